import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderDisplayTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    title: 'Order {{number}}',
    sales: 'Sales channel and office',
    deliveryStatus: 'Delivery status',
    trackingNumber: 'Tracking number',
    sapNumber: 'SAP order number',
    billNumber: 'Bill number',
    createdBy: 'Created by',
    notFound: 'This order does not exist. Check the order number.',
    loadError: 'The order could not be loaded.',
    section: {
      price: 'Price and payment',
      shipping: 'Shipping',
      information: 'Order data',
      statusHistory: 'Status history',
    },
  },
};
