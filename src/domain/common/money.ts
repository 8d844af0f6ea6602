/**
 * An amount in whole cents (or Rappen) of the call's currency. Sums never run through binary fractions (FACTS Money).
 */
export type Cents = number;

/** The wire's amount with two digits as cents. */
export function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Cents as the wire's amount with two digits. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
