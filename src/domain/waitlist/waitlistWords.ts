import type { WaitlistCancelReason, WaitlistStatus } from './waitlist';
import './waitlistWords.de';

/** Statuses in words (REQ H1.4); an unknown code is shown as it is, by `waitlist.status.unknown`. */
export const waitlistStatusWords = {
  CREATED: 'waitlist.status.CREATED',
  PROCESSED: 'waitlist.status.PROCESSED',
  CANCELLED: 'waitlist.status.CANCELLED',
  FAILED: 'waitlist.status.FAILED',
  REJECTED: 'waitlist.status.REJECTED',
} as const satisfies Record<WaitlistStatus, string>;

export const waitlistCancelReasonWords = {
  CUSTOMER_REQUEST: 'waitlist.cancelReason.CUSTOMER_REQUEST',
  DELIVERY_NOT_POSSIBLE: 'waitlist.cancelReason.DELIVERY_NOT_POSSIBLE',
  DETECTION_ERROR: 'waitlist.cancelReason.DETECTION_ERROR',
  WAITLIST_TIMEOUT: 'waitlist.cancelReason.WAITLIST_TIMEOUT',
} as const satisfies Record<WaitlistCancelReason, string>;
