import type { PostalAddress } from '~/domain/address/address';
import { germanDate, readGermanDate } from '~/domain/common/berlinTime';
import type { Country } from '~/domain/common/country';
import { pick } from '~/domain/common/pick';
import type { Customer, PhoneNumber, PhoneNumberType } from './customer';
import type { Salutation } from '~/domain/common/names';
import { blankCustomer } from './blankCustomer';
import { tidyDigits } from '~/domain/common/digits';
import { tidyName } from '~/domain/common/names';

/** The field values of the customer form, as typed (REQ B7). */
export interface CustomerInput {
  readonly salutation: Salutation | '';
  readonly academicTitle: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `DD.MM.YYYY`. */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly phonePrivate: string;
  readonly phoneMobile: string;
  readonly careOf: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly addressAddition: string;
  readonly zipCode: string;
  readonly city: string;
}

export const emptyCustomerInput: CustomerInput = {
  salutation: '',
  academicTitle: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  phonePrivate: '',
  phoneMobile: '',
  careOf: '',
  street: '',
  streetNumber: '',
  addressAddition: '',
  zipCode: '',
  city: '',
};

export function customerInputOf(customer: Customer): CustomerInput {
  const billing = customer.billingAddress;
  const numberOf = (type: PhoneNumberType) =>
    customer.phoneNumbers.find(({ phoneNumberType }) => phoneNumberType === type)?.value ?? '';
  return {
    salutation: customer.salutation ?? '',
    academicTitle: customer.academicTitle ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    dateOfBirth: customer.dateOfBirth === null ? '' : germanDate(customer.dateOfBirth),
    email: customer.email ?? '',
    phonePrivate: numberOf('PRIVATE'),
    phoneMobile: numberOf('MOBILE'),
    careOf: billing?.careOf ?? '',
    street: billing?.type === 'POSTAL' ? billing.street : '',
    streetNumber: billing?.type === 'POSTAL' ? billing.streetNumber : '',
    addressAddition: billing?.addressAddition ?? '',
    zipCode: billing?.zipCode ?? '',
    city: billing?.city ?? '',
  };
}

/** The form fields of the person. */
const personFields = [
  'salutation',
  'academicTitle',
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phonePrivate',
  'phoneMobile',
] as const;

/** The form fields of the billing address. */
const placeFields = ['careOf', 'street', 'streetNumber', 'addressAddition', 'zipCode', 'city'] as const;

/**
 * Whether the form leaves the billing address unchanged. An address in another country than the order counts as
 * changed.
 */
export function hasSameBillingAddress(input: CustomerInput, customer: Customer, country: Country): boolean {
  if ((customer.billingAddress?.countryCode ?? country) !== country) return false;
  const before = customerInputOf(customer);
  return customer.billingAddress !== null && placeFields.every((field) => input[field].trim() === before[field]);
}

/** Merges typed values over known ones; a partly typed address replaces the whole known one. */
export function typedOver(known: CustomerInput, typed: CustomerInput): CustomerInput {
  const isTyped = (field: keyof CustomerInput) => typed[field].trim() !== '';
  const replaced = placeFields.some(isTyped) ? placeFields : [];
  return { ...known, ...pick(typed, personFields.filter(isTyped)), ...pick(typed, replaced) };
}

interface NewCustomer {
  readonly isGuest: boolean;
  readonly country: Country;
  /** Generates ids with a prefix that distinguishes them from the service's (`local-…`). */
  readonly newId: () => string;
}

/** Creates a customer of this call whom the service has not stored yet. */
export function newCustomerOf(input: CustomerInput, { isGuest, country, newId }: NewCustomer): Customer {
  const fresh = blankCustomer({ id: newId(), isGuest, country });
  return editedCustomerOf(input, fresh, country, newId);
}

type Person = Pick<Customer, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** Whether both have the name and the birthday by which duplicates are searched (REQ B8.1). */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName && one.dateOfBirth === other.dateOfBirth;
}

/** Applies the form to a customer; fields that the form does not show are preserved. */
export function editedCustomerOf(
  input: CustomerInput,
  customer: Customer,
  country: Country,
  newId: () => string,
): Customer {
  const firstName = tidyName(input.firstName);
  const lastName = tidyName(input.lastName);
  const dateOfBirth = readGermanDate(input.dateOfBirth);
  const before = customer.billingAddress;
  const salutation = input.salutation === '' ? undefined : input.salutation;
  // Adds no salutation to an address without one when something else is edited.
  const sameSalutation = before !== null && salutation === (customer.salutation ?? undefined);
  const billingAddress: PostalAddress = {
    id: before?.id ?? newId(),
    externalAddressId: before?.externalAddressId,
    type: 'POSTAL',
    kind: 'BILLING',
    salutation: sameSalutation ? before.salutation : salutation,
    firstName,
    lastName,
    street: tidyName(input.street),
    streetNumber: input.streetNumber.trim(),
    zipCode: tidyDigits(input.zipCode),
    city: tidyName(input.city),
    countryCode: country,
    careOf: textOrNothing(input.careOf),
    addressAddition: textOrNothing(input.addressAddition),
    isDefault: before?.isDefault ?? true,
    fromInvoiceAddress: before?.fromInvoiceAddress,
  };
  return {
    ...customer,
    // The answer to the duplicate question is about one name and birthday (REQ B8.5).
    skipDoubleCheck: customer.skipDoubleCheck && isSamePerson(customer, { firstName, lastName, dateOfBirth }),
    salutation: input.salutation === '' ? null : input.salutation,
    academicTitle: textOrNothing(input.academicTitle),
    firstName,
    lastName,
    email: input.email.trim() === '' ? null : input.email.trim(),
    dateOfBirth,
    phoneNumbers: withPhone(
      withPhone(customer.phoneNumbers, 'PRIVATE', input.phonePrivate),
      'MOBILE',
      input.phoneMobile,
    ),
    billingAddress,
  };
}

/** Replaces the first number of a kind, which the form shows; all others are preserved. */
function withPhone(
  numbers: readonly PhoneNumber[],
  phoneNumberType: PhoneNumberType,
  typed: string,
): readonly PhoneNumber[] {
  const value = typed.trim();
  const index = numbers.findIndex((number) => number.phoneNumberType === phoneNumberType);
  if (index === -1) return value === '' ? numbers : [...numbers, { phoneNumberType, value }];
  return value === '' ? numbers.toSpliced(index, 1) : numbers.with(index, { phoneNumberType, value });
}

function textOrNothing(text: string): string | undefined {
  const tidy = tidyName(text);
  return tidy === '' ? undefined : tidy;
}
