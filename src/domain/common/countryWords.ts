import type { Country } from '~/domain/common/country';
import './countryWords.de';

export const countryWords = { DE: 'country.DE', AT: 'country.AT', CH: 'country.CH' } as const satisfies Record<
  Country,
  string
>;

export const inCountryWords = { DE: 'inCountry.DE', AT: 'inCountry.AT', CH: 'inCountry.CH' } as const satisfies Record<
  Country,
  string
>;
