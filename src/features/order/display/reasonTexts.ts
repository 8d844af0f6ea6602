import { cancelReasons } from '~config/cancelReasons';
import '~/domain/order/orderWords.de';
import { memberOf } from '~/domain/common/memberOf';
import { failureKinds, rejectionOf } from '~/domain/order/rejection';
import type { StatusEntry } from '~/domain/order/order';
import { knownFailureText } from '~/features/order/place/orderFailureTexts';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import './orderDisplayPageTexts.de';
import '~/domain/order/rejectionWords.de';

/** Texts that replace those of the order entry: its texts advise to change the basket, which a placed order no longer has. */
const textsOfTheOrder: Partial<Record<PlainTextKey, PlainTextKey>> = {
  'order.failure.credit_limit_exceeded': 'rejected.failure.credit_limit_exceeded',
  'order.failure.stock_reservation_failure': 'rejected.failure.stock_reservation_failure',
  'order.failure.product_not_sellable': 'rejected.failure.product_not_sellable',
  'order.failure.product_not_found': 'rejected.failure.product_not_found',
  'order.failure.invalid_variant_sku': 'rejected.failure.invalid_variant_sku',
};

/** The reason of a status in words; a code without words is named as the service gives it, null where there is none. */
export function reasonText(reason: string | null, t: Translate): string | null {
  if (reason === null || reason === '') return null;
  const failure = memberOf(failureKinds, reason);
  if (failure !== null) return t(`rejection.failure.${failure}`);
  const cancelReason = memberOf(cancelReasons, reason);
  if (cancelReason !== null) return t(`order.cancelReason.${cancelReason}`);
  const known = knownFailureText(reason);
  return known === null ? t('rejected.reason', { reason }) : t(textsOfTheOrder[known] ?? known);
}

/** Kind and reason of an entry of the status history in words. */
export function statusText(entry: StatusEntry, t: Translate): string {
  const kind = rejectionOf([entry])?.kind ?? null;
  const words = kind === null ? entry.kind : t(`rejection.kind.${kind}`);
  return [words, reasonText(entry.reason, t)].filter((part) => part !== null && part !== '').join(' ');
}
