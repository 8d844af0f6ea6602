import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    title: 'Zahlung',
    method: {
      INVOICE: 'Rechnung',
      DIRECT_DEBIT: 'Bankeinzug',
      CASH_ON_DELIVERY: 'Nachnahme',
      INSTALLMENTS: 'Ratenzahlung',
      INSTALLMENTS_FACTORING: 'Ratenkauf',
      PAYPAL: 'PayPal',
      CREDIT_CARD: 'Kreditkarte',
      SOFORT: 'Sofortüberweisung',
    },
    /** Of older orders; none of them can be chosen. */
    otherMethod: { PREPAYMENT: 'Vorkasse', CONSUMER_CREDIT: 'Verbraucherkredit', PARTIAL_PAYMENT: 'Teilzahlung' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paymentMethodWords: typeof de;
  }
}
