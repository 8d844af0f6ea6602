/** The stand-in calculates in whole cents; only the wire has decimal numbers. */
export type Cents = number;

export function toCents(amount: string | number): Cents {
  return Math.round(Number(amount) * 100);
}

export function toAmount(cents: Cents): number {
  return Math.round(cents) / 100;
}

/** Rounds half a cent up. Basis points keep the factor an integer. */
export function percentOf(cents: Cents, percent: number): Cents {
  const basisPoints = Math.round(percent * 100);
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

/** Splits a discount over lines by weight; the parts always add up to the whole. */
export function distribute(cents: Cents, weights: readonly Cents[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / sum));
  const largestFirst = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = cents - parts.reduce((total, part) => total + part, 0);
  for (const { index } of largestFirst.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const money = {
  EUR: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  CHF: new Intl.NumberFormat('de-CH', { style: 'currency', currency: 'CHF' }),
};

export const formatMoney = (cents: Cents, currency: 'EUR' | 'CHF'): string => money[currency].format(cents / 100);
