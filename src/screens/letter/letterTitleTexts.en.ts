import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './letterTitleTexts.de';

export const en: SameKeys<typeof de> = { letter: { preview: 'Preview of the letter' } };
