import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './stockWarningTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    soldOut: 'Article {{sku}} has sold out in the meantime, please take it out of the basket',
    onlyAvailable: 'Only {{n}} pieces of {{sku}} are available. Please reduce the quantity.',
  },
};
