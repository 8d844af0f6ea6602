import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './priceChangeTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    change: {
      products: 'Articles',
      voucher: 'Voucher',
      employeeDiscount: 'Employee discount',
      shipping: 'Shipping',
      cashOnDeliveryFee: 'Cash-on-delivery fee',
      other: 'Other costs',
    },
  },
};
