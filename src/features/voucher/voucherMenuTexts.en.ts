import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './voucherMenuTexts.de';

export const en: SameKeys<typeof de> = {
  voucher: {
    suggest: 'Suggestions',
    suggestNeedsCustomer: 'There are suggestions for customers with a customer number, not for employees.',
  },
};
