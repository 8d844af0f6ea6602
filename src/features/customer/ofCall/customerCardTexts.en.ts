import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerCardTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    checked: 'checked',
    numberAndType: 'Customer number {{number}} · {{type}}',
    email: { label: 'E-mail' },
    phone: { label: 'Phone', PRIVATE: 'private', MOBILE: 'mobile', BUSINESS: 'business', FAX: 'fax' },
    type: {
      REGULAR: 'Regular',
      TV_CREATOR: 'TV creator',
      INFLUENCER: 'Influencer',
      EMPLOYEE: 'Employee',
      PARTNER: 'Partner/journalist',
      CREATOR: 'Creator',
    },
    edit: 'Edit data',
    consents: 'Consents',
    newTag: 'New customer',
    guestTag: 'Guest customer',
    changedTag: 'changed',
  },
};
