import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './articleChoiceWords.de';

export const en: SameKeys<typeof de> = {
  basket: { add: 'Add to basket' },
  recommendations: { choose: 'Choose variant', exchange: 'Exchange' },
};
