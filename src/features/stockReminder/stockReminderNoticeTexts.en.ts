import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './stockReminderNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  stock: {
    reminder: { lookupFailed: 'It could not be loaded which articles a reminder is possible for.' },
  },
};
