import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    preferred: 'preferred',
    off: 'Not possible: {{methods}}',
    hint: {
      INVOICE: 'payable within 14 days',
      DIRECT_DEBIT: '14 days after dispatch at the earliest',
      CASH_ON_DELIVERY: '+ 5,99 € fee, to the billing address only',
      CASH_ON_DELIVERY_AT: '+ 4,50 € fee, to the billing address only',
      CASH_ON_DELIVERY_CH: '+ fee in francs, to the billing address only',
      INSTALLMENTS: 'in monthly installments',
      INSTALLMENTS_FACTORING: 'from {{minimum}}, by the factoring partner',
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
  },
};
