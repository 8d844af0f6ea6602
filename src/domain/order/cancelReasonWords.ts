import './cancelReasonWords.de';

/** Texts of the reason codes of a cancellation (`config/cancelReasons.ts`). */
export const cancelReasonWords = {
  CUSTOMER_REQUEST: 'order.cancelReason.CUSTOMER_REQUEST',
  WRONG_ITEM: 'order.cancelReason.WRONG_ITEM',
  DOUBLE_ORDER: 'order.cancelReason.DOUBLE_ORDER',
  DELIVERY_TOO_LONG: 'order.cancelReason.DELIVERY_TOO_LONG',
  OTHER: 'order.cancelReason.OTHER',
} as const;
