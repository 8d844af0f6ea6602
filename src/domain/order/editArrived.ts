import { isSameAddress, type Address } from '~/domain/address/address';
import type { EditedOffer, OrderContent } from './editOrder';
import type { Order } from './order';

/** Whether the order has the positions and the total of the draft: its submission has arrived. */
export function isOrderAsEdited(order: Order, offer: EditedOffer): boolean {
  return order.totalPrice === offer.figures.totalPrice && piecesOf(order.items) === piecesOf(leftOf(offer));
}

function leftOf({ items }: EditedOffer): EditedOffer['items'] {
  return items.filter(({ cancellationReason }) => cancellationReason === null);
}

/** Articles with their quantities, sorted, as a text to compare. */
function piecesOf(lines: readonly { readonly sku: string; readonly quantity: number | null }[]): string {
  return lines
    .map(({ sku, quantity }) => `${sku}*${String(quantity)}`)
    .toSorted()
    .join();
}

/**
 * Whether the order shows that the edit has arrived, without a version: it is as edited in all that an order names, and was not before the
 * edit in at least one of them.
 */
export function isEditShown(order: Order, before: OrderContent, offer: EditedOffer): boolean {
  if (!isOrderAsEdited(order, offer)) return false;
  const isMoved = !isSamePlaceOrNone(before.deliveryAddress, offer.deliveryAddress);
  if (isMoved && !isSamePlaceOrNone(order.deliveryAddress, offer.deliveryAddress)) return false;
  const method = offer.payment?.method;
  const isPaidOtherwise = method !== before.payment?.method;
  if (isPaidOtherwise && method !== order.payment?.method) return false;
  return (
    isMoved ||
    isPaidOtherwise ||
    offer.figures.totalPrice !== before.figures.totalPrice ||
    piecesOf(before.positions) !== piecesOf(leftOf(offer))
  );
}

function isSamePlaceOrNone(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isSameAddress(one, other);
}
