import { isPickupPoint, isSamePlace, type Address } from '~/domain/address/address';
import { berlinDay } from '~/domain/common/berlinTime';
import type { Country } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import { tidyDigits } from '~/domain/common/digits';
import { readTypedDate } from '~/domain/common/typedDate';
import { isEmployeeType, type Customer } from '~/domain/customer/customer';
import { isCompleteAddress } from '~/domain/offer/offerCustomer';
import { ruleRefusal, type PaymentFacts, type PaymentRefusal } from '~/domain/payment/availablePayments';
import {
  isInstallmentMethod,
  isPaymentMethod,
  type InstallmentPlan,
  type PaymentMethod,
} from '~/domain/payment/payment';
import {
  isWholeOrderCancelled,
  type EditDraft,
  type EditedOffer,
  type EditOperationType,
  type EditPayment,
  type OrderContent,
  type OriginalOrder,
} from './editOrder';
import { internetChannel } from './salesChannel';

/** What blocks the submission (REQ F3.2), in the order of the screen. */
export const editBlocks = [
  'paymentMissing',
  // The payment is reset (REQ C8.5, C9.4).
  'paymentRuledOut',
  'installmentPlanPending',
  'pickupPointNotAllowed',
  'deliveryAddressMissing',
  // Not named by the requirement: the service refuses the submission (CONTRACT Edit order).
  'vouchersInvalid',
  // The e-mail address of an order of the Internet channel was removed (REQ C13.1).
  'emailMissing',
] as const;
export type EditBlock = (typeof editBlocks)[number];

/** The payment is ignored where nothing is left to pay (DECISIONS 70). */
export function isPaymentIgnored({ items, figures }: EditedOffer): boolean {
  return isWholeOrderCancelled(items) || figures.totalPrice <= 0;
}

/** Whether it is delivered to the billing address. */
function goesHome(deliveryAddress: Address | null, billingAddress: Address | null): boolean {
  return (
    deliveryAddress === null ||
    deliveryAddress.kind === 'BILLING' ||
    (billingAddress !== null && isSamePlace(billingAddress, deliveryAddress))
  );
}

type PaidParts = Pick<OrderContent, 'deliveryAddress' | 'billingAddress' | 'payment' | 'voucherCodes' | 'figures'>;

interface PaymentRuledOut {
  readonly method: PaymentMethod;
  readonly refusal: PaymentRefusal;
}

/**
 * Why the payment counts as not chosen (REQ C8.5, C9.4, C9.7): a rule of the order entry does not allow it for the edited order; null
 * where all do. An order that was placed against the same rule keeps its payment.
 */
export function paymentRuledOut(
  { editedOffer, baseline }: Pick<EditDraft, 'editedOffer'> & { readonly baseline: PaidParts },
  context: EditPaymentContext,
): PaymentRuledOut | null {
  if (isPaymentIgnored(editedOffer)) return null;
  const { customerType } = editedOffer;
  const now = ruleOf(
    { ...editedOffer, voucherCodes: editedOffer.vouchers.map(({ code }) => code) },
    customerType,
    context,
  );
  if (now === null) return null;
  const before = ruleOf(baseline, customerType, context);
  return before?.method === now.method && before.refusal.kind === now.refusal.kind ? null : now;
}

function ruleOf(parts: PaidParts, customerType: string | null, context: EditPaymentContext): PaymentRuledOut | null {
  const method = parts.payment?.method;
  if (!isPaymentMethod(method)) return null;
  const refusal = ruleRefusal(method, { options: null, ...factsOf(parts, customerType, context) });
  // Whether an unknown billing address is the delivery address is the service's decision.
  if (refusal === null || (refusal.kind === 'onlyToBillingAddress' && billingAddressOf(parts, context) === null))
    return null;
  return { method, refusal };
}

type SubmittedParts = Pick<EditDraft, 'editedOffer' | 'installmentPlans' | 'invalidVouchers'> & {
  readonly originalOrder: Pick<OriginalOrder, 'salesChannel'>;
  readonly baseline: PaidParts & Pick<OrderContent, 'contact'>;
};

export function editSubmitBlocks(
  { originalOrder, editedOffer, installmentPlans, invalidVouchers, baseline }: SubmittedParts,
  context: EditPaymentContext,
): readonly EditBlock[] {
  // A wholly cancelled order is neither paid nor delivered.
  if (isWholeOrderCancelled(editedOffer.items)) return [];
  const { payment, deliveryAddress, figures, canUsePackstationAddress } = editedOffer;
  const isMissing = deliveryAddress === null || !isCompleteAddress(deliveryAddress);
  const isRuledOut = paymentRuledOut({ editedOffer, baseline }, context) !== null;
  const facts: Record<EditBlock, boolean> = {
    paymentMissing: payment === null && !isPaymentIgnored(editedOffer),
    paymentRuledOut: isRuledOut,
    installmentPlanPending:
      payment !== null && !isRuledOut && isInstallmentPlanPending(payment, installmentPlans, figures.totalPrice),
    pickupPointNotAllowed: !isMissing && isPickupPoint(deliveryAddress) && !canUsePackstationAddress,
    deliveryAddressMissing: isMissing,
    vouchersInvalid: invalidVouchers.length > 0,
    emailMissing:
      originalOrder.salesChannel === internetChannel &&
      editedOffer.contact.email === null &&
      baseline.contact.email !== null,
  };
  return editBlocks.filter((block) => facts[block]);
}

/**
 * Whether the agreed plan does not fit the edited order: none is agreed, or the service offers it no more (CONTRACT Edit order)
 * or with other figures. Without plans, an agreement whose sum is below the order's total is out of date.
 */
export function isInstallmentPlanPending(
  { method, count, dueDay, installment, totalGrossAmount, calculationId }: EditPayment,
  plans: readonly InstallmentPlan[],
  totalPrice: Cents,
): boolean {
  if (!isInstallmentMethod(method)) return false;
  if (count === null) return true;
  if (calculationId !== null && plans.length > 0) return plans.every((plan) => plan.calculationId !== calculationId);
  const plan = plans.find((each) => each.count === count && each.dueDay === (dueDay ?? 1));
  if (plan === undefined) return plans.length > 0 || (totalGrossAmount !== null && totalGrossAmount < totalPrice);
  const differs = (agreed: Cents | null, offered: Cents) => agreed !== null && agreed !== offered;
  return differs(installment, plan.installment) || differs(totalGrossAmount, plan.totalGrossAmount);
}

/** The seven restriction types (REQ F3.6). */
export const editRestrictions = [
  'ADD_POSITION',
  'REMOVE_POSITION',
  'UPDATE_POSITION',
  'CANCEL_POSITION',
  'SWITCH_DELIVERY_ADDRESS',
  'CHANGE_PAYMENT',
  'REDEEM_VOUCHER',
] as const satisfies readonly EditOperationType[];
export type EditRestriction = (typeof editRestrictions)[number];

/** The operations that each restriction prevents. */
export const restrictedOperations: Readonly<Record<EditRestriction, readonly EditOperationType[]>> = {
  ADD_POSITION: ['ADD_POSITION'],
  REMOVE_POSITION: ['REMOVE_POSITION'],
  UPDATE_POSITION: ['UPDATE_POSITION', 'UPDATE_POSITION_PRICE_DATE', 'UPDATE_WEEE_TAKE_BACK'],
  CANCEL_POSITION: ['CANCEL_POSITION'],
  SWITCH_DELIVERY_ADDRESS: ['SWITCH_DELIVERY_ADDRESS'],
  CHANGE_PAYMENT: ['CHANGE_PAYMENT'],
  REDEEM_VOUCHER: ['REDEEM_VOUCHER'],
};

/** The service's reason why an operation is not allowed; null where it is. */
export function restrictionOf(operation: EditOperationType, restrictions: EditDraft['restrictions']): string | null {
  const kind = editRestrictions.find(
    (restriction) => restrictedOperations[restriction].includes(operation) && restrictions[restriction] !== undefined,
  );
  return kind === undefined ? null : (restrictions[kind] ?? null);
}

/** The places to which the positions go that are not cancelled. */
export function deliveryPlaces({ items, deliveryAddress }: EditedOffer): readonly Address[] {
  const places: Address[] = [];
  for (const item of items) {
    const address = item.deliveryAddress ?? deliveryAddress;
    if (item.cancellationReason !== null || address === null) continue;
    if (!places.some((place) => isSamePlace(place, address))) places.push(address);
  }
  return places;
}

/** Different delivery addresses block adding a position, and one address for all has to be confirmed (REQ F1.7). */
export function hasSeveralDeliveryAddresses(offer: EditedOffer): boolean {
  return deliveryPlaces(offer).length > 1;
}

/** A typed quantity, 1 to 999; null for an invalid one (REQ F1.9). */
export function readQuantity(typed: string): number | null {
  const digits = tidyDigits(typed);
  return /^\d{1,3}$/.test(digits) && Number(digits) >= 1 ? Number(digits) : null;
}

/** A typed price date as `YYYY-MM-DD`; null for an invalid or a future day (REQ F1.2, F1.9). */
export function readPriceDay(typed: string, now: Date): string | null {
  const day = readTypedDate(typed, now);
  return day === null || day > berlinDay(now) ? null : day;
}

/** Whether the payment cannot be edited now (DECISIONS 44): `true`, or an ISO date-time until which that holds. */
export function isPaymentInMaintenance(configured: string, now: Date): boolean {
  const value = configured.trim();
  if (value === '' || value === 'false') return false;
  const until = Date.parse(value);
  // An unreadable value blocks: it was set to block something.
  return Number.isNaN(until) || now.getTime() < until;
}

/** What decides on the payment of an edit beside the order itself. */
export interface EditPaymentContext {
  /** Null where the customer could not be loaded. */
  readonly customer: Pick<Customer, 'billingAddress' | 'type'> | null;
  readonly country: Country;
  readonly installmentMinimum: Cents;
  readonly flags: PaymentFacts['flags'];
}

/** The facts for the payment rules of the order entry (REQ C8.3), of the edited order. */
export function editPaymentFacts(
  { editedOffer, paymentOptions }: Pick<EditDraft, 'editedOffer' | 'paymentOptions'>,
  context: EditPaymentContext,
): PaymentFacts {
  const voucherCodes = editedOffer.vouchers.map(({ code }) => code);
  return { options: paymentOptions, ...factsOf({ ...editedOffer, voucherCodes }, editedOffer.customerType, context) };
}

function factsOf(
  parts: PaidParts,
  customerType: string | null,
  context: EditPaymentContext,
): Omit<PaymentFacts, 'options'> {
  const { deliveryAddress, voucherCodes, figures } = parts;
  const { customer, country, installmentMinimum, flags } = context;
  return {
    secondList: null,
    country,
    deliversToBillingAddress: goesHome(deliveryAddress, billingAddressOf(parts, context)),
    deliversToPickupPoint: deliveryAddress !== null && isPickupPoint(deliveryAddress),
    isEmployee: isEmployeeType(customerType ?? customer?.type ?? 'REGULAR'),
    hasVouchers: voucherCodes.length > 0,
    voucherDiscount: figures.totalVoucherDiscount,
    total: figures.totalPrice,
    presentFee: figures.cashOnDeliveryFee,
    installmentMinimum,
    flags,
  };
}

function billingAddressOf({ billingAddress }: PaidParts, { customer }: EditPaymentContext): Address | null {
  return billingAddress ?? customer?.billingAddress ?? null;
}

/** Why no voucher can be redeemed (REQ C17.2, C9.4); null where one can. */
export function voucherRefusal(
  { isEmployee }: PaymentFacts,
  payment: EditPayment | null,
): 'notForEmployees' | 'notWithInstallments' | null {
  if (isEmployee) return 'notForEmployees';
  return isInstallmentMethod(payment?.method) ? 'notWithInstallments' : null;
}

/** Why the order cannot be edited at all. */
export type NotEditable =
  /** The service's own words, where it has some. */
  | { readonly kind: 'service'; readonly detail: string | null }
  /** An installment order that the ERP system has already (flag `editingErpInstallmentOrders` is off). */
  | { readonly kind: 'erpInstallments' }
  /** The time in which a PayPal order may be edited is over (REQ E5.1). */
  | { readonly kind: 'paypalWindowOver' };

export function notEditable(
  original: OriginalOrder,
  {
    mayEditErpInstallments,
    isPaypalOver,
  }: { readonly mayEditErpInstallments: boolean; readonly isPaypalOver: boolean },
): NotEditable | null {
  if (!original.isEditable) return { kind: 'service', detail: original.notEditableReason };
  const { paymentMethod, isInErp } = original;
  if (isPaypalOver) return { kind: 'paypalWindowOver' };
  const isBlocked = isInErp && isInstallmentMethod(paymentMethod) && !mayEditErpInstallments;
  return isBlocked ? { kind: 'erpInstallments' } : null;
}
