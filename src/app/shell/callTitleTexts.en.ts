import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './callTitleTexts.de';

export const en: SameKeys<typeof de> = { title: { articles: '{{count}} art.' } };
