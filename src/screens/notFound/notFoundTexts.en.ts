import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notFoundTexts.de';

export const en: SameKeys<typeof de> = {
  notFound: { title: 'Page not found', text: 'There is nothing at this address.' },
};
