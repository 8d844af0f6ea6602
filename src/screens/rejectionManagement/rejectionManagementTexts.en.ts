import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './rejectionManagementTexts.de';

export const en: SameKeys<typeof de> = {
  rejectionManagement: {
    title: 'Rejection management',
    hint: 'One or more order numbers, also pasted from a list.',
    open: 'Open order',
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
    reopenOne: 'Open order {{number}} again',
    number: 'Order',
    state: 'Status',
    result: 'Resubmission',
    mark: 'Progress',
    actions: 'Actions',
    finished: 'All orders of the work-list are done or skipped.',
  },
};
