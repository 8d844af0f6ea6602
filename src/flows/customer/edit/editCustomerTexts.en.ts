import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './editCustomerTexts.de';

export const en: SameKeys<typeof de> = {
  customer: { created: 'The customer has been created.', saved: 'The customer data have been saved.' },
  address: {
    preferredFailed: 'Oops... error while updating the preferred address',
    added: 'The address has been added.',
    edited: 'The address has been changed.',
  },
};
