import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderWords.de';

export const en: SameKeys<typeof de> = {
  customerSearch: { openHistory: 'Open order history' },
  order: {
    failure: { order_with_invoice_address_category1_not_allowed: 'The billing address is blocked (KAT1).' },
    number: 'Order number',
  },
  history: { placedAt: 'Ordered on' },
};
