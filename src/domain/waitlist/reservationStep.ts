/** The steps of a reservation (REQ H1.2); `outcome`: it has to be known first whether one has arrived. */
export type ReservationStep = 'customer' | 'birthday' | 'checkout' | 'outcome';

export interface ReservationFacts {
  /** Of the loaded customer; null without one, or while the customer has no number. */
  readonly customerNumber: string | null;
  /** The caller has named the date of birth of this customer. */
  readonly isCallerConfirmed: boolean;
  /** A request was sent and it is not known whether it has arrived. */
  readonly isOutcomeOpen: boolean;
}

export function reservationStep(facts: ReservationFacts): ReservationStep {
  if (facts.isOutcomeOpen) return 'outcome';
  if (facts.customerNumber === null) return 'customer';
  return facts.isCallerConfirmed ? 'checkout' : 'birthday';
}

/** A typed quantity from 1 to 99; null for anything else. */
export function readReservedQuantity(typed: string): number | null {
  const text = typed.trim();
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}
