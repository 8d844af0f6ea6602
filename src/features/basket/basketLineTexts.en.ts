import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './basketLineTexts.de';

export const en: SameKeys<typeof de> = {
  basket: {
    stock: { onlyLeft: 'only {{count}} left', notReserved: 'not reserved' },
    article: 'Article',
    quantityOf: 'Quantity {{name}}',
    less: '{{name}}: one less',
    more: '{{name}}: one more',
    single: 'Single',
    each: '{{price}} each',
    sum: 'Sum',
    adding: 'being added …',
    remove: 'Remove {{name}}',
    priceDate: { none: 'Price date', set: 'Price date {{date}}', change: '{{name}}: change {{shown}}' },
    takeBack: {
      link: 'Take back old device',
      open: 'Old device not asked yet',
      forwarder: 'yes, with the driver',
      parcel: 'yes, free return',
      none: 'no',
    },
    kind: {
      better: 'upgrade possible',
      upgrade: 'Upgrade instead of {{lead}}',
      crossSell: 'Goes with {{lead}}',
      subscription: 'also by subscription',
      betterOne: 'Upgrade possible: {{number}}',
    },
  },
};
