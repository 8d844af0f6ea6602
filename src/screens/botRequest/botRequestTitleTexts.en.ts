import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './botRequestTitleTexts.de';

export const en: SameKeys<typeof de> = { screen: { botRequest: 'Hand-over from the phone bot' } };
