import type { Cents } from '~/domain/common/money';

export const paymentMethods = [
  'INVOICE',
  'DIRECT_DEBIT',
  'CASH_ON_DELIVERY',
  'INSTALLMENTS',
  'INSTALLMENTS_FACTORING',
  'PAYPAL',
  'CREDIT_CARD',
  'SOFORT',
] as const;
/** REQ C8.1. */
export type PaymentMethod = (typeof paymentMethods)[number];

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return paymentMethods.some((method) => method === value);
}

/** Methods that the requirement mentions as texts only (REQ C8.1): an order may name them, none can be chosen. */
export const otherPaymentMethods = ['PREPAYMENT', 'CONSUMER_CREDIT', 'PARTIAL_PAYMENT'] as const;

/** One payment method in the order service's offer (CONTRACT Offer). */
export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly enabled: boolean;
  readonly reason: string | null;
  readonly limit: Cents | null;
}

export type InstallmentMethod = 'INSTALLMENTS' | 'INSTALLMENTS_FACTORING';

/** `method`: also of an order, whose service may name one that this version does not know. */
export function isInstallmentMethod(method: string | null | undefined): method is InstallmentMethod {
  return method === 'INSTALLMENTS' || method === 'INSTALLMENTS_FACTORING';
}

/** The day of the month on which an installment is due. */
export const dueDays = [1, 15] as const;
export type DueDay = (typeof dueDays)[number];

/** An installment plan of the order service (REQ C9.2, CONTRACT 5); rates in percent per year. */
export interface InstallmentPlan {
  readonly count: number;
  readonly installment: Cents;
  readonly finalInstallment: Cents;
  readonly total: Cents;
  readonly calculationId: string;
  readonly channel: string;
  readonly interestRate: number;
  readonly nominalInterestRate: number | null;
  readonly totalInterest: Cents;
  readonly totalGrossAmount: Cents;
  readonly dueDay: DueDay;
}

/**
 * The installment agreement with the caller. Stores the number of installments, not the plan: the plan's figures change
 * with every offer.
 */
export interface InstallmentAgreement {
  readonly dueDay: DueDay;
  /** Number of installments; null until a plan is chosen. */
  readonly count: number | null;
  /** The caller has accepted the conditions of the factoring partner. */
  readonly conditionsAccepted: boolean;
}

/** The payment of the call. Bank details are never written to the journal. */
export type PaymentSelection =
  | { readonly method: Exclude<PaymentMethod, 'DIRECT_DEBIT' | InstallmentMethod> }
  | { readonly method: 'DIRECT_DEBIT'; readonly bank: BankDetails }
  | ({ readonly method: InstallmentMethod; readonly bank: BankDetails } & InstallmentAgreement);

/** The payments that need bank details. */
export type BankedSelection = Extract<PaymentSelection, { readonly bank: BankDetails }>;

export function needsBank(selection: PaymentSelection | null): selection is BankedSelection {
  return selection !== null && 'bank' in selection;
}

/** The current offer's plan for the agreed number of installments; null where it has none. */
export function planOf(selection: PaymentSelection, plans: readonly InstallmentPlan[]): InstallmentPlan | null {
  if (!('count' in selection)) return null;
  const { count, dueDay } = selection;
  return plans.find((plan) => plan.count === count && plan.dueDay === dueDay) ?? null;
}

export type BankDetails =
  /** The details on file; the caller has not agreed to their use yet. */
  | { readonly kind: 'onFile' }
  | { readonly kind: 'prefilled' }
  | { readonly kind: 'entered'; readonly accountHolder: string; readonly iban: string; readonly bankName: string }
  | { readonly kind: 'missing' };

export function bankIsComplete({ kind }: BankDetails): boolean {
  return kind === 'prefilled' || kind === 'entered';
}
