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

export function shippingOf({
  shippingCost,
  shippingCosts,
  delivery,
}: Pick<v.InferOutput<typeof WireFigures>, 'shippingCost' | 'shippingCosts' | 'delivery'>): number {
  return shippingCost ?? shippingCosts ?? delivery?.price ?? 0;
}
