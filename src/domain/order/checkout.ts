import { isPickupPoint, isSameAddress, type Address } from '~/domain/address/address';
import { deliveryAddressOf, deliveryChoices, preselectedAddressId } from '~/domain/customer/deliveryAddress';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { isCompleteAddress } from '~/domain/offer/offerCustomer';
import { availablePayments, canChoose, type PaymentChoice } from '~/domain/payment/availablePayments';
import {
  bankIsComplete,
  needsBank,
  type InstallmentMethod,
  type PaymentMethod,
  type PaymentSelection,
} from '~/domain/payment/payment';

/** The payment methods that need no offer: installments need its plans. */
export const checkoutMethods = ['INVOICE', 'DIRECT_DEBIT', 'CASH_ON_DELIVERY'] as const satisfies PaymentMethod[];
export type CheckoutMethod = (typeof checkoutMethods)[number];

export type CheckoutPayment = Exclude<PaymentSelection, { readonly method: InstallmentMethod }>;

/** Payment and delivery address outside an order, as chosen so far. Typed bank details are never written to storage. */
export interface CheckoutValue {
  readonly payment: CheckoutPayment | null;
  readonly deliveryAddress: Address | null;
}

/** Payment and address that the agent has chosen; ignored when another customer is loaded. */
export interface CheckoutDraft {
  readonly customerNumber: string;
  readonly payment: CheckoutPayment | null;
  readonly addressId: string | null;
  /** True after a reload where bank details were typed: they are never stored and have to be entered again (QUALITY 10). */
  readonly isBankLost: boolean;
}

/** Payment and delivery address that a waitlist item or a subscription can be created with. */
export interface Checkout {
  readonly payment: CheckoutPayment;
  readonly deliveryAddress: Address;
}

export interface CheckoutFacts {
  /** Null where the customer's data could not be loaded. */
  readonly customer: Customer | null;
  readonly country: Country;
  /** The methods that the order entry allows at all; the Swiss one has invoice only. */
  readonly methods: readonly PaymentMethod[];
}

/** What is missing, each with the part of the form that it is about (REQ G4.2, H1.1). */
export type CheckoutProblem =
  | { readonly part: 'payment'; readonly kind: 'chosePaymentMethod' | 'bankDetailsMissing' }
  | { readonly part: 'deliveryAddress'; readonly kind: 'choseDeliveryAddress' };

export function isChosenAddress(address: Address, chosen: Address | null): boolean {
  if (chosen === null) return false;
  return address.id !== '' && chosen.id !== '' ? address.id === chosen.id : isSameAddress(address, chosen);
}

/** The methods with the reason why one cannot be chosen, by the rules of an order before its first offer (REQ C8.2). */
export function checkoutPayments(
  { deliveryAddress }: Pick<CheckoutValue, 'deliveryAddress'>,
  { customer, country, methods }: CheckoutFacts,
): readonly PaymentChoice[] {
  const billingAddress = customer?.billingAddress ?? null;
  return availablePayments({
    options: null,
    secondList: checkoutMethods.filter((method) => methods.includes(method)),
    country,
    deliversToBillingAddress:
      deliveryAddress === null || (billingAddress !== null && isChosenAddress(billingAddress, deliveryAddress)),
    deliversToPickupPoint: deliveryAddress !== null && isPickupPoint(deliveryAddress),
    isEmployee: false,
    hasVouchers: false,
    voucherDiscount: 0,
    total: null,
    presentFee: 0,
    installmentMinimum: 0,
    flags: { installmentFactoring: false, installmentsInAustria: false },
  });
}

/** The addresses that can be delivered to: the customer's, without incomplete ones. */
export function checkoutAddresses({ customer }: CheckoutFacts): readonly Address[] {
  return customer === null ? [] : deliveryChoices(customer).filter(isCompleteAddress);
}

export function checkoutProblems(value: CheckoutValue, facts: CheckoutFacts): readonly CheckoutProblem[] {
  const { payment, deliveryAddress } = value;
  const problems: CheckoutProblem[] = [];
  if (deliveryAddress === null || !isCompleteAddress(deliveryAddress)) {
    problems.push({ part: 'deliveryAddress', kind: 'choseDeliveryAddress' });
  }
  if (payment === null || !canChoose(checkoutPayments(value, facts), payment.method)) {
    problems.push({ part: 'payment', kind: 'chosePaymentMethod' });
  } else if (needsBank(payment) && !bankIsComplete(payment.bank)) {
    problems.push({ part: 'payment', kind: 'bankDetailsMissing' });
  }
  return problems;
}

/** The value to begin with: the preselected address, and the customer's preferred method where it can be chosen. */
export function initialCheckout(facts: CheckoutFacts): CheckoutValue {
  const { customer } = facts;
  if (customer === null) return { payment: null, deliveryAddress: null };
  const preselected = deliveryAddressOf(customer, preselectedAddressId(customer));
  const deliveryAddress = checkoutAddresses(facts).find(({ id }) => id === preselected?.id) ?? null;
  const method = checkoutMethods.find((candidate) => candidate === customer.preferredPaymentMethod);
  if (method === undefined || !canChoose(checkoutPayments({ deliveryAddress }, facts), method)) {
    return { payment: null, deliveryAddress };
  }
  return { payment: paymentOf(method, customer.bankingDetails !== null), deliveryAddress };
}

/** What the form shows: what was chosen for this customer, else the value to begin with. */
export function checkoutOf(draft: CheckoutDraft | null, facts: CheckoutFacts): CheckoutValue {
  if (draft === null || draft.customerNumber !== facts.customer?.externalCustomerId) return initialCheckout(facts);
  const { payment, addressId } = draft;
  return { payment, deliveryAddress: checkoutAddresses(facts).find(({ id }) => id === addressId) ?? null };
}

/** The draft of a form that was changed for this customer. */
export function checkoutDraft(customerNumber: string, { payment, deliveryAddress }: CheckoutValue): CheckoutDraft {
  return { customerNumber, payment, addressId: deliveryAddress?.id ?? null, isBankLost: false };
}

/** A method as it is chosen first; the caller has not agreed to the bank details on file yet. */
export function paymentOf(method: CheckoutMethod, hasBankOnFile: boolean): CheckoutPayment {
  return method === 'DIRECT_DEBIT' ? { method, bank: { kind: hasBankOnFile ? 'onFile' : 'missing' } } : { method };
}

/** Null where something is missing. */
export function completeCheckout(value: CheckoutValue, facts: CheckoutFacts): Checkout | null {
  const { payment, deliveryAddress } = value;
  if (payment === null || deliveryAddress === null || checkoutProblems(value, facts).length > 0) return null;
  return { payment, deliveryAddress };
}
