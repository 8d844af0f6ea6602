import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './changeHistoryWords.de';

export const en: SameKeys<typeof de> = {
  subscriptionChange: {
    change: {
      STATUS_UPDATED: 'Status changed',
      CREATED: 'Subscription created',
      GENERATED_ORDER_FAILED: 'Order could not be generated',
      DELIVERY_DATE_UPDATED: 'Delivery date changed',
      PRODUCT_QUANTITY_UPDATED: 'Quantity changed',
      ROTATION_UPDATED: 'Rotation changed',
      GENERATED_ORDER: 'Order generated',
      PAYMENT_UPDATED: 'Payment changed',
      DELIVERY_ADDRESS_UPDATED: 'Delivery address changed',
      CUSTOM_NOTE: 'Event',
      DELIVERY_PRODUCT_NUMBER_UPDATED: 'Delivery product number changed',
      SUBSCRIPTION_PRODUCT_NUMBER_UPDATED: 'Subscription product number changed',
      unknown: 'Change',
    },
    historyStatus: {
      ACTIVE: 'active',
      CANCELED: 'cancelled',
      WARNING: 'warning',
      unknown: 'status not known',
    },
  },
};
