import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './scriptTexts.de';

export const en: SameKeys<typeof de> = { script: { title: 'Call script', done: 'said', open: 'open' } };
