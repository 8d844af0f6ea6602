import type { Customer } from './customer';

/** Blocks the application has a sentence of its own for (CONTRACT §5); any other code gets the general one. */
export const knownBlocks = [
  'ADDRESS_CAT_2',
  'NEW_CUSTOMER_ADDRESS_CAT_4',
  'DUNNING_LEVEL_1',
  'DUNNING_LEVEL_2',
  'INSTALLMENT_DUNNING',
  'MAJOR_REPORT',
  'HIGH_RETURN_RATE',
  'HIGH_ORDER_VALUE',
  'NO_ORDER_VALUE',
  'EXTERNAL_CHECK',
  'CREDIT_LIMIT',
  'INSOLVENCY',
  'TEMPORARY_DELIVERY_BLOCK',
] as const;
export type KnownBlock = (typeof knownBlocks)[number];

export const knownRestrictions = [
  'DUPLICATE',
  'GDPR_DELETION',
  'PERMANENT_RETURNER',
  'CUSTOMER_REQUEST',
  'UNKNOWN_ADDRESS',
  'FRAUD',
  'DECEASED',
  'NON_PAYER',
  'PRANK_ORDER',
  'UNDERAGE',
  'DISABILITY',
  'DEPARTED_EMPLOYEE',
  'DEPARTED_CREATOR',
  'ARCHIVED',
  'TO_BE_ARCHIVED',
] as const;
export type KnownRestriction = (typeof knownRestrictions)[number];

/** What the agent must know of a customer beyond the address. `unknown` keeps a code that this version does not know. */
export type CustomerNote =
  | { readonly kind: 'restriction'; readonly reason: KnownRestriction | 'unknown' }
  | { readonly kind: 'block'; readonly block: KnownBlock | 'unknown' }
  | { readonly kind: 'missingBirthday' }
  | { readonly kind: 'missingEmail' };

export function customerNotes(customer: Customer): readonly CustomerNote[] {
  const notes: CustomerNote[] = [];
  const { orderRestriction } = customer;
  if (orderRestriction !== null) {
    notes.push({
      kind: 'restriction',
      reason: knownRestrictions.find((known) => known === orderRestriction) ?? 'unknown',
    });
  }
  for (const block of new Set(customer.indicators.blocks)) {
    notes.push({ kind: 'block', block: knownBlocks.find((known) => known === block) ?? 'unknown' });
  }
  if (customer.dateOfBirth === null) notes.push({ kind: 'missingBirthday' });
  if (customer.email === null) notes.push({ kind: 'missingEmail' });
  return notes;
}
