import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './changeOrderTexts.de';

export const en: SameKeys<typeof de> = {
  editOrder: {
    failed: 'The change has failed. Please try again.',
    failedWith: 'The change has failed: {{detail}}',
    notRepeated_one: 'One of the other changes could not be made again. Please check the positions.',
    notRepeated_other: '{{count}} of the other changes could not be made again. Please check the positions.',
    noPlans: 'No installment plan is at hand for this order. Please choose another payment method.',
    notCleared: 'The changes could not be discarded. They are still there when the order is edited again.',
    edited: 'The order was edited.',
    cancelled: 'The order was cancelled.',
  },
};
