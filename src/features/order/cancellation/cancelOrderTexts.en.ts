import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './cancelOrderTexts.de';

export const en: SameKeys<typeof de> = {
  cancelOrder: {
    title: 'Cancel order',
    which: 'The whole order {{number}} is cancelled. This cannot be undone.',
    reason: 'Reason',
    choose: 'Please choose',
    reasonMissing: 'Please choose a reason.',
    inProgress: 'Cancelling …',
    keep: 'Do not cancel',
    done: 'Order {{number}} is cancelled.',
    refused: 'The order could not be cancelled.',
    unknown: 'It could not be found out whether the order is cancelled. Please try again.',
  },
};
