import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './countryWords.de';

export const en: SameKeys<typeof de> = {
  country: {
    DE: 'Germany',
    AT: 'Austria',
    CH: 'Switzerland',
    noOrderEntry: 'Your role does not open the order entry of this country. Everything stays as it is.',
  },
  inCountry: { DE: 'in Germany', AT: 'in Austria', CH: 'in Switzerland' },
};
