import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderWords.de';

export const en: SameKeys<typeof de> = {
  customerSearch: {
    openHistory: 'Open order history',
  },
  order: {
    failure: {
      order_with_invoice_address_category1_not_allowed: 'The billing address is blocked (KAT1).',
    },
    number: 'Order number',
    claim: 'Complaint',
    cancelReason: {
      CUSTOMER_REQUEST: "Customer's request",
      WRONG_ITEM: 'Wrong article ordered',
      DOUBLE_ORDER: 'Ordered twice',
      DELIVERY_TOO_LONG: 'Delivery takes too long',
      OTHER: 'Other reason',
    },
  },
  history: {
    placedAt: 'Ordered on',
  },
  workList: {
    title: 'Work-list',
    notOpened: 'not opened yet',
    markOf: {
      open: 'open',
      skipped: 'skipped',
      done: 'done',
    },
  },
};
