import { failureTypes } from '~/domain/subscription/subscription';
import { cancelReasonOf, waitlistCancelReasons, type WaitlistItem } from '~/domain/waitlist/waitlist';
import '~/domain/waitlist/waitlistWords.de';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import type { Translate } from '~/shared/i18n/i18n';

export function nameOfItem({ product, sku }: Pick<WaitlistItem, 'product' | 'sku'>): string {
  return product.name || sku;
}

/** Why the item was cancelled, or why it has failed, in words; another code as it is; null: none. */
export function reasonText(item: WaitlistItem, t: Translate): string | null {
  const reason = cancelReasonOf(item);
  const cancelled = waitlistCancelReasons.find((candidate) => candidate === reason);
  if (cancelled !== undefined) return t(`waitlist.cancelReason.${cancelled}`);
  const failed = failureTypes.find((candidate) => candidate === reason);
  return failed === undefined ? reason : t(`waitlist.failure.${failed}`);
}

export function paymentText({ paymentMethod }: WaitlistItem, t: Translate): string {
  return paymentMethodText(paymentMethod ?? '', t);
}
