import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './botRequestTileTexts.de';

export const en: SameKeys<typeof de> = { palette: { screen: { bot: 'phone bot request help' } } };
