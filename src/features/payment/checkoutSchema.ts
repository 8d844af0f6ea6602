import * as v from 'valibot';
import { checkoutMethods, type CheckoutDraft, type CheckoutPayment } from '~/domain/order/checkout';

/** A chosen payment in the journal: without IBAN and account holder (QUALITY 10). */
export const CheckoutPaymentEntry = v.object({
  method: v.nullable(v.picklist(checkoutMethods)),
  /** Whether a direct debit uses the account on file; null: not a direct debit, or other details were typed. */
  isAccountOnFileAgreed: v.nullable(v.boolean()),
});
type CheckoutPaymentEntry = v.InferOutput<typeof CheckoutPaymentEntry>;

export const CheckoutDraftEntry = v.object({
  ...CheckoutPaymentEntry.entries,
  customerNumber: v.string(),
  addressId: v.nullable(v.string()),
});
type CheckoutDraftEntry = v.InferOutput<typeof CheckoutDraftEntry>;

export function writtenPayment(payment: CheckoutPayment | null): CheckoutPaymentEntry {
  const kind = payment?.method === 'DIRECT_DEBIT' ? payment.bank.kind : null;
  return {
    method: checkoutMethods.find((known) => known === payment?.method) ?? null,
    isAccountOnFileAgreed: kind === 'prefilled' ? true : kind === 'onFile' ? false : null,
  };
}

export function restoredPayment({ method, isAccountOnFileAgreed }: CheckoutPaymentEntry): CheckoutPayment | null {
  if (method !== 'DIRECT_DEBIT') return method === null ? null : { method };
  const kind = isAccountOnFileAgreed === null ? 'missing' : isAccountOnFileAgreed ? 'prefilled' : 'onFile';
  return { method, bank: { kind } };
}

export function isBankLost({ method, isAccountOnFileAgreed }: CheckoutPaymentEntry): boolean {
  return method === 'DIRECT_DEBIT' && isAccountOnFileAgreed === null;
}

export function writtenCheckout(draft: CheckoutDraft | null): CheckoutDraftEntry | null {
  if (draft === null) return null;
  const { customerNumber, payment, addressId } = draft;
  return { ...writtenPayment(payment), customerNumber, addressId };
}

export function restoredCheckout(entry: CheckoutDraftEntry | null): CheckoutDraft | null {
  if (entry === null) return null;
  const { customerNumber, addressId } = entry;
  return { customerNumber, payment: restoredPayment(entry), addressId, isBankLost: isBankLost(entry) };
}
