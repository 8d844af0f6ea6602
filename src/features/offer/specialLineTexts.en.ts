import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './specialLineTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    cashOnDeliveryFee: 'Cash-on-delivery fee',
    other: 'Other costs',
    employeeDiscount: 'Employee discount',
  },
};
