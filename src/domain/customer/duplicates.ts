import { nameOf, type Customer } from './customer';
import { isSearchableName, tidyName } from '~/domain/common/names';
import { phoneOf } from './phone';

/** The customer data that the duplicate checks compare (REQ B8.1, B8.3). */
export interface DuplicateFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly externalCustomerId: string | null;
}

export type NameCheckVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'skipDoubleCheck' }
  | { readonly kind: 'duplicates'; readonly customers: readonly Customer[] };

export type EmailCheckVerdict =
  | { readonly kind: 'free' }
  | { readonly kind: 'lightUserSameName'; readonly customer: Customer }
  | { readonly kind: 'lightUserOtherName'; readonly customer: Customer }
  | { readonly kind: 'inUse'; readonly customers: readonly Customer[] };

/** Whether the search by name and birthday can run; it needs all three fields (REQ B8.1). */
export function nameCheckIsPossible({ firstName, lastName, dateOfBirth }: DuplicateFacts): boolean {
  const hasBirthday = dateOfBirth !== null && dateOfBirth.trim() !== '';
  return hasBirthday && isSearchableName(firstName) && isSearchableName(lastName);
}

/** Evaluates the search by name. If the only match awaits its GDPR deletion, the double check is skipped (REQ B8.2). */
export function nameCheckVerdict(found: readonly Customer[], self: string | null): NameCheckVerdict {
  const customers = without(found, self);
  const [first, ...others] = customers;
  if (first === undefined) return { kind: 'none' };
  const onlyDeleted = others.length === 0 && first.orderRestriction === 'GDPR_DELETION';
  return onlyDeleted ? { kind: 'skipDoubleCheck' } : { kind: 'duplicates', customers };
}

/**
 * Evaluates the search by e-mail: a light user is merged with a new customer or opened, all others have it in use; hello users
 * are ignored (REQ B8.4). A customer with a number is nobody else's account, so that for them every holder has it in use.
 */
export function emailCheckVerdict(found: readonly Customer[], facts: DuplicateFacts): EmailCheckVerdict {
  const customers = without(found, facts.externalCustomerId).filter(({ isHelloUser }) => !isHelloUser);
  const [first] = customers;
  if (first === undefined) return { kind: 'free' };
  const isNew = facts.externalCustomerId === null;
  if (!isNew || !customers.every(({ isLightUser }) => isLightUser)) return { kind: 'inUse', customers };
  const namesake = customers.find((customer) => folded(nameOf(customer)) === folded(nameOf(facts)));
  return namesake === undefined
    ? { kind: 'lightUserOtherName', customer: first }
    : { kind: 'lightUserSameName', customer: namesake };
}

export type ComparedField = 'salutation' | 'name' | 'dateOfBirth' | 'email' | 'phone' | 'street' | 'place';

export interface ComparedLine {
  readonly field: ComparedField;
  readonly mine: string;
  readonly theirs: string;
  /** Ignores case and blanks. False where one of the two values is empty. */
  readonly differs: boolean;
}

/** Compares two customers field by field; missing values are empty text. */
export function comparisonOf(mine: Customer, other: Customer): readonly ComparedLine[] {
  const theirLines = comparedFields(other);
  return comparedFields(mine).map(([field, text], index) => {
    const theirs = theirLines[index]?.[1] ?? '';
    const isNamed = text !== '' && theirs !== '';
    return { field, mine: text, theirs, differs: isNamed && folded(text) !== folded(theirs) };
  });
}

/**
 * The found customers, the likely one first: the same name and birthday, or the same e-mail, weigh more than all other fields
 * together. Equally likely ones stay in the service's order.
 */
export function rankedDuplicates(mine: Customer, others: readonly Customer[]): readonly Customer[] {
  return others
    .map((other) => ({ other, agreement: agreementOf(comparisonOf(mine, other)) }))
    .toSorted((first, second) => second.agreement - first.agreement)
    .map(({ other }) => other);
}

function agreementOf(lines: readonly ComparedLine[]): number {
  const agreed = lines
    .filter(({ mine, theirs, differs }) => mine !== '' && theirs !== '' && !differs)
    .map(({ field }) => field);
  const isSamePerson = agreed.includes('name') && agreed.includes('dateOfBirth');
  return agreed.length + (isSamePerson ? 10 : 0) + (agreed.includes('email') ? 10 : 0);
}

function comparedFields(customer: Customer): readonly (readonly [ComparedField, string])[] {
  const address = customer.billingAddress;
  return [
    ['salutation', customer.salutation ?? ''],
    ['name', nameOf(customer)],
    ['dateOfBirth', customer.dateOfBirth ?? ''],
    ['email', customer.email ?? ''],
    ['phone', phoneOf(customer.phoneNumbers) ?? ''],
    ['street', address?.type === 'POSTAL' ? `${address.street} ${address.streetNumber}`.trim() : ''],
    ['place', address === null ? '' : `${address.zipCode} ${address.city}`.trim()],
  ];
}

function without(found: readonly Customer[], self: string | null): readonly Customer[] {
  return self === null ? found : found.filter(({ externalCustomerId }) => externalCustomerId !== self);
}

function folded(text: string): string {
  return tidyName(text).toLowerCase();
}
