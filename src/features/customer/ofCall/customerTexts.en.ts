import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    title: 'Customer',
    load: 'Load customer',
    loading: 'Loading customer {{number}} …',
    loadFailed: 'The customer could not be loaded. Please try again.',
    loadUnreachable: 'The customer service does not answer. The number is kept; please try again.',
    recent: 'Recent customers',
    another: 'Another customer',
    recentEmpty: 'The customers loaded last stand here. Enter a customer number and load it with Enter.',
    denied:
      'The caller was not confirmed as {{name}}; the customer is not loaded. Ask for the customer number again, or search by name and city.',
    editNotAllowed: 'Customer data are changed by the back office (role ServiceManagementRole).',
    create: 'New customer',
    guest: 'Guest customer',
    advancedSearch: 'Advanced search',
    saveFailed: 'The customer data could not be saved. They stay in the call; please try again.',
  },
};
