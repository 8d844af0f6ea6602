import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './reportNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  reportNotice: {
    noteSaved: 'The note is saved.',
    noteFailed: 'The note could not be saved. The text stays: please try again.',
    fileSaved: 'The file has {{count}} of {{total}} articles.',
  },
};
