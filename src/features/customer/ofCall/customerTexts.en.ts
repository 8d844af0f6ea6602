import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    title: 'Customer',
    load: 'Load customer',
    loading: 'Loading customer {{number}} …',
    recent: 'Recent customers',
    another: 'Another customer',
    recentEmpty: 'The customers loaded last stand here. Enter a customer number and load it with Enter.',
    editNotAllowed: 'Customer data are changed by the back office (role ServiceManagementRole).',
    create: 'New customer',
    guest: 'Guest customer',
    advancedSearch: 'Advanced search',
  },
};
