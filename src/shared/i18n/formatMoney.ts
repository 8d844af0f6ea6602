import { currentLanguage } from './i18n';

const formats = {
  EUR: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  CHF: new Intl.NumberFormat('de-CH', { style: 'currency', currency: 'CHF' }),
} as const;

/** Formats cents as `1.234,56 €` or `CHF 1'234.56`, the same in every language of the interface; an unknown amount as a dash. */
export function formatMoney(cents: number | null, currency: 'EUR' | 'CHF'): string {
  if (cents === null) return '–';
  return formats[currency].format(cents / 100).replaceAll('’', "'");
}

/**
 * Formats cents for a screen reader, `30,94 Euro`, `10 Euro`: it would read signs and symbols differently or skip them. In the language
 * of the interface, in which it is read out.
 */
export function spokenMoney(cents: number, currency: 'EUR' | 'CHF'): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** `formatMoney` with a sign, for differences. */
export function formatDifference(cents: number, currency: 'EUR' | 'CHF'): string {
  return `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), currency)}`;
}
