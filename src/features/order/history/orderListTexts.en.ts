import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderListTexts.de';

export const en: SameKeys<typeof de> = {
  orderList: {
    tab: { ALL: 'All', IN_PROGRESS: 'In progress', CANCELED: 'Closed' },
    filters: 'Filter orders',
    status: 'Status',
    payment: 'Payment method',
    anyPayment: 'All',
    keyword: 'Keyword',
    keywordHint: 'e.g. ring, cream',
    items: 'Articles',
    delivery: 'Delivery',
    total: 'Total',
    actions: 'Actions',
    details: 'Details of {{number}}',
    edit: 'Edit',
    editNamed: 'Edit order',
    mark: {
      complaint: 'Complaint',
      crmCustomerDataAccepted: 'CRM customer data accepted',
      edited: 'edited',
      cancelledNow: 'cancelled in this session',
    },
    totals: '{{filtered}} of {{all}} orders',
    filtered_one: 'one order',
    filtered_other: '{{count}} orders',
    loaded: '{{count}} loaded',
    none: 'There are no orders in this period. A longer period finds older ones.',
    searched: 'The keyword searches order number, article number, name and brand. Period: {{period}}.',
    noneFiltered: 'No order matches the filters. A longer period or fewer filters find more.',
    failed: 'The order history could not be loaded.',
    moreFailed: 'The next orders could not be loaded.',
  },
  historyDialog: { swissTitle: 'Order history Switzerland', asPage: 'Open as a page' },
};
