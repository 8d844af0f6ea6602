import { boolean, object, string, type ObjectSchema } from 'yup';
import type { AddressInput, AddressInputType } from '~/domain/address/addressInput';
import {
  isValidAddressAddition,
  isValidCareOf,
  isValidCity,
  isValidServicePointNumber,
  isValidStreetNumber,
} from '~/domain/address/addressRules';
import type { Country } from '~/domain/common/country';
import { isValidName } from '~/domain/common/names';
import { isValidPostNumber } from '~/domain/address/postNumber';
import { isValidPostcode } from '~/domain/address/postcode';
import { limitedText, streetRule } from './customerSchema';

/**
 * Validates a delivery address (REQ B9.2, B7.9): a street needs a street number, a pick-up point its own number and a
 * post number.
 */
export function addressSchema(
  type: AddressInputType,
  country: Country,
  isConfirmedStreet: (street: string) => boolean,
): ObjectSchema<AddressInput> {
  const common = {
    type: string<AddressInputType>().defined(),
    firstName: limitedText().test('name', 'firstName', isValidName),
    lastName: limitedText().test('name', 'lastName', isValidName),
    zipCode: limitedText().test('zipCode', 'zipCode', (zip) => isValidPostcode(zip, country)),
    city: limitedText().test('city', 'city', isValidCity),
    isPreferred: boolean().defined(),
  };
  // The value of a field that this kind of address does not render is not validated and not sent.
  const unseen = string().defined();
  if (type === 'POSTAL') {
    return object({
      ...common,
      careOf: limitedText().test('careOf', 'careOf', isValidCareOf),
      street: streetRule(isConfirmedStreet),
      streetNumber: limitedText().test('streetNumber', 'streetNumber', isValidStreetNumber),
      addressAddition: limitedText().test('addition', 'addressAddition', isValidAddressAddition),
      postNumber: unseen,
      pointNumber: unseen,
    });
  }
  return object({
    ...common,
    careOf: unseen,
    street: unseen,
    streetNumber: unseen,
    addressAddition: unseen,
    postNumber: limitedText().test('postNumber', 'postNumber', isValidPostNumber),
    pointNumber: limitedText().test('pointNumber', 'pointNumber', isValidServicePointNumber),
  });
}
