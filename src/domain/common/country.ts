/** Countries of delivery and sale (REQ A13.1). */
export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];
export const defaultCountry: Country = 'DE';

export const currencies = ['EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value);
}

export function currencyOf(country: Country): Currency {
  return country === 'CH' ? 'CHF' : 'EUR';
}
