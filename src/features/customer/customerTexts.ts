import type { PhoneNumberType } from '~/domain/customer/customer';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './customerTexts.de';

export const phoneTexts = {
  PRIVATE: 'customer.phone.PRIVATE',
  MOBILE: 'customer.phone.MOBILE',
  BUSINESS: 'customer.phone.BUSINESS',
  FAX: 'customer.phone.FAX',
} as const satisfies Record<PhoneNumberType, PlainTextKey>;

const typeTexts = new Map<string, PlainTextKey>([
  ['REGULAR', 'customer.type.REGULAR'],
  ['TV_CREATOR', 'customer.type.TV_CREATOR'],
  ['INFLUENCER', 'customer.type.INFLUENCER'],
  ['EMPLOYEE', 'customer.type.EMPLOYEE'],
  ['PARTNER', 'customer.type.PARTNER'],
  ['CREATOR', 'customer.type.CREATOR'],
]);

/** The text of a customer type; every unknown value counts as an employee type (REQ C17.1). */
export function typeText(type: string): PlainTextKey {
  return typeTexts.get(type) ?? 'customer.type.EMPLOYEE';
}
