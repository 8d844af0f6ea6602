import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './figuresTexts.de';

export const en: SameKeys<typeof de> = {
  figures: {
    title: 'Figures of this browser',
    intro:
      'Recorded calls: {{calls}}, orders: {{orders}}. The figures stay in this browser, are not sent and name nobody; practice calls do not count.',
    none: 'No call recorded yet.',
    unreadable: 'The figures cannot be read: the browser does not give access to its storage.',
    spreads: 'Duration, keys and silence',
    figure: 'Figure',
    count: 'Count',
    median: 'Median',
    highest95: '95 % at most',
    budget: 'Budget',
    save: 'Save as CSV',
    fileName: 'kontor-figures.csv',
    remove: 'Delete the figures',
    removed: 'Deleted.',
    notRemoved: 'The browser has not deleted the figures. Please try again.',
    over: 'over the budget',
    picture: 'Duration of the steps in ms',
    step: {
      login: 'Customer account',
      pin: 'PIN check',
      product: 'Article',
      basket: 'Basket',
      offer: 'Prices',
      preCheck: 'Check',
      order: 'Order',
      search: 'Search',
      list: 'List',
      change: 'Change',
    },
    keysPerOrder: 'Keys per order',
    silence: 'Silence per call',
    ordersPerHour: 'Orders per hour with calls',
    failures: 'Technical failures',
    operation: 'Call of a service',
    noFailures: 'None.',
  },
};
