import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notFoundTexts.de';

export const en: SameKeys<typeof de> = {
  notFound: { text: 'There is nothing at this address.' },
};
