import type { Country } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import { isInstallmentMethod, type InstallmentMethod, type PaymentMethod, type PaymentOption } from './payment';

/** The reason why a method cannot be chosen. `service` carries the order service's own text. */
export type PaymentRefusal =
  | { readonly kind: 'onlyToBillingAddress' }
  | { readonly kind: 'onlineShopOnly' }
  | { readonly kind: 'notForEmployees' }
  | { readonly kind: 'factoringNotInAustria' }
  | { readonly kind: 'notWithVoucher' }
  | { readonly kind: 'notToPickupPoint' }
  /** `missing`: the amount between the order and the minimum of both installment methods. */
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  | { readonly kind: 'needsOffer' }
  | { readonly kind: 'overLimit'; readonly limit: Cents; readonly excess: Cents }
  | { readonly kind: 'service'; readonly text: string }
  | { readonly kind: 'notOffered' };

export interface PaymentChoice {
  readonly method: PaymentMethod;
  /** Null where the method can be chosen. */
  readonly refusal: PaymentRefusal | null;
}

export interface PaymentFacts {
  /** Null before the first offer: then the defaults of REQ C8.2 apply. */
  readonly options: readonly PaymentOption[] | null;
  /** A second list that a method must be in as well (REQ C8.3); null where there is none. */
  readonly secondList: readonly PaymentMethod[] | null;
  readonly country: Country;
  readonly deliversToBillingAddress: boolean;
  readonly deliversToPickupPoint: boolean;
  readonly isEmployee: boolean;
  readonly hasVouchers: boolean;
  /** The discount of the vouchers; removing them adds it to the total. */
  readonly voucherDiscount: Cents;
  readonly total: Cents | null;
  /** The fee of the chosen method that is part of `total` (cash on delivery); other methods do not have it. */
  readonly presentFee: Cents;
  /** The minimum total of both installment methods (REQ C9.4, DECISIONS 3). */
  readonly installmentMinimum: Cents;
  readonly flags: { readonly installmentFactoring: boolean; readonly installmentsInAustria: boolean };
}

const telephoneMethods: readonly PaymentMethod[] = [
  'INVOICE',
  'DIRECT_DEBIT',
  'CASH_ON_DELIVERY',
  'INSTALLMENTS',
  'INSTALLMENTS_FACTORING',
];
/** Restricted payments, available only in the online shop (REQ C14.4). */
export const onlineShopMethods: readonly PaymentMethod[] = ['PAYPAL', 'CREDIT_CARD', 'SOFORT'];

/** Whether a method is listed at all: the second list and the flags can hide it. */
function isListed(method: PaymentMethod, { flags, country, secondList }: PaymentFacts): boolean {
  if (secondList !== null && !secondList.includes(method)) return false;
  if (method === 'INSTALLMENTS_FACTORING') return flags.installmentFactoring;
  return method !== 'INSTALLMENTS' || country !== 'AT' || flags.installmentsInAustria;
}

function installmentRefusal(method: InstallmentMethod, facts: PaymentFacts): PaymentRefusal | null {
  if (method === 'INSTALLMENTS_FACTORING' && facts.country === 'AT') return { kind: 'factoringNotInAustria' };
  if (facts.isEmployee) return { kind: 'notForEmployees' };
  if (facts.deliversToPickupPoint) return { kind: 'notToPickupPoint' };
  if (facts.hasVouchers) return { kind: 'notWithVoucher' };
  if (facts.total === null) return { kind: 'needsOffer' };
  const missing = facts.installmentMinimum - (facts.total - facts.presentFee);
  return missing > 0 ? { kind: 'belowMinimum', missing } : null;
}

/** The refusal by the application's own rules, regardless of the service; null where they allow the method. */
export function ruleRefusal(method: PaymentMethod, facts: PaymentFacts): PaymentRefusal | null {
  if (method === 'CASH_ON_DELIVERY' && !facts.deliversToBillingAddress) return { kind: 'onlyToBillingAddress' };
  return isInstallmentMethod(method) ? installmentRefusal(method, facts) : null;
}

function serviceRefusal(method: PaymentMethod, { options, total }: PaymentFacts): PaymentRefusal | null {
  if (options === null) return null;
  const option = options.find((candidate) => candidate.method === method);
  if (option === undefined) return { kind: 'notOffered' };
  if (option.enabled) return null;
  if (option.limit !== null && total !== null && total > option.limit) {
    return { kind: 'overLimit', limit: option.limit, excess: total - option.limit };
  }
  return option.reason === null ? { kind: 'notOffered' } : { kind: 'service', text: option.reason };
}

/** The methods available on the telephone, each with its refusal, then those of the online shop. */
export function availablePayments(facts: PaymentFacts): readonly PaymentChoice[] {
  const shopMethods = onlineShopMethods.filter(
    (method) => isListed(method, facts) && facts.options?.some((option) => option.method === method) === true,
  );
  return [
    ...telephoneMethods
      .filter((method) => isListed(method, facts))
      .map((method) => ({ method, refusal: ruleRefusal(method, facts) ?? serviceRefusal(method, facts) })),
    ...shopMethods.map((method) => ({ method, refusal: { kind: 'onlineShopOnly' } as const })),
  ];
}

export function canChoose(choices: readonly PaymentChoice[], method: PaymentMethod): boolean {
  return choices.some((choice) => choice.method === method && choice.refusal === null);
}

/** True where the current offer allows no method on the telephone (REQ C14.4). */
export function noPaymentLeft(facts: PaymentFacts): boolean {
  return facts.options !== null && availablePayments(facts).every(({ refusal }) => refusal !== null);
}
