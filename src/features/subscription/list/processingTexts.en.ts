import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './processingTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionProcessing: {
    done: 'All cancellations are processed.',
  },
};
