import * as v from 'valibot';
import type { WaitlistItem } from '~/domain/waitlist/waitlist';
import { idText, optionalAmount, optionalId, optionalText } from '../http/commonWire';

// An item without its id is none; any other part that is malformed is left out, so that it does not hide the item.
const text = v.fallback(v.nullish(idText, ''), '');
const id = v.fallback(optionalId, null);
// A number is no date: it would be read as a year.
const date = v.fallback(optionalText, null);
const sum = v.fallback(optionalAmount, null);

const WireProduct = v.object({ baseProductNo: text, name: text, brand: text, price: sum });

/** An item of the waitlist after key conversion (CONTRACT Subscriptions). */
export const WireWaitlistItem = v.object({
  id: idText,
  status: v.fallback(
    v.union([
      v.object({ type: text, reason: id }),
      v.pipe(
        v.string(),
        v.transform((type) => ({ type, reason: null })),
      ),
    ]),
    { type: '', reason: null },
  ),
  sku: text,
  product: v.fallback(v.nullish(WireProduct, null), null),
  quantity: v.fallback(v.nullish(v.number(), 1), 1),
  shippingCosts: sum,
  totalPrice: sum,
  selectedPaymentMethod: id,
  creationDate: date,
  orderDate: date,
  cancellationReason: id,
});

export function toWaitlistItem(wire: v.InferOutput<typeof WireWaitlistItem>): WaitlistItem {
  const { status, product, selectedPaymentMethod, creationDate, ...item } = wire;
  return {
    ...item,
    status: { code: status.type, reason: status.reason },
    product: product ?? { baseProductNo: item.sku.slice(0, 6), name: '', brand: '', price: null },
    paymentMethod: selectedPaymentMethod,
    createdAt: creationDate,
  };
}
