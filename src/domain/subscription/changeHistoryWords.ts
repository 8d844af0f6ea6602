import type { ChangeType } from './changeHistory';
import './changeHistoryWords.de';

export const changeTypeWords = {
  STATUS_UPDATED: 'subscriptionChange.change.STATUS_UPDATED',
  CREATED: 'subscriptionChange.change.CREATED',
  GENERATED_ORDER_FAILED: 'subscriptionChange.change.GENERATED_ORDER_FAILED',
  DELIVERY_DATE_UPDATED: 'subscriptionChange.change.DELIVERY_DATE_UPDATED',
  PRODUCT_QUANTITY_UPDATED: 'subscriptionChange.change.PRODUCT_QUANTITY_UPDATED',
  QUANTITY_UPDATED: 'subscriptionChange.change.PRODUCT_QUANTITY_UPDATED',
  ROTATION_UPDATED: 'subscriptionChange.change.ROTATION_UPDATED',
  GENERATED_ORDER: 'subscriptionChange.change.GENERATED_ORDER',
  PAYMENT_UPDATED: 'subscriptionChange.change.PAYMENT_UPDATED',
  DELIVERY_ADDRESS_UPDATED: 'subscriptionChange.change.DELIVERY_ADDRESS_UPDATED',
  CUSTOM_NOTE: 'subscriptionChange.change.CUSTOM_NOTE',
  DELIVERY_PRODUCT_NUMBER_UPDATED: 'subscriptionChange.change.DELIVERY_PRODUCT_NUMBER_UPDATED',
  SUBSCRIPTION_PRODUCT_NUMBER_UPDATED: 'subscriptionChange.change.SUBSCRIPTION_PRODUCT_NUMBER_UPDATED',
  unknown: 'subscriptionChange.change.unknown',
} as const satisfies Record<ChangeType, string>;
