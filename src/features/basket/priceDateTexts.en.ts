import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './priceDateTexts.de';

export const en: SameKeys<typeof de> = {
  priceDate: { title: 'Price date: {{name}}', save: 'Apply price date', present: 'Present price' },
};
