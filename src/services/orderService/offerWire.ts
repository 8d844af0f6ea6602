import * as v from 'valibot';
import type { Offer } from '~/domain/offer/offer';
import { isPaymentMethod, type InstallmentPlan, type PaymentOption, dueDays } from '~/domain/payment/payment';
import { berlinDay } from '~/domain/common/berlinTime';
import { amount, amountOrZero, idText, optionalAmount, optionalId, optionalText, readEach } from '../http/commonWire';
import { stockLevels, deliveryTypes } from '~/domain/article/product';
import { voucherTargets, voucherTypes } from '~/domain/offer/voucher';

const unknownText = v.fallback(optionalId, null);

/** A condition, by itself or with its target: one that is dropped would be a condition that nobody mentions. */
const WireRestriction = v.union([
  v.pipe(
    idText,
    v.transform((label) => ({ target: null, label })),
  ),
  v.pipe(
    v.object({
      target: v.fallback(v.nullable(v.picklist(voucherTargets)), null),
      value: unknownText,
      label: unknownText,
    }),
    v.transform(({ target, value, label }) => ({ target, label: (label === '' ? null : label) ?? value ?? '' })),
  ),
]);

/** A day, as such or as a timestamp; anything else is read as null. */
const WireDay = v.fallback(
  v.pipe(
    optionalText,
    v.transform((text) => {
      const moment = new Date(/^\d{4}-\d{2}-\d{2}/.test(text ?? '') ? (text ?? '') : Number.NaN);
      return Number.isNaN(moment.getTime()) ? null : berlinDay(moment);
    }),
  ),
  null,
);

/**
 * A voucher (REQ C11.2). `progressive_discount_info` is assumed to be a sentence; anything else is read as null. An unknown type
 * follows from the figures.
 */
export const WireVoucher = v.pipe(
  v.object({
    code: idText,
    aliasCode: optionalId,
    type: v.fallback(v.nullable(v.picklist(voucherTypes)), null),
    value: amountOrZero,
    percentage: v.fallback(v.nullish(v.number(), null), null),
    calculatedPercentageValue: optionalAmount,
    progressiveDiscountInfo: v.fallback(optionalText, null),
    restrictions: v.pipe(
      v.fallback(v.nullish(v.array(v.unknown()), []), []),
      v.transform((list) => readEach(WireRestriction, list)),
    ),
    validFrom: WireDay,
    validUntil: WireDay,
  }),
  v.transform((wire) => ({ ...wire, type: wire.type ?? (wire.percentage === null ? 'VALUE' : 'PERCENTAGE') })),
);

/** The number of a better article, by itself or in an object: its shape is an assumption. Anything else is read as empty. */
const WireUpgrade = v.fallback(
  v.pipe(
    v.nullish(v.union([idText, v.object({ productNo: v.nullish(idText, ''), sku: v.nullish(idText, '') })]), null),
    v.transform((upgrade) =>
      upgrade === null || typeof upgrade === 'string' ? (upgrade ?? '') : upgrade.productNo || upgrade.sku,
    ),
  ),
  '',
);

/** An offer after key conversion (REQ C6.4, CONTRACT 5). */
export const WireOffer = v.object({
  items: v.array(
    v.object({
      sku: idText,
      baseProductNo: v.nullish(idText, ''),
      quantity: v.number(),
      reserved: v.nullish(v.boolean(), true),
      availableStockAmount: v.nullish(v.number(), 0),
      variant: v.fallback(v.nullish(v.object({ status: optionalText, erpStatus: optionalText }), null), null),
      stockLevel: v.fallback(v.picklist(stockLevels), 'AVAILABLE'),
      singlePrice: amount,
      total: amount,
      voucherDiscountValue: amountOrZero,
      deliveryType: v.fallback(v.nullish(v.picklist(deliveryTypes), null), null),
      deliveryDays: v.nullish(v.number(), null),
      upgrade: WireUpgrade,
      upgrade2: WireUpgrade,
      subscriptionOffer: v.optional(v.unknown(), null),
    }),
  ),
  vouchers: v.nullish(v.array(WireVoucher), []),
  totalProductPrice: amount,
  totalSavings: amountOrZero,
  totalVoucherDiscount: amountOrZero,
  employeeDiscount: amountOrZero,
  shippingCost: amountOrZero,
  cashOnDeliveryFee: amountOrZero,
  totalPrice: amount,
  pregeneratedErpNumber: optionalId,
  canUsePackstationAddress: v.nullish(v.boolean(), true),
  freeShippingReason: optionalText,
});

export function toOffer(wire: v.InferOutput<typeof WireOffer>): Offer {
  return {
    ...wire,
    items: wire.items.map(({ variant, upgrade, upgrade2, subscriptionOffer, ...item }) => ({
      ...item,
      isSellable: isSellable(variant),
      upgrades: [upgrade, upgrade2].filter((number) => number !== ''),
      hasSubscriptionOffer:
        subscriptionOffer === true || (typeof subscriptionOffer === 'object' && subscriptionOffer !== null),
    })),
  };
}

/** A missing status counts as sellable. */
function isSellable(variant: { readonly status: string | null; readonly erpStatus: string | null } | null): boolean {
  return (variant?.status ?? 'SELLABLE') === 'SELLABLE' && (variant?.erpStatus ?? 'SELLABLE') === 'SELLABLE';
}

export const WirePaymentOption = v.object({
  method: v.string(),
  enabled: v.nullish(v.boolean(), false),
  reason: optionalText,
  limit: optionalAmount,
});

export const WireOfferAnswer = v.object({
  offer: WireOffer,
  paymentOptions: v.nullish(v.array(WirePaymentOption), []),
  installmentPlans: v.nullish(v.array(v.unknown()), []),
});

/** A plan after key conversion (REQ C9.2, CONTRACT 5). */
const WirePlan = v.object({
  installmentCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  installment: amount,
  finalInstallment: amount,
  total: amount,
  calculationId: v.nullish(idText, ''),
  channel: v.nullish(v.string(), ''),
  interestRate: v.nullish(v.number(), 0),
  nominalInterestRate: v.nullish(v.number(), null),
  totalInterest: amountOrZero,
  totalGrossAmount: amount,
  dueDay: v.fallback(v.picklist(dueDays), 1),
});

/** Leaves out malformed plans: a plan without one of its figures cannot be read out. */
export function toPlans(wire: readonly unknown[]): readonly InstallmentPlan[] {
  return readEach(WirePlan, wire).map(({ installmentCount, ...plan }) => ({ ...plan, count: installmentCount }));
}

/** Methods that this version does not know are left out. */
export function toPaymentOptions(wire: readonly v.InferOutput<typeof WirePaymentOption>[]): readonly PaymentOption[] {
  return wire.flatMap(({ method, ...option }) => (isPaymentMethod(method) ? [{ ...option, method }] : []));
}
