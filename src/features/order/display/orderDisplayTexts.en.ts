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
    otherNotThere:
      'The resubmission of order {{number}} did not arrive. Open the order, where it can be repeated without risk.',
    otherRefused: 'Order {{number}} was not resubmitted. Please open the order again.',
    otherChanged:
      'Order {{number}} was not resubmitted: somebody else has changed it meanwhile. Please open it, check it and resubmit it.',
    otherNoLongerRejected: 'Order {{number}} was not resubmitted: it is no longer rejected.',
    otherCancelled: 'Order {{number}} was cancelled.',
    otherCancellationRefused: 'Order {{number}} was not cancelled. Please open the order again.',
    otherNotCancelled:
      'It is not certain that order {{number}} was cancelled. Please open the order again and check it.',
  },
};
