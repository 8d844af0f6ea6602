import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './stockReminderTexts.de';

export const en: SameKeys<typeof de> = {
  stock: {
    reminder: {
      open: 'Stock reminder',
      title: 'Stock reminder',
      step: 'Step {{step}} of 2',
      article: 'Article',
      brand: 'Brand',
      category: 'Category',
      price: 'Price today',
      email: 'E-mail address',
      emailMissing: 'Please enter the e-mail address for the reminder.',
      emailInvalid: 'Please check the e-mail address: name@provider.com, no umlauts, at most 80 characters.',
      subscribe: 'Create reminder',
      loading: 'Creating …',
      subscribed: 'The reminder of {{name}} is noted for {{email}}.',
      subscribedEarlier: 'The reminder of {{name}} is noted for {{email}} already.',
      mayExist: 'It is not certain whether the reminder exists already; trying again does not create it twice.',
      tryLater: 'Another try is possible in a few minutes.',
      tryAt: 'Another try is possible from {{time}} on.',
      tell: 'Tell the caller',
      tellLink: '“You will get an e-mail with a link. The reminder is confirmed only by a click on this link.”',
      tellPrice: '“Today’s price of {{price}} is held.”',
      done: 'Done',
      subscriptionFailed: {
        '409': 'The stock reminder cannot be subscribed: the product is still in stock',
        '429': 'Several requests for a stock reminder have been sent',
        other: 'Technical error. Please try again.',
      },
      lookupFailed: 'It could not be loaded which articles a reminder is possible for.',
    },
  },
};
