import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './workListWords.de';

export const en: SameKeys<typeof de> = {
  workList: {
    title: 'Work-list',
    notOpened: 'not opened yet',
    markOf: {
      open: 'open',
      skipped: 'skipped',
      done: 'done',
    },
  },
};
