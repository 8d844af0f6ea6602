import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './basketTexts.de';

export const en: SameKeys<typeof de> = {
  basket: {
    title: 'Basket',
    count: '{{lines}} of {{maximum}} lines · {{pieces}} pieces',
    empty: 'No article yet. Enter an article number or SKU and add it with Enter.',
    removed: '“{{name}}” ({{sku}}) was removed.',
  },
};
