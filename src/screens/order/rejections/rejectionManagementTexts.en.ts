import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './rejectionManagementTexts.de';

export const en: SameKeys<typeof de> = {
  rejectionManagement: {
    title: 'Rejection management',
    hint: 'One or more order numbers, also pasted from a list. Empty: the next order of the work-list.',
    open: 'Open order',
    extend: 'Add to the work-list',
    required: 'Required',
    notFound: 'Order {{number}} does not exist. Check the order number.',
    forbidden: 'Order {{number}} may not be viewed. The team leader grants the permission.',
    loadError: 'Order {{number}} could not be loaded. Please try again.',
  },
  workList: {
    empty: 'No rejected order opened yet. Orders opened here stay until they are done.',
    reopen: 'Open again',
    remove: 'Remove',
    removeOne: 'Remove order {{number}} from the list',
    reopenOne: 'Open again: order {{number}}',
    number: 'Order',
    state: 'State',
    customer: 'Customer',
    reason: 'Reason',
    age: 'Rejected',
    total: 'Total',
    paypal: 'PayPal time limit',
    hours: '{{hours}} h ago',
    days: '{{days}} days ago',
    hoursLeft: '{{hours}} h left',
    over: 'over',
    resubmission: 'Resubmission {{result}}',
    doneCount: 'Done ({{count}})',
    fact: {
      loading: 'loading …',
      notFound: 'This order does not exist.',
      forbidden: 'No permission for this order.',
      failed: 'Could not be loaded.',
    },
    group: {
      notRejected: 'No longer rejected',
      notLoaded: 'Reason not known yet',
    },
    actions: 'Actions',
    finished: 'All orders of the work-list are done or skipped.',
  },
};
