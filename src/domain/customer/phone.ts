import type { PhoneNumber, PhoneNumberType } from './customer';

const preference: readonly PhoneNumberType[] = ['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'];

/**
 * The number a customer is called under: private, then mobile, business, fax; digits only, leading zeros off, one 0 in
 * front (REQ B5.4). An international prefix of the three countries goes first, because the bare rule would make a
 * wrong number of it (DECISIONS 37, FACTS Phone). Null where no digits are left.
 */
export function phoneOf(numbers: readonly PhoneNumber[]): string | null {
  for (const type of preference) {
    for (const { phoneNumberType, value } of numbers) {
      const normalized = phoneNumberType === type ? normalizePhone(value) : null;
      if (normalized !== null) return normalized;
    }
  }
  return null;
}

export function normalizePhone(input: string): string | null {
  const national = input.trim().replace(/^(?:\+|00)\s*(?:49|43|41)/, '');
  const digits = national.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : `0${digits}`;
}
