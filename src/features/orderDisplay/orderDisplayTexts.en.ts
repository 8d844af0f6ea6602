import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderDisplayTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    resubmitted: 'The order was resubmitted.',
    resubmittedFromEdit: 'Resubmission success',
    cancelledNote: 'The order was cancelled.',
  },
};
