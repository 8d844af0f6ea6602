import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import type { Tone } from '~/shared/ui/Tag';
import './orderStatusTexts.de';

/** Texts of the codes of REQ E1.6, E2.3; an unknown code shows the service's own label. */
export const orderStatusTexts = new Map<string, PlainTextKey>([
  ['received', 'orderStatus.received'],
  ['processing', 'orderStatus.processing'],
  ['inDelivery', 'orderStatus.inDelivery'],
  ['dispatched', 'orderStatus.dispatched'],
  ['cancelled', 'orderStatus.cancelled'],
  ['returned', 'orderStatus.returned'],
  ['partiallyReturned', 'orderStatus.partiallyReturned'],
  ['CREATED', 'orderStatus.CREATED'],
  ['SUBMITTED', 'orderStatus.SUBMITTED'],
  ['ACCEPTED', 'orderStatus.ACCEPTED'],
  ['REJECTED', 'orderStatus.REJECTED'],
  ['FAILED', 'orderStatus.FAILED'],
  ['CANCELLED', 'orderStatus.CANCELLED'],
  ['ERP_EXPORT_IN_PROGRESS', 'orderStatus.ERP_EXPORT_IN_PROGRESS'],
  ['RECREATED_ORDER', 'orderStatus.RECREATED_ORDER'],
]);

/** The words of a code; other text as it is. */
export function statusWords(status: string, t: Translate): string {
  const known = orderStatusTexts.get(status);
  return known === undefined ? status : t(known);
}

const tones = new Map<string, Tone>([
  ['dispatched', 'success'],
  ['ACCEPTED', 'success'],
  ['inDelivery', 'success'],
  ['cancelled', 'error'],
  ['CANCELLED', 'error'],
  ['REJECTED', 'error'],
  ['FAILED', 'error'],
  ['returned', 'warning'],
  ['partiallyReturned', 'warning'],
]);

export function statusTone(code: string): Tone {
  return tones.get(code) ?? 'neutral';
}
