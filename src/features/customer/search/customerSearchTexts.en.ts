import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerSearchTexts.de';

export const en: SameKeys<typeof de> = {
  customerSearch: {
    title: 'Advanced search',
    hint: 'At least three fields. A * at the end stands for any characters.',
    search: 'Search',
    searching: 'Searching …',
    hits_one: 'one hit',
    hits_other: '{{count}} hits',
    choose: 'Load {{name}}, {{number}}',
    nothing: 'No customer found. Change the fields or create a new customer.',
    tooMany: 'More than 10 hits. Please fill in further fields.',
    tooFew: 'Please fill in at least three fields.',
    failed: 'The customer search is not possible right now. Please try again.',
    byOrder: 'Customer of an order',
    byOrderNotAllowed: 'Searching by order number needs the role ServiceManagementRole.',
    orderNotFound: 'There is no customer for order {{number}}. Check the order number.',
    orderNumberMissing: 'Please enter the order number.',
    loadByOrder: 'Load the customer of the order',
    close: 'Close search',
  },
};
