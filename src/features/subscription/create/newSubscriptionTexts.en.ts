import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './newSubscriptionTexts.de';

export const en: SameKeys<typeof de> = {
  newSubscription: {
    create: 'Create subscription',
    loading: 'Loading the subscription for {{sku}} …',
    notPossible: {
      notFound: 'Product not found. Please check the number.',
      notBySubscription: '{{sku}} is not available by subscription.',
      failed: 'The subscription product could not be loaded. Please try again.',
    },
    customer: 'For which customer? Please enter the customer number.',
    hint: {
      RAN_OUT: 'The article has run out. New subscriptions are not possible.',
      STOPPED: 'The subscription is paused at present. Please tell the customer.',
      DELETED: 'The article is delisted. Please tell the customer.',
      ACTIVE_NO_STOCK: 'The article is not in stock at present. The first delivery may be late.',
    },
    informed: 'The customer was informed.',
    article: 'Article',
    quantity: 'Quantity',
    rotation: 'Rotation',
    start: 'Start date',
    nextDate: 'Next delivery date',
    firstDelivery: 'First order on {{date}}',
    problem: {
      quantity: 'Please enter a whole quantity from 1 to 999.',
      dateMissing: 'Please enter a delivery date.',
      datePast: 'The delivery date is in the past. Please choose today or a later day.',
      notInformed: 'Please inform the customer, then tick the box.',
    },
    billingUnsaved:
      'The billing address was changed and is not saved yet. Please save first: the subscription uses the saved address.',
    sending: 'Creating the subscription …',
    lookingUp: 'Checking the subscriptions of the customer …',
    failed: 'Oops... The subscription could not be created',
    unknown:
      'It is not certain whether the subscription was created. Please try again: the list of the customer is checked first.',
    created: 'The subscription was created.',
    number: 'Subscription number',
    toList: 'To the subscriptions of the customer',
  },
};
