import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './inflightTitleTexts.de';

export const en: SameKeys<typeof de> = { screen: { inflightOrder: 'Order from the voice computer' } };
