/**
 * The reason codes with which an order or a position is cancelled, in the order in which they are offered. The requirement
 * does not name them: the assumption of CONTRACT Orders. Each needs a text in `src/domain/order/orderWords.de.ts`.
 */
export const cancelReasons = ['CUSTOMER_REQUEST', 'WRONG_ITEM', 'DOUBLE_ORDER', 'DELIVERY_TOO_LONG', 'OTHER'] as const;
