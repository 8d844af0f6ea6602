import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentMethodWords.de';

export const en: SameKeys<typeof de> = {
  payment: {
    title: 'Payment',
    method: {
      INVOICE: 'Invoice',
      DIRECT_DEBIT: 'Direct debit',
      CASH_ON_DELIVERY: 'Cash on delivery',
      INSTALLMENTS: 'Instalments',
      INSTALLMENTS_FACTORING: 'Instalment purchase',
      PAYPAL: 'PayPal',
      CREDIT_CARD: 'Credit card',
      SOFORT: 'Sofort bank transfer',
    },
    /** Of older orders; none of them can be chosen. */
    otherMethod: { PREPAYMENT: 'Prepayment', CONSUMER_CREDIT: 'Consumer credit', PARTIAL_PAYMENT: 'Partial payment' },
  },
};
