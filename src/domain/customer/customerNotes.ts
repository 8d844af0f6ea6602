import { isEmployeeType, type Customer } from './customer';
import { phoneOf } from './phone';

/** Blocks with a text of their own (REQ B13.3, CONTRACT 5); any other code gets the general text. */
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

/** The block that has the words for a code: all dunning levels from 2 on share them (REQ B13.3). */
export function blockOf(code: string): KnownBlock | 'unknown' {
  if (/^DUNNING[ _-]?LEVEL[ _-]?[2-9]$/i.test(code)) return 'DUNNING_LEVEL_2';
  return knownBlocks.find((known) => known === code) ?? 'unknown';
}

/** The reason that has the words for a code: the variants of a non-payer, whose codes are not named, share them (REQ B13.2). */
export function restrictionOf(code: string): KnownRestriction | 'unknown' {
  if (/NON[ _-]?PAYER/i.test(code)) return 'NON_PAYER';
  return knownRestrictions.find((known) => known === code) ?? 'unknown';
}

/** A note about a customer for the agent. `unknown` carries a code that this version does not know. */
export type CustomerNote =
  | { readonly kind: 'restriction'; readonly reason: KnownRestriction | 'unknown' }
  | { readonly kind: 'block'; readonly block: KnownBlock | 'unknown' }
  | { readonly kind: 'category1' }
  | { readonly kind: 'dunning'; readonly level: number }
  | { readonly kind: 'employee' }
  | { readonly kind: 'missingBirthday' }
  | { readonly kind: 'missingEmail' }
  | { readonly kind: 'missingPhone' };

const notedDunningLevel = 2;

export function customerNotes(customer: Customer): readonly CustomerNote[] {
  const notes: CustomerNote[] = [];
  const { orderRestriction } = customer;
  const { blocks, dunningLevel, addressCategory } = customer.indicators;
  if (orderRestriction !== null) notes.push({ kind: 'restriction', reason: restrictionOf(orderRestriction) });
  // A record may name a block by its figure alone (REQ B13.3).
  const byFigure = [
    ...(addressCategory === 2 ? ['ADDRESS_CAT_2'] : []),
    ...(dunningLevel === 1 ? ['DUNNING_LEVEL_1'] : []),
  ];
  const named = new Set([...blocks, ...byFigure].map(blockOf));
  for (const block of named) notes.push({ kind: 'block', block });
  if (addressCategory === 1) notes.push({ kind: 'category1' });
  if (dunningLevel >= notedDunningLevel && !named.has('DUNNING_LEVEL_2')) {
    notes.push({ kind: 'dunning', level: dunningLevel });
  }
  if (isEmployeeType(customer.type)) notes.push({ kind: 'employee' });
  if (customer.dateOfBirth === null) notes.push({ kind: 'missingBirthday' });
  if (customer.email === null) notes.push({ kind: 'missingEmail' });
  if (phoneOf(customer.phoneNumbers) === null) notes.push({ kind: 'missingPhone' });
  return notes;
}
