import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './noteTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    notes: 'Notes and blocks',
    category1: {
      label: 'Address KAT1',
      say: 'I am sorry, we cannot deliver to this address.',
      do: 'Choose or create another delivery address.',
    },
    dunning: {
      label: 'Dunning level {{level}}',
      say: 'Please pay the open amount first.',
      do: 'Offer cash on delivery only; refer to accounting.',
    },
    employee: {
      label: 'Discount account: {{type}}',
      say: 'Your discount is deducted automatically.',
      do: 'Offer no vouchers and no instalments.',
    },
    missing: {
      birthday: {
        label: 'Date of birth missing',
        do: 'Ask for the date of birth and add it; there is no order without it.',
      },
      email: { label: 'no e-mail address', do: 'Ask for the e-mail address; it is needed in the Internet channel.' },
      phone: { label: 'no phone number', do: 'Ask for the phone number, for queries and delivery notices.' },
    },
  },
};
