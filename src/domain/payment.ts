import type { Cents } from './money';

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
/** Spec 1 §3.5. */
export type PaymentMethod = (typeof paymentMethods)[number];

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return paymentMethods.some((method) => method === value);
}

/** What the order service says of one method for this offer (CONTRACT, Offer). */
export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly enabled: boolean;
  readonly reason: string | null;
  readonly limit: Cents | null;
}

/** The payment of the call. The bank details of a direct debit travel with it and are never written to the journal. */
export type PaymentSelection =
  | { readonly method: Exclude<PaymentMethod, 'DIRECT_DEBIT'> }
  | { readonly method: 'DIRECT_DEBIT'; readonly bank: BankDetails };

export type BankDetails =
  /** On file; the caller has not agreed to their use yet. */
  | { readonly kind: 'onFile' }
  | { readonly kind: 'prefilled' }
  | { readonly kind: 'entered'; readonly accountHolder: string; readonly iban: string; readonly bankName: string }
  | { readonly kind: 'missing' };
