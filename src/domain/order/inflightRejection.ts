import { handOverOffered, type DeliveredItem } from '~/domain/basket/takeBack';
import { inflightSteps, type InflightOrder, type InflightRejection } from './inflightOrder';

/** Parses the service's name of the step. Ignores a suffix of the take-back step, which the basket already implies. */
export function readInflightStep(text: string | null): InflightOrder['step'] {
  const code = text?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  if (code.startsWith('WEEE_TAKEBACK_HANDOVER')) return 'WEEE_TAKEBACK_HANDOVER';
  return inflightSteps.find((step) => step === code) ?? 'unknown';
}

/** Derives the reason to show; `articles`: the known articles of the basket. */
export function inflightRejection(
  step: InflightOrder['step'],
  articles: readonly (DeliveredItem & { readonly weeeTakeBack: boolean })[],
): InflightRejection | null {
  if (step !== 'WEEE_TAKEBACK_HANDOVER') return step;
  const ways = new Set(articles.filter(({ weeeTakeBack }) => weeeTakeBack).map(handOverOffered));
  // Without known articles the text that names both ways is always correct.
  if (ways.size !== 1) return 'TAKEBACK_BY_BOTH';
  return ways.has('forwarder') ? 'TAKEBACK_BY_FORWARDER' : 'TAKEBACK_BY_PARCEL';
}

const aboutTheArticle: readonly InflightRejection[] = [
  'INVALID_BASE_PRODUCT_NUMBER_SELECTION',
  'INVALID_PRODUCT_VARIANT_SELECTION',
];

/** The article number to show with the reason; null where the reason is not about an article. */
export function rejectedArticle(rejection: InflightRejection, baseProductNo: string | null): string | null {
  return aboutTheArticle.includes(rejection) ? baseProductNo : null;
}

/** `info` for the question about an old device, which is no error; otherwise `error`. */
export function rejectionVariant(rejection: InflightRejection): 'info' | 'error' {
  return rejection.startsWith('TAKEBACK_') ? 'info' : 'error';
}
