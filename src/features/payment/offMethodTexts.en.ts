import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offMethodTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    repair: {
      named: '{{step}}: {{method}}',
      deliverToBillingAddress: 'Deliver to the billing address',
      removeVouchers: 'Order without the voucher',
      addArticles: 'Add articles',
    },
    onlineShop: { hint: 'What to tell the caller' },
  },
};
