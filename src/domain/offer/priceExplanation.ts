import type { Country } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import type { Offer, OfferItem } from './offer';
import { otherCosts } from './otherCosts';
import type { PaymentMethod } from '~/domain/payment/payment';

/** One line of the price explanation, in the order in which it is read out. Amounts are the service's own. */
export type PriceLine =
  | { readonly kind: 'article'; readonly item: OfferItem }
  /** The discount of a voucher on one article. */
  | { readonly kind: 'articleVoucher'; readonly sku: string; readonly amount: Cents }
  | { readonly kind: 'products'; readonly amount: Cents }
  | { readonly kind: 'voucher'; readonly codes: readonly string[]; readonly amount: Cents }
  | { readonly kind: 'employeeDiscount'; readonly amount: Cents }
  /** `why`: the reason for the shipping costs. */
  | { readonly kind: 'shipping'; readonly amount: Cents; readonly why: ShippingReason }
  | { readonly kind: 'cashOnDeliveryFee'; readonly amount: Cents; readonly country: Country }
  /** What no other line explains. */
  | { readonly kind: 'other'; readonly amount: Cents }
  | { readonly kind: 'savings'; readonly amount: Cents }
  | { readonly kind: 'total'; readonly amount: Cents };

export type ShippingReason = 'oncePerDay' | 'waived' | 'free';

export interface PriceFacts {
  readonly country: Country;
  readonly method: PaymentMethod | null;
  readonly isShippingWaived: boolean;
}

export function priceExplanation(
  offer: Offer,
  { country, method, isShippingWaived }: PriceFacts,
): readonly PriceLine[] {
  const lines: PriceLine[] = [];
  for (const item of offer.items) {
    lines.push({ kind: 'article', item });
    if (item.voucherDiscountValue !== 0) {
      lines.push({ kind: 'articleVoucher', sku: item.sku, amount: item.voucherDiscountValue });
    }
  }
  lines.push({ kind: 'products', amount: offer.totalProductPrice });
  if (offer.totalVoucherDiscount !== 0) {
    const codes = offer.vouchers.map(({ code }) => code);
    lines.push({ kind: 'voucher', codes, amount: offer.totalVoucherDiscount });
  }
  if (offer.employeeDiscount !== 0) lines.push({ kind: 'employeeDiscount', amount: offer.employeeDiscount });
  const charged = offer.shippingCost > 0 ? 'oncePerDay' : 'free';
  lines.push({ kind: 'shipping', amount: offer.shippingCost, why: isShippingWaived ? 'waived' : charged });
  const isCharged = method === 'CASH_ON_DELIVERY' && offer.cashOnDeliveryFee !== 0;
  if (isCharged) lines.push({ kind: 'cashOnDeliveryFee', amount: offer.cashOnDeliveryFee, country });
  const other = otherCosts(offer) + (isCharged ? 0 : offer.cashOnDeliveryFee);
  if (other !== 0) lines.push({ kind: 'other', amount: other });
  lines.push({ kind: 'total', amount: offer.totalPrice });
  if (offer.totalSavings !== 0) lines.push({ kind: 'savings', amount: offer.totalSavings });
  return lines;
}
