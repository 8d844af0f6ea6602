import { boolean, object, string, type ObjectSchema } from 'yup';
import type { AddressInput, AddressInputType } from '~/domain/addressInput';
import {
  isValidAddressAddition,
  isValidCareOf,
  isValidCity,
  isValidServicePointNumber,
  isValidStreetNumber,
} from '~/domain/addressRules';
import type { Country } from '~/domain/country';
import { isValidName } from '~/domain/names';
import { isValidPostNumber } from '~/domain/postNumber';
import { isValidPostcode } from '~/domain/postcode';
import { streetRule } from './customerSchema';

/** The rules of a delivery address (spec 1 §5.1): a street needs a number, a pick-up point its number and a post number. */
export function addressSchema(type: AddressInputType, country: Country): ObjectSchema<AddressInput> {
  const text = () => string().defined();
  const common = {
    type: string<AddressInputType>().defined(),
    firstName: text().test('name', 'firstName', isValidName),
    lastName: text().test('name', 'lastName', isValidName),
    zipCode: text().test('zipCode', 'zipCode', (zip) => isValidPostcode(zip, country)),
    city: text().test('city', 'city', isValidCity),
    isPreferred: boolean().defined(),
  };
  if (type === 'POSTAL') {
    return object({
      ...common,
      careOf: text().test('careOf', 'careOf', isValidCareOf),
      street: streetRule(),
      streetNumber: text().test('streetNumber', 'streetNumber', isValidStreetNumber),
      addressAddition: text().test('addition', 'addressAddition', isValidAddressAddition),
      postNumber: text(),
      pointNumber: text(),
    });
  }
  return object({
    ...common,
    careOf: text(),
    street: text(),
    streetNumber: text(),
    addressAddition: text(),
    postNumber: text().test('postNumber', 'postNumber', isValidPostNumber),
    pointNumber: text().test('pointNumber', 'pointNumber', isValidServicePointNumber),
  });
}
