import type { PhoneNumber, PhoneNumberType } from './customer';

const preference: readonly PhoneNumberType[] = ['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'];

/**
 * Selects the customer's phone number as it was entered: private, then mobile, business, fax (REQ B5.4); numbers of an unknown type come
 * last. Null where none has a digit but 0.
 */
export function preferredPhone(numbers: readonly PhoneNumber[]): string | null {
  const known = preference.flatMap((type) => numbers.filter(({ phoneNumberType }) => phoneNumberType === type));
  const inOrder = [...known, ...numbers.filter((number) => !known.includes(number))];
  return inOrder.find(({ value }) => normalizePhone(value) !== null)?.value ?? null;
}

/**
 * The preferred phone number, normalized: digits only, one leading 0 (REQ B5.4). An international prefix of the three countries is removed
 * first, because otherwise it would become part of the number (DECISIONS 37): `+49 (0)30 1234` becomes 0301234.
 */
export function phoneOf(numbers: readonly PhoneNumber[]): string | null {
  return normalizePhone(preferredPhone(numbers) ?? '');
}

export function normalizePhone(input: string): string | null {
  const national = input.trim().replace(/^(?:\+|00)\s*(?:49|43|41)/, '');
  const digits = national.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : `0${digits}`;
}
