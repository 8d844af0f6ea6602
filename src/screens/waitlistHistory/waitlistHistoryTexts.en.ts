import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './waitlistHistoryTexts.de';

export const en: SameKeys<typeof de> = {
  waitlistHistory: {
    title: 'Waitlist of customer {{number}}',
    toOrderEntry: 'To order entry',
    off: 'The waitlist is switched off at present.',
  },
};
