import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderDetailsTexts.de';

export const en: SameKeys<typeof de> = {
  orderList: {
    position: { single: '{{price}} each', sku: 'Article {{sku}}' },
    sum: {
      products: 'Subtotal',
      voucher: 'Vouchers',
      employeeDiscount: 'Employee discount',
      shipping: 'Shipping',
      cashOnDeliveryFee: 'Cash-on-delivery fee',
      other: 'Other',
      total: 'Total',
    },
    noItems: 'The service names no articles.',
  },
};
