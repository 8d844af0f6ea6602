import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './deskAidTexts.de';

export const en: SameKeys<typeof de> = { title: { articles: '{{count}} art.' }, keyHint: { faster: 'Faster with' } };
