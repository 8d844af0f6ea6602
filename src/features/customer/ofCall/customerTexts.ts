import type { PlainTextKey } from '~/shared/i18n/i18n';
import './customerTexts.de';
import './customerCardTexts.de';

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
