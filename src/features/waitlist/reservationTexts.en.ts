import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './reservationTexts.de';

export const en: SameKeys<typeof de> = {
  waitlist: {
    reservation: {
      open: 'Put on the waitlist',
      article: '{{brand}} {{name}}, article {{sku}}, {{price}}',
      customerNeeded: 'Reservations are made for a customer with a customer number.',
      customerWithoutNumber:
        'The loaded customer has no customer number yet. Please save the customer data first, or load another customer.',
      forCustomer: 'For {{name}}, customer number {{number}}',
      quantityInvalid: 'Please enter a quantity from 1 to 99.',
      submit: 'Reserve',
      sending: 'Reserving …',
      failed: 'Oops... The waitlist reservation could not be created',
      notArrived: 'The reservation did not arrive. It can be sent again.',
      unknown:
        'It is not certain whether the reservation has arrived. Please look it up in the waitlist before reserving again.',
      lookingUp: 'Looking up in the waitlist whether the reservation has arrived …',
      lookUp: 'Look it up in the waitlist',
      created: '{{name}} is reserved.',
      quantity: 'Quantity',
      shipping: 'Shipping',
      total: 'Total',
      tell: 'Tell the caller',
      tellDelivery: '“As soon as the article is available again, it is delivered within 6 weeks.”',
      tellPayment: '“Payment is due only after the goods have been received.”',
      toWaitlist: 'Go to the waitlist of the customer',
      done: 'Done',
    },
    double: {
      title: 'Reserved twice',
      found:
        '{{name}} is on the waitlist of customer number {{number}} twice, because the request has arrived twice. The second reservation can be cancelled now.',
      end: 'Cancel the second one',
      ending: 'Cancelling …',
      keep: 'Keep both',
      failed:
        'It is not certain whether the second reservation is cancelled. Please try again, or cancel it in the waitlist of the customer.',
    },
  },
};
