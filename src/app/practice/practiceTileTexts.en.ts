import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './practiceTileTexts.de';

export const en: SameKeys<typeof de> = { palette: { screen: { practice: 'practise learn help training beginner' } } };
