import type { PaymentMethod } from '~/domain/payment/payment';
import './paymentMethodWords.de';

export const paymentMethodWords = {
  INVOICE: 'payment.method.INVOICE',
  DIRECT_DEBIT: 'payment.method.DIRECT_DEBIT',
  CASH_ON_DELIVERY: 'payment.method.CASH_ON_DELIVERY',
  INSTALLMENTS: 'payment.method.INSTALLMENTS',
  INSTALLMENTS_FACTORING: 'payment.method.INSTALLMENTS_FACTORING',
  PAYPAL: 'payment.method.PAYPAL',
  CREDIT_CARD: 'payment.method.CREDIT_CARD',
  SOFORT: 'payment.method.SOFORT',
} as const satisfies Record<PaymentMethod, string>;
