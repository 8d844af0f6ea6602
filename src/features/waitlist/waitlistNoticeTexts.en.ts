import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './waitlistNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  waitlist: {
    cancel: { done: 'The reservation of {{name}} is cancelled.' },
  },
};
