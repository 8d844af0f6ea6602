import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import type { Offer, OfferItem } from '~/domain/offer/offer';
import {
  paymentMethods,
  type DueDay,
  type InstallmentPlan,
  type PaymentOption,
  dueDays,
} from '~/domain/payment/payment';
import { sumCents } from '~/domain/common/money';
import { erpStatuses, stockLevels, variantStatuses } from '~/domain/article/product';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { voucherTargets, voucherTypes } from '~/domain/offer/voucher';
import { deliveryEntries, toDelivery } from '../http/deliveryWire';
import { numberOf, pieces, shownAmount, shownAmountOrZero } from '../http/wireFigures';
import {
  amountOrZero,
  codeOr,
  flag,
  flagOr,
  id,
  idText,
  list,
  listOf,
  optionalAmount,
  optionalCode,
  optionalDay,
  optionalFlag,
  optionalList,
  optionalNumber,
  optionalPart,
  optionalText,
  price,
  readEach,
  text,
  wholeListOf,
} from '../http/wireValues';

/** A condition, by itself or with its target: one that is dropped would be a condition that nobody mentions. */
const WireRestriction = v.union([
  v.pipe(
    idText,
    v.transform((label) => ({ target: null, label })),
  ),
  v.pipe(
    v.object({ target: codeOr(voucherTargets, null), value: text, label: text }),
    v.transform(({ target, value, label }) => ({ target, label: label === '' ? value : label })),
  ),
]);

const WireVoucherFields = v.object({
  code: idText,
  aliasCode: optionalText,
  type: codeOr(voucherTypes, null),
  value: shownAmountOrZero,
  percentage: optionalNumber,
  calculatedPercentageValue: shownAmount,
  progressiveDiscountInfo: optionalText,
  restrictions: listOf(WireRestriction),
  validFrom: optionalDay,
  validUntil: optionalDay,
});

/**
 * A voucher (REQ C11.2), or its code alone. `progressive_discount_info` is assumed to be a sentence; anything else is read as null. An
 * unknown type follows from the figures.
 */
export const WireVoucher = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'string' ? { code: sent } : sent)),
  WireVoucherFields,
  v.transform((wire) => ({ ...wire, type: wire.type ?? (wire.percentage === null ? 'VALUE' : 'PERCENTAGE') })),
);

/** The number of a better article, by itself or in an object: its shape is an assumption. Anything else is read as empty. */
const WireUpgrade = v.pipe(
  optionalPart(v.union([idText, v.object({ productNo: text, sku: text })])),
  v.transform((upgrade) =>
    upgrade === null || typeof upgrade === 'string' ? (upgrade ?? '') : upgrade.productNo || upgrade.sku,
  ),
);

const WireOfferItem = v.object({
  sku: id,
  baseProductNo: text,
  quantity: pieces,
  reserved: flagOr(true),
  availableStockAmount: optionalNumber,
  variant: optionalPart(v.object({ status: optionalText, erpStatus: optionalText, price: shownAmount })),
  stockLevel: codeOr(stockLevels, null),
  singlePrice: optionalAmount,
  total: optionalAmount,
  voucherDiscountValue: amountOrZero,
  ...deliveryEntries,
  upgrade: WireUpgrade,
  upgrade2: WireUpgrade,
  subscriptionOffer: v.optional(v.unknown(), null),
});
type WireOfferItem = v.InferOutput<typeof WireOfferItem>;

/** An amount; a flag in its place is read as no amount, and what it takes off is shown as the difference of the total (DECISIONS 208). */
const discount = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => (v.is(flag, sent) ? null : sent)),
  amountOrZero,
);

/** An offer after key conversion (REQ C6.4, CONTRACT 5). */
export const WireOffer = v.pipe(
  v.object({
    items: wholeListOf(WireOfferItem),
    vouchers: listOf(WireVoucher),
    totalProductPrice: optionalAmount,
    totalSavings: amountOrZero,
    totalVoucherDiscount: amountOrZero,
    employeeDiscount: discount,
    shippingCost: optionalAmount,
    shippingCosts: optionalAmount,
    cashOnDeliveryFee: amountOrZero,
    totalPrice: price,
    pregeneratedErpNumber: optionalText,
    canUsePackstationAddress: flagOr(true),
    freeShippingReason: optionalCode(freeShippingReasons),
  }),
  v.transform(({ items, totalProductPrice: sent, shippingCost, shippingCosts, ...offer }) => {
    const priced = withPrices(items, sent);
    // Null where it is neither named nor the sum of the items: then the next check fails.
    const totals = priced.map(({ total }) => total).filter((total) => total !== null);
    const totalProductPrice = sent ?? (totals.length === items.length ? sumCents(totals) : null);
    // Both spellings are read, because the requirement does not spell the field.
    return { ...offer, items: priced, totalProductPrice, shippingCost: shippingCost ?? shippingCosts ?? 0 };
  }),
  v.check(({ totalProductPrice }) => totalProductPrice !== null),
);

/**
 * The prices of the items. One that is missing follows from the other and from the variant, but only where the sums then agree with the
 * offer's; otherwise it is null.
 */
function withPrices(
  items: readonly WireOfferItem[],
  totalProductPrice: number | null,
): readonly (WireOfferItem & Pick<OfferItem, 'singlePrice' | 'total'>)[] {
  const priced = items.map((item) => {
    const singlePrice = item.singlePrice ?? singleOf(item) ?? item.variant?.price ?? null;
    return { ...item, singlePrice, total: item.total ?? (singlePrice === null ? null : singlePrice * item.quantity) };
  });
  const agrees = totalProductPrice === null || sumCents(priced.map(({ total }) => total ?? 0)) === totalProductPrice;
  return agrees ? priced : items;
}

/** The price of one piece, where the total is a multiple of it. */
function singleOf({ total, quantity }: WireOfferItem): number | null {
  return total !== null && total % quantity === 0 ? total / quantity : null;
}

export function toOffer({ items, ...wire }: v.InferOutput<typeof WireOffer>): Offer {
  return {
    ...wire,
    totalProductPrice: wire.totalProductPrice ?? 0,
    items: items.map(({ variant, upgrade, upgrade2, subscriptionOffer, deliveryTime, ...item }) => ({
      ...item,
      ...toDelivery({ ...item, deliveryTime }),
      availableStockAmount: item.availableStockAmount ?? 0,
      isSellable: isSellable(variant),
      upgrades: [upgrade, upgrade2].filter((number) => number !== ''),
      hasSubscriptionOffer:
        subscriptionOffer === true || (typeof subscriptionOffer === 'object' && subscriptionOffer !== null),
    })),
  };
}

/** A missing status counts as sellable, an unknown one does not. */
function isSellable(variant: WireOfferItem['variant']): boolean {
  const { status = null, erpStatus = null } = variant ?? {};
  return (
    (status === null || memberOf(variantStatuses, status) === 'SELLABLE') &&
    (erpStatus === null || memberOf(erpStatuses, erpStatus) === 'SELLABLE')
  );
}

/** A payment option; one without a mark is not offered. The name of a method alone is one that is. */
const WirePaymentOption = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'string' ? { method: sent, enabled: true } : sent)),
  v.object({
    method: codeOr(paymentMethods, null),
    paymentMethod: codeOr(paymentMethods, null),
    type: codeOr(paymentMethods, null),
    enabled: optionalFlag,
    isEnabled: flagOr(false),
    reason: optionalText,
    limit: shownAmount,
  }),
);

/** Converts an object of marks by method (`{INVOICE: true}`) to a list of options; returns anything else unchanged. */
function listOfMarks(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(sent);
  const marks = entries.filter(([key]) => memberOf(paymentMethods, key) !== null);
  if (marks.length === 0) return sent;
  return marks.map(([method, mark]): unknown =>
    typeof mark === 'object' && mark !== null ? { ...mark, method } : { method, enabled: mark },
  );
}

/**
 * Reads the payment options of an answer and drops unknown methods. Null: there are none, or none of a known method; then the defaults of
 * REQ C8.2 apply (DECISIONS 197).
 */
export const paymentOptions = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(listOfMarks),
  optionalList,
  v.transform((sent): readonly PaymentOption[] | null => {
    const options = readEach(WirePaymentOption, sent ?? []).flatMap((wire) => {
      const { reason, limit } = wire;
      const method = wire.method ?? wire.paymentMethod ?? wire.type;
      return method === null ? [] : [{ method, enabled: wire.enabled ?? wire.isEnabled, reason, limit }];
    });
    return sent === null || (options.length === 0 && sent.length > 0) ? null : options;
  }),
);

/** The figures stand in the offer, or beside it (REQ C6.4). */
export const WireOfferAnswer = v.pipe(
  v.looseObject({ offer: v.looseObject({}) }),
  v.transform((answer) => {
    const offer: Readonly<Record<string, unknown>> = { ...answer, ...answer.offer };
    return { ...answer, offer, invalidVouchers: offer['invalidVouchers'] };
  }),
  v.object({ offer: WireOffer, paymentOptions, installmentPlans: list, invalidVouchers: list }),
);

/** A plan after key conversion, in the names of an order's payment and in those of REQ C9.2 (CONTRACT 5). */
const WirePlan = v.object({
  installmentCount: optionalNumber,
  count: optionalNumber,
  installment: optionalAmount,
  monthlyRate: optionalAmount,
  finalInstallment: optionalAmount,
  total: optionalAmount,
  fundingAmount: optionalAmount,
  calculationId: text,
  channel: text,
  interestRate: optionalNumber,
  effectiveRate: optionalNumber,
  nominalInterestRate: optionalNumber,
  nominalRate: optionalNumber,
  totalInterest: optionalAmount,
  interest: optionalAmount,
  totalGrossAmount: optionalAmount,
  dueDay: numberOf(dueDays),
});

/**
 * Returns null if a figure of the plan is missing, because the agent has to read out all of them. A plan in the field names of REQ C9.2
 * has no sum: the sum, and the last installment if it is missing, are calculated from the other figures.
 */
function toPlan(wire: v.InferOutput<typeof WirePlan>, asked: DueDay): InstallmentPlan | null {
  const count = wire.installmentCount ?? wire.count ?? 0;
  const installment = wire.installment ?? wire.monthlyRate;
  const total = wire.total ?? wire.fundingAmount;
  const interest = wire.totalInterest ?? wire.interest;
  if (!Number.isInteger(count) || count < 1 || installment === null || total === null) return null;
  const others = (count - 1) * installment;
  const follows = wire.monthlyRate !== null || wire.fundingAmount !== null;
  const sumOfInstallments = wire.finalInstallment === null ? null : others + wire.finalInstallment;
  const sumWithInterest = interest === null ? null : total + interest;
  const totalGrossAmount = wire.totalGrossAmount ?? (follows ? (sumOfInstallments ?? sumWithInterest) : null);
  if (totalGrossAmount === null) return null;
  const finalInstallment = wire.finalInstallment ?? (follows ? totalGrossAmount - others : null);
  if (finalInstallment === null || finalInstallment < 0) return null;
  const interestRate = wire.interestRate ?? wire.effectiveRate ?? 0;
  return {
    count,
    installment,
    finalInstallment,
    total,
    calculationId: wire.calculationId,
    channel: wire.channel,
    interestRate,
    nominalInterestRate: wire.nominalInterestRate ?? wire.nominalRate,
    totalInterest: interest ?? 0,
    totalGrossAmount,
    dueDay: wire.dueDay ?? asked,
  };
}

/** Drops malformed plans; null if all are malformed. `asked`: the due day of plans that name none. */
export function toPlans(wire: readonly unknown[], asked: DueDay): readonly InstallmentPlan[] | null {
  const plans = readEach(WirePlan, wire).flatMap((plan) => toPlan(plan, asked) ?? []);
  return plans.length === 0 && wire.length > 0 ? null : plans;
}
