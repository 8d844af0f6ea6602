import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import type { WaitlistItem } from '~/domain/waitlist/waitlist';
import { waitlistCancelReasons, waitlistStatuses } from '~/domain/waitlist/waitlist';
import { paymentMethods } from '~/domain/payment/payment';
import { oneName } from '../http/productWire';
import { optionalPieces, shownAmount } from '../http/wireFigures';
import { codeText, id, idText, optionalCode, optionalPart, optionalText, optionalTime, text } from '../http/wireValues';

// An item without its id is none; any other part that is malformed is left out, so that it does not hide the item.
const WireProduct = v.object({ baseProductNo: text, name: oneName, brand: text, price: shownAmount });

/** An item of the waitlist after key conversion (CONTRACT Subscriptions). */
export const WireWaitlistItem = v.object({
  id,
  status: v.fallback(
    v.union([
      v.object({ type: codeText(waitlistStatuses), reason: optionalText }),
      v.pipe(
        idText,
        v.transform((type) => ({ type: memberOf(waitlistStatuses, type) ?? type, reason: null })),
      ),
    ]),
    { type: '', reason: null },
  ),
  sku: text,
  product: v.pipe(
    optionalPart(WireProduct),
    v.transform((sent) => sent ?? { baseProductNo: '', name: '', brand: '', price: null }),
  ),
  quantity: optionalPieces,
  shippingCosts: shownAmount,
  totalPrice: shownAmount,
  selectedPaymentMethod: optionalCode(paymentMethods),
  creationDate: optionalTime,
  orderDate: optionalTime,
  cancellationReason: optionalCode(waitlistCancelReasons),
});

export function toWaitlistItem(wire: v.InferOutput<typeof WireWaitlistItem>): WaitlistItem {
  const { status, product, selectedPaymentMethod, creationDate, ...item } = wire;
  return {
    ...item,
    status: { code: status.type, reason: status.reason },
    product: { ...product, baseProductNo: product.baseProductNo || item.sku.slice(0, 6) },
    paymentMethod: selectedPaymentMethod,
    createdAt: creationDate,
  };
}
