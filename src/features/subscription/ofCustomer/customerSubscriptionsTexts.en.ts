import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerSubscriptionsTexts.de';

export const en: SameKeys<typeof de> = {
  customerSubscriptions: {
    table: 'Subscriptions',
    number: 'Subscription number',
    product: 'Article',
    status: 'Status',
    rotation: 'Rotation',
    quantity: 'Quantity',
    next: 'Next delivery date',
    total: 'Total',
    actions: 'Actions',
    details: 'Details of {{number}}',
    edit: 'Edit',
    editNamed: 'Edit: {{number}}',
    cancel: 'Cancel',
    cancelNamed: 'Cancel: {{number}}',
    count_one: '{{count}} subscription',
    count_other: '{{count}} subscriptions',
    none: 'This customer has no subscriptions.',
    noneFound: 'There is no active subscription of this number.',
    failed: 'The subscriptions could not be loaded.',
    onlyFound: 'The subscription searched for, {{number}}, is shown.',
    all: 'Show all subscriptions',
  },
};
