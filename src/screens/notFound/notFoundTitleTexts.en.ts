import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notFoundTitleTexts.de';

export const en: SameKeys<typeof de> = { notFound: { title: 'Page not found' } };
