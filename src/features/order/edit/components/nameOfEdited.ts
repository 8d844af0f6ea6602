import type { OriginalOrder } from '~/domain/order/editOrder';

/** The order's number, else the id of the address. */
export function nameOfEdited(order: OriginalOrder | null, orderId: string): string {
  return order === null || order.number === '' ? orderId : order.number;
}
