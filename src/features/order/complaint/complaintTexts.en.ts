import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './complaintTexts.de';

export const en: SameKeys<typeof de> = {
  complaint: {
    region: 'Complaint',
    order: 'Complaint about order {{number}}',
    isFree: 'free of charge (0 %)',
    end: 'End complaint',
    customerFirst: 'First load and confirm customer {{number}}; the article is added after that.',
    loadCustomer: 'Load customer',
    problem: {
      otherArticles:
        'The basket already holds articles, and a complaint takes only one. Submit the order or empty the basket, then try again.',
      articleRefused:
        'The article was not added to the basket, which shows the reason. Agree with the caller what to do.',
      priceDateRefused:
        'The price of that day does not apply any more. Trying again takes the article at the present price.',
      paymentUnknown: 'The payment method of the order does not exist here. Choose another one.',
    },
    refusal: {
      moreThanOneProduct: 'The order holds more than 1 product. A complaint order is not possible.',
      unknownProducts: 'The order does not name its articles or their quantity. A complaint order is not possible.',
      noCustomer: 'Guest order without a customer number. A complaint order is not possible.',
    },
    recreationGoesOn:
      'An order is being recreated in this call. Submit it first, or begin a new order for the complaint.',
    goesOn: 'The complaint about order {{number}} is still open. Submit or end it first.',
    endedByCustomer: 'The complaint about order {{number}} has ended, because another customer was loaded.',
  },
};
