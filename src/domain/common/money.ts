/** An amount in whole cents (or Rappen) of the call's currency; integers keep sums exact. */
export type Cents = number;

/** Converts the wire's decimal amount with two digits to cents. */
export function toCents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Converts cents to the wire's decimal amount with two digits. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
