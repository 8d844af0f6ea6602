import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerWords.de';

export const en: SameKeys<typeof de> = { offer: { total: 'Total' } };
