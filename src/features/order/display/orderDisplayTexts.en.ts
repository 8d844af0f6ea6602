import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderDisplayTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    resubmitted: 'The order was resubmitted.',
    resubmittedFromEdit: 'Resubmission success',
    cancelledNote: 'The order was cancelled.',
    otherResubmitted: 'Order {{number}} was resubmitted.',
    otherNotResubmitted:
      'It is not certain that order {{number}} was resubmitted. Please open the order again and check it.',
    otherCancelled: 'Order {{number}} was cancelled.',
    otherNotCancelled:
      'It is not certain that order {{number}} was cancelled. Please open the order again and check it.',
  },
};
