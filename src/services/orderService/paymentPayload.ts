import type { PaymentSelection } from '~/domain/payment';

/** The payment of an offer or an order; bank details only with a direct debit (spec 2 §3 'Payment'). */
export function fromPayment(payment: PaymentSelection): Record<string, unknown> {
  if (payment.method !== 'DIRECT_DEBIT') return { method: payment.method };
  switch (payment.bank.kind) {
    case 'prefilled':
      return { method: payment.method, usesPrefilledIban: true };
    case 'entered':
      return {
        method: payment.method,
        iban: payment.bank.iban,
        accountHolder: payment.bank.accountHolder,
        usesPrefilledIban: false,
      };
    case 'onFile':
    case 'missing':
      return { method: payment.method };
  }
}
