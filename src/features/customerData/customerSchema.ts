import { object, string, type ObjectSchema } from 'yup';
import {
  isValidAddressAddition,
  isValidCareOf,
  isValidCity,
  isValidStreetNumber,
  streetProblem,
} from '~/domain/addressRules';
import { birthDateProblem } from '~/domain/birthDate';
import type { Country } from '~/domain/country';
import type { Salutation } from '~/domain/customer';
import type { CustomerInput } from '~/domain/customerInput';
import { isValidEmail } from '~/domain/email';
import { hasForbiddenCharacters, isValidName } from '~/domain/names';
import { isValidPhone } from '~/domain/phoneRules';
import { isValidPostcode } from '~/domain/postcode';

interface SchemaFacts {
  readonly country: Country;
  readonly now: () => Date;
}

const empty = (text: string | undefined) => text === undefined || text.trim() === '';

/** The rules of spec 1 §5.1; each message is a code that `fieldErrorText` turns into words. */
export function customerSchema({ country, now }: SchemaFacts): ObjectSchema<CustomerInput> {
  const phone = string()
    .defined()
    .test('phone', 'phone', (text) => empty(text) || isValidPhone(text));
  return object({
    salutation: string<Salutation | ''>()
      .defined()
      .test('salutation', 'salutation', (chosen) => chosen !== ''),
    academicTitle: string()
      .defined()
      .test('title', 'academicTitle', (text) => !hasForbiddenCharacters(text)),
    firstName: string().defined().test('name', 'firstName', isValidName),
    lastName: string().defined().test('name', 'lastName', isValidName),
    dateOfBirth: string()
      .defined()
      .test('birthDate', (text, { createError }) => {
        const problem = birthDateProblem(text, now());
        return problem === null ? true : createError({ message: `birthDate.${problem}` });
      }),
    email: string()
      .defined()
      .test('email', 'email', (text) => empty(text) || isValidEmail(text)),
    phonePrivate: phone,
    phoneMobile: phone,
    careOf: string().defined().test('careOf', 'careOf', isValidCareOf),
    street: streetRule(),
    streetNumber: string().defined().test('streetNumber', 'streetNumber', isValidStreetNumber),
    addressAddition: string().defined().test('addition', 'addressAddition', isValidAddressAddition),
    zipCode: string()
      .defined()
      .test('zipCode', 'zipCode', (text) => isValidPostcode(text, country)),
    city: string().defined().test('city', 'city', isValidCity),
  });
}

export function streetRule() {
  return string()
    .defined()
    .test('street', (text, { createError }) => {
      const problem = streetProblem(text);
      return problem === null ? true : createError({ message: `street.${problem}` });
    });
}
