import { customerTypes } from '~/domain/customer/customer';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './customerTexts.de';
import './customerCardTexts.de';

/** The text of a customer type; every unknown value counts as an employee type (REQ C17.1). */
export function typeText(type: string): PlainTextKey {
  const known = customerTypes.find((candidate) => candidate === type) ?? 'EMPLOYEE';
  return `customer.type.${known}` as const;
}
