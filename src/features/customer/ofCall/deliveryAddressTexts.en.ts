import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './deliveryAddressTexts.de';

export const en: SameKeys<typeof de> = {
  address: {
    billing: 'Billing address',
    preferred: 'preferred',
    none: 'There is no address on file for this customer.',
    edit: 'Edit',
    editNamed: 'Edit: {{name}}',
    removeNamed: 'Remove: {{name}}',
    unsaved: 'new',
    usedInOrder: 'used in an order',
    addPackstation: 'New Packstation',
    notAllowed: 'No new delivery address is possible for this customer.',
    blocked: 'Category 1',
    unsavedExists: 'There is a new delivery address already. Please edit that one.',
  },
};
