/** Countries of delivery and sale (spec 1 §3.5). */
export type Country = 'DE' | 'AT' | 'CH';
export const countries: readonly Country[] = ['DE', 'AT', 'CH'];
export const defaultCountry: Country = 'DE';

export type Currency = 'EUR' | 'CHF';

export function isCountry(value: unknown): value is Country {
  return value === 'DE' || value === 'AT' || value === 'CH';
}

export function currencyOf(country: Country): Currency {
  return country === 'CH' ? 'CHF' : 'EUR';
}
