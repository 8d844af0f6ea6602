import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './homeTileTexts.de';

export const en: SameKeys<typeof de> = { palette: { screen: { home: 'home start overview menu' } } };
