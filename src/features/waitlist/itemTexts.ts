import { failureTypes } from '~/domain/subscription/subscription';
import {
  cancelReasonOf,
  waitlistCancelReasons,
  waitlistStatusOf,
  type WaitlistItem,
  type WaitlistStatus,
} from '~/domain/waitlist/waitlist';
import '~/domain/waitlist/waitlistWords.de';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import type { Translate } from '~/shared/i18n/i18n';
import type { Tone } from '~/shared/ui/Tag';

const tones = {
  CREATED: 'warning',
  PROCESSED: 'success',
  CANCELLED: 'neutral',
  FAILED: 'error',
  REJECTED: 'error',
} as const satisfies Record<WaitlistStatus, Tone>;

export function nameOfItem({ product, sku }: Pick<WaitlistItem, 'product' | 'sku'>): string {
  return product.name || sku;
}

/** The status in words; an unknown code is shown as the service sent it. */
export function statusText(item: Pick<WaitlistItem, 'status'>, t: Translate): string {
  const status = waitlistStatusOf(item);
  return status === null ? t('waitlist.status.unknown', { code: item.status.code }) : t(`waitlist.status.${status}`);
}

export function statusTone(item: Pick<WaitlistItem, 'status'>): Tone {
  const status = waitlistStatusOf(item);
  return status === null ? 'neutral' : tones[status];
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
