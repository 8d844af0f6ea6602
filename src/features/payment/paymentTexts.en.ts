import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    preferred: 'preferred',
    repair: {
      named: '{{step}}: {{method}}',
      deliverToBillingAddress: 'Deliver to the billing address',
      removeVouchers: 'Order without the voucher',
      addArticles: 'Add articles',
    },
    installments: {
      agreed_one: 'one installment of {{amount}}, due on day {{day}} of the month',
      agreed_other: '{{count}} installments of {{amount}}, due on day {{day}} of the month',
      change: 'Change',
      complete: 'Agree on a plan',
    },
    onlineShop: { hint: 'What to tell the caller' },
    prefer: 'Remember as preferred',
    preferNeedsBank: 'No bank details established',
    hint: {
      INVOICE: 'payable within 14 days',
      DIRECT_DEBIT: '14 days after dispatch at the earliest',
      CASH_ON_DELIVERY: '+ 5,99 € fee, to the billing address only',
      CASH_ON_DELIVERY_AT: '+ 4,50 € fee, to the billing address only',
      CASH_ON_DELIVERY_CH: '+ fee in francs, to the billing address only',
      INSTALLMENTS: 'in monthly installments',
      INSTALLMENTS_FACTORING: 'from 49.00 €, by the factoring partner',
    },
    refusal: {
      onlyToBillingAddress: 'to the billing address only',
      onlineShopOnly: 'in the online shop only',
      notForEmployees: 'not together with the employee discount',
      factoringNotInAustria: 'not possible in Austria',
      notWithVoucher: 'not together with a voucher',
      notToPickupPoint: 'not to a pick-up point',
      belowMinimum: '{{missing}} short of installments',
      needsOffer: 'possible as soon as there is an offer',
      overLimit: 'up to {{limit}} only, {{excess}} too much',
      notOffered: 'not possible for this order',
    },
    bank: {
      entered: '{{bank}}, IBAN ending in {{last}}',
      change: 'Change',
      other: 'Other bank details',
      consent: 'The customer agrees: use the bank details on file',
      useKnown: 'Use the bank details on file',
      store: "Store in the customer's file",
    },
  },
};
