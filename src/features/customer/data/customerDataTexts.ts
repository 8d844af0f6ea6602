import { pickupPointIn } from '~/domain/address/pickupPoint';
import type { Country } from '~/domain/common/country';
import { birthDateWords } from '~/domain/customer/birthDateWords';
import { longestText } from '~/domain/common/textLength';
import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import '~/domain/address/addressWords.de';
import './customerDataTexts.de';
import '~/shared/i18n/commonTexts.de';

const plainErrors = new Map<string, PlainTextKey>([
  ['salutation', 'customerForm.errors.salutation'],
  ['academicTitle', 'customerForm.errors.academicTitle'],
  ['firstName', 'customerForm.errors.name'],
  ['lastName', 'customerForm.errors.name'],
  ['email', 'customer.email.validValue'],
  ['phone', 'customer.phoneNumber.validValue'],
  ...Object.entries(birthDateWords).map(([problem, text]) => [`birthDate.${problem}`, text] as const),
  ['careOf', 'customerForm.errors.careOf'],
  ['street.missing', 'customerForm.errors.streetMissing'],
  ['street.tooShort', 'customerForm.errors.streetTooShort'],
  ['street.perhapsPickupPoint', 'customerForm.errors.streetPerhapsPickupPoint'],
  ['street.forbidden', 'customerForm.errors.forbidden'],
  ['street.postNumber', 'customerForm.errors.streetPostNumber'],
  ['streetNumber', 'customerForm.errors.streetNumber'],
  ['addressAddition', 'customerForm.errors.addressAddition'],
  ['city', 'customerForm.errors.city'],
  ['postNumber', 'customerForm.errors.postNumber'],
  ['pointNumber', 'customerForm.errors.pointNumber'],
]);

interface ErrorFacts {
  readonly country: Country;
  /** The value of the street field, to name the pick-up point it resembles. */
  readonly street: string;
}

/** The text for an error code of a schema; undefined where there is no error. */
export function fieldErrorText(code: string | undefined, facts: ErrorFacts, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'tooLong' || code === 'street.tooLong') {
    return t('customerForm.errors.tooLong', { most: longestText });
  }
  if (code === 'zipCode') {
    return t('customerForm.errors.zipCode', { digits: facts.country === 'DE' ? 5 : 4 });
  }
  if (code === 'street.pickupPoint') {
    const point = pickupPointIn(facts.street) ?? 'PACKSTATION';
    return t('customerForm.errors.streetPickupPoint', { point: t(`address.servicePoint.${point}`) });
  }
  return t(plainErrors.get(code) ?? 'errors.general');
}
