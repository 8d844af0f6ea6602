import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './complaintButtonTexts.de';

export const en: SameKeys<typeof de> = {
  complaint: {
    claim: 'Complaint',
    moreThanOneProduct: 'The order holds more than 1 product. A complaint order is not possible.',
    noCustomer: 'Guest order without a customer number. A complaint order is not possible.',
  },
};
