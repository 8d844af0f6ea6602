import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderQuestionTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    question: {
      inactiveTitle: 'Session inactive',
      inactiveText:
        'The basket has expired and is too old to be opened again: prices and stock no longer hold. Please begin a new order and take the articles anew.',
      limitTitle: 'Order limit exceeded',
      limitText:
        'The total {{total}} is above the order limit of {{limit}}. Please get the approval of the team leader or make the basket smaller.',
      limitAgree: 'Approved, submit',
      addressTitle: 'Delivery address changed',
      addressText: 'All {{lines}} articles go to: {{address}}. Please have the caller confirm it.',
      addressAgree: 'Confirmed, submit',
      notificationTitle: 'Telephone notification',
      notificationText: 'The forwarder rings up before the delivery and agrees on the date (articles {{skus}}).',
      notificationAgree: 'Discussed, go on',
      phoneKnown: 'The number is {{phone}}. Please have it confirmed.',
      phone: 'Phone number for the forwarder',
      phoneInvalid: 'Please check the phone number',
    },
  },
};
