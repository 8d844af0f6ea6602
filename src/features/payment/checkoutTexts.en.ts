import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './checkoutTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    checkout: {
      noAddress: 'There is no complete address. Please check the addresses of the customer.',
    },
  },
};
