import * as v from 'valibot';
import { WireAddress } from '../http/commonWire';
import { optionalCrossSell } from '../http/crossSellWire';
import { pieces, shownAmount } from '../http/wireFigures';
import {
  amountOrZero,
  flagOr,
  id,
  optionalAmount,
  optionalDay,
  optionalFlag,
  optionalPart,
  optionalText,
  text,
} from '../http/wireValues';
import { cleanedReason, cleanedText } from './editChangeWire';

/** Parts that an edited offer and the order before the edit share, after key conversion. */

export const optionalAddress = optionalPart(WireAddress);

export const WireFigures = v.object({
  totalProductPrice: optionalAmount,
  totalVoucherDiscount: amountOrZero,
  employeeDiscount: amountOrZero,
  shippingCost: optionalAmount,
  shippingCosts: optionalAmount,
  delivery: optionalPart(v.object({ price: shownAmount })),
  cashOnDeliveryFee: amountOrZero,
  totalPrice: optionalAmount,
});

export const WireItem = v.object({
  id: text,
  number: optionalText,
  sku: id,
  baseProductNo: optionalText,
  baseProductNumber: optionalText,
  title: cleanedText,
  quantity: pieces,
  priceDate: optionalDay,
  cancellationReason: cleanedReason,
  crossSell: optionalCrossSell,
  weeeTakeBackEnabled: optionalFlag,
  reserved: flagOr(true),
  singlePrice: shownAmount,
  total: shownAmount,
  variant: optionalPart(v.object({ price: shownAmount })),
  deliveryAddress: optionalAddress,
});
export type WireItem = v.InferOutput<typeof WireItem>;

export const WireCode = v.union([id, v.object({ code: id })]);
export const codeOf = (voucher: v.InferOutput<typeof WireCode>): string =>
  typeof voucher === 'string' ? voucher : voucher.code;
/** A service voucher; none is null, missing or the placeholder of four dashes (REQ C11.7). */
export const optionalServiceVoucher = v.pipe(
  optionalPart(WireCode),
  v.transform((voucher) => {
    const code = voucher === null ? '' : codeOf(voucher);
    return code === '' || code === '----' ? null : code;
  }),
);

export function shippingOf({
  shippingCost,
  shippingCosts,
  delivery,
}: Pick<v.InferOutput<typeof WireFigures>, 'shippingCost' | 'shippingCosts' | 'delivery'>): number {
  return shippingCost ?? shippingCosts ?? delivery?.price ?? 0;
}
