import { object, string, type ObjectSchema } from 'yup';
import {
  isValidAddressAddition,
  isValidCareOf,
  isValidCity,
  isValidStreetNumber,
  streetProblem,
} from '~/domain/address/addressRules';
import { birthDateProblem } from '~/domain/customer/birthDate';
import type { Country } from '~/domain/common/country';
import type { Salutation } from '~/domain/common/names';
import type { CustomerInput } from '~/domain/customer/customerInput';
import { isValidEmail } from '~/domain/customer/email';
import { hasForbiddenCharacters, isValidName, tidyName } from '~/domain/common/names';
import { isValidPhone } from '~/domain/customer/phoneRules';
import { isValidPostcode } from '~/domain/address/postcode';
import { longestText } from '~/domain/common/textLength';

interface SchemaFacts {
  readonly country: Country;
  readonly now: () => Date;
  /** The agent confirmed the text as a street although it resembles a pick-up point. */
  readonly isConfirmedStreet: (street: string) => boolean;
}

/** A text whose length is validated before other rules. */
export const limitedText = () => string().defined().max(longestText, 'tooLong');
const empty = (text: string | undefined) => text === undefined || text.trim() === '';

/** Validates the customer form by the rules of REQ B7; messages are codes that `fieldErrorText` translates. */
export function customerSchema({ country, now, isConfirmedStreet }: SchemaFacts): ObjectSchema<CustomerInput> {
  const phone = string()
    .defined()
    .test('phone', 'phone', (text) => empty(text) || isValidPhone(text));
  return object({
    salutation: string<Salutation | ''>()
      .defined()
      .test('salutation', 'salutation', (chosen) => chosen !== ''),
    academicTitle: limitedText().test('title', 'academicTitle', (title) => !hasForbiddenCharacters(tidyName(title))),
    firstName: limitedText().test('name', 'firstName', isValidName),
    lastName: limitedText().test('name', 'lastName', isValidName),
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
    careOf: limitedText().test('careOf', 'careOf', isValidCareOf),
    street: streetRule(isConfirmedStreet),
    streetNumber: limitedText().test('streetNumber', 'streetNumber', isValidStreetNumber),
    addressAddition: limitedText().test('addition', 'addressAddition', isValidAddressAddition),
    zipCode: string()
      .defined()
      .test('zipCode', 'zipCode', (text) => isValidPostcode(text, country)),
    city: limitedText().test('city', 'city', isValidCity),
  });
}

export function streetRule(isConfirmedStreet: SchemaFacts['isConfirmedStreet']) {
  return string()
    .defined()
    .test('street', (text, { createError }) => {
      const problem = streetProblem(text);
      const isConfirmed = problem === 'perhapsPickupPoint' && isConfirmedStreet(text);
      return problem === null || isConfirmed ? true : createError({ message: `street.${problem}` });
    });
}
