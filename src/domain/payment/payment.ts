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

/** What the order service says of one method for this offer (CONTRACT Offer). */
export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly enabled: boolean;
  readonly reason: string | null;
  readonly limit: Cents | null;
}

export type InstallmentMethod = 'INSTALLMENTS' | 'INSTALLMENTS_FACTORING';

export function isInstallmentMethod(method: PaymentMethod): method is InstallmentMethod {
  return method === 'INSTALLMENTS' || method === 'INSTALLMENTS_FACTORING';
}

/** The day of the month on which an installment is due. */
export const dueDays = [1, 15] as const;
export type DueDay = (typeof dueDays)[number];

/** What the order service offers for one number of installments (REQ C9.2, CONTRACT 5); rates in percent a year. */
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
 * What was agreed with the caller about installments. The plan itself is always the current offer's: its figures change
 * with every offer, the agreement does not.
 */
export interface InstallmentAgreement {
  readonly dueDay: DueDay;
  /** Number of installments; null until a plan is chosen. */
  readonly count: number | null;
  /** The caller has heard and accepted the conditions of the factoring partner. */
  readonly conditionsAccepted: boolean;
}

/** The payment of the call. Bank details travel with it and are never written to the journal. */
export type PaymentSelection =
  | { readonly method: Exclude<PaymentMethod, 'DIRECT_DEBIT' | InstallmentMethod> }
  | { readonly method: 'DIRECT_DEBIT'; readonly bank: BankDetails }
  | ({ readonly method: InstallmentMethod; readonly bank: BankDetails } & InstallmentAgreement);

/** The payments that need an account. */
export type BankedSelection = Extract<PaymentSelection, { readonly bank: BankDetails }>;

export function needsBank(selection: PaymentSelection | null): selection is BankedSelection {
  return selection !== null && 'bank' in selection;
}

/** The agreed plan as the current offer has it; null where it has none of that number. */
export function planOf(selection: PaymentSelection, plans: readonly InstallmentPlan[]): InstallmentPlan | null {
  if (!('count' in selection)) return null;
  const { count, dueDay } = selection;
  return plans.find((plan) => plan.count === count && plan.dueDay === dueDay) ?? null;
}

export type BankDetails =
  /** On file; the caller has not agreed to their use yet. */
  | { readonly kind: 'onFile' }
  | { readonly kind: 'prefilled' }
  | { readonly kind: 'entered'; readonly accountHolder: string; readonly iban: string; readonly bankName: string }
  | { readonly kind: 'missing' };

export function bankIsComplete({ kind }: BankDetails): boolean {
  return kind === 'prefilled' || kind === 'entered';
}
