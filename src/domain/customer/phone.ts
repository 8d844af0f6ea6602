import type { PhoneNumber, PhoneNumberType } from './customer';

const preference: readonly PhoneNumberType[] = ['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'];

/**
 * Selects and normalizes the customer's phone number: private, then mobile, business, fax; digits only, one leading 0
 * (REQ B5.4). An international prefix of the three countries is removed first, because otherwise it would become part
 * of the number (DECISIONS 37): `+49 (0)30 1234` becomes 0301234. Numbers of an unknown type come last. Null where no digits are
 * left, not `0`.
 */
export function phoneOf(numbers: readonly PhoneNumber[]): string | null {
  const known = preference.flatMap((type) => numbers.filter(({ phoneNumberType }) => phoneNumberType === type));
  for (const { value } of [...known, ...numbers.filter((number) => !known.includes(number))]) {
    const normalized = normalizePhone(value);
    if (normalized !== null) return normalized;
  }
  return null;
}

export function normalizePhone(input: string): string | null {
  const national = input.trim().replace(/^(?:\+|00)\s*(?:49|43|41)/, '');
  const digits = national.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : `0${digits}`;
}
