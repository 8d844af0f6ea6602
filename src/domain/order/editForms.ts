import isEqual from 'fast-deep-equal';
import { isSameAddress, type Address, type PostalAddress } from '~/domain/address/address';
import { deliveryAddressFrom, emptyAddressInput, type AddressInput } from '~/domain/address/addressInput';
import { isValidCity, isValidStreetNumber, streetProblem } from '~/domain/address/addressRules';
import { isValidPostcode } from '~/domain/address/postcode';
import type { Country } from '~/domain/common/country';
import { germanDate } from '~/domain/common/berlinTime';
import { tidyDigits } from '~/domain/common/digits';
import { tidyName } from '~/domain/common/names';
import { isValidEmail } from '~/domain/customer/email';
import { normalizePhone } from '~/domain/customer/phone';
import type { ContactDetails, EditedOffer, EditItem, EditOperation } from './editOrder';

/** The contact details as typed. */
export interface TypedContact {
  readonly email: string;
  readonly phone: string;
}

/** The fields of a position, as typed. */
export interface TypedPosition {
  readonly quantity: string;
  readonly priceDate: string;
}
export type PositionField = keyof TypedPosition;

/** What is typed into the forms of an edit; null or '': nothing, the form of an address is closed. */
export interface TypedParts {
  /** By the id of the position; a field is missing while it shows what the order has. */
  readonly positions: Readonly<Record<string, Partial<TypedPosition>>>;
  /** The number of an article to add. */
  readonly article: string;
  /** The code of a voucher to redeem. */
  readonly voucher: string;
  readonly contact: TypedContact | null;
  readonly billingAddress: PostalAddress | null;
  readonly deliveryAddress: AddressInput | null;
  /** Direct debit is chosen, its bank details are not known yet. */
  readonly payment: 'DIRECT_DEBIT' | null;
}

export const nothingTyped: TypedParts = {
  positions: {},
  article: '',
  voucher: '',
  contact: null,
  billingAddress: null,
  deliveryAddress: null,
  payment: null,
};

/** In the order of the screen. */
export const editForms = [
  'position',
  'article',
  'deliveryAddress',
  'payment',
  'voucher',
  'contact',
  'billingAddress',
] as const;
export type EditForm = (typeof editForms)[number];

type ShownParts = Pick<EditedOffer, 'items' | 'contact' | 'billingAddress' | 'deliveryAddress'>;

export function positionInputOf({ quantity, priceDate }: EditItem): TypedPosition {
  return { quantity: String(quantity), priceDate: priceDate === null ? '' : germanDate(priceDate) };
}

/** Whether a field of a position holds something that the order does not have. */
function isPositionTyped(item: EditItem, field: PositionField, typed: string | undefined): boolean {
  return typed !== undefined && typed.trim() !== positionInputOf(item)[field];
}

export function contactInputOf({ email, phoneNumber }: ContactDetails): TypedContact {
  return { email: email ?? '', phone: phoneNumber ?? '' };
}

/** The typed contact details; `invalid` names the fields that cannot be read. A field that is as before is not rewritten. */
export function readContact(
  { email, phone }: TypedContact,
  before: ContactDetails,
): { readonly contact: ContactDetails; readonly invalid: readonly (keyof TypedContact)[] } {
  const start = contactInputOf(before);
  const isKeptEmail = email.trim() === start.email.trim();
  const isKeptPhone = phone.trim() === start.phone.trim();
  const phoneNumber = phone.trim() === '' ? null : normalizePhone(phone);
  const emailIsInvalid = !isKeptEmail && email.trim() !== '' && !isValidEmail(email);
  const phoneIsInvalid = !isKeptPhone && phone.trim() !== '' && phoneNumber === null;
  return {
    contact: {
      email: isKeptEmail ? before.email : email.trim() || null,
      phoneNumber: isKeptPhone ? before.phoneNumber : phoneNumber,
    },
    invalid: [...(emailIsInvalid ? (['email'] as const) : []), ...(phoneIsInvalid ? (['phone'] as const) : [])],
  };
}

/** The fields of the billing address that an edit can change. */
export const homeFields = ['street', 'streetNumber', 'zipCode', 'city'] as const;
export type HomeField = (typeof homeFields)[number];

/**
 * The typed billing address; `invalid` names the fields that are missing or break a rule of addresses (REQ B7.7, B7.8, B7.9). A field
 * that is as before is not rewritten, and has to be filled only.
 */
export function readHome(
  typed: PostalAddress,
  before: PostalAddress | null,
  country: Country,
): { readonly address: PostalAddress; readonly invalid: readonly HomeField[] } {
  const tidied: Readonly<Record<HomeField, string>> = {
    street: tidyName(typed.street),
    streetNumber: typed.streetNumber.trim(),
    zipCode: tidyDigits(typed.zipCode),
    city: tidyName(typed.city),
  };
  const problem = streetProblem(tidied.street);
  const isValid: Readonly<Record<HomeField, boolean>> = {
    street: problem === null || problem === 'perhapsPickupPoint',
    streetNumber: isValidStreetNumber(tidied.streetNumber),
    zipCode: isValidPostcode(tidied.zipCode, typed.countryCode ?? country),
    city: isValidCity(tidied.city),
  };
  const isKept = (field: HomeField) => typed[field] === before?.[field];
  const changed = homeFields.filter((field) => !isKept(field));
  return {
    address: { ...typed, ...Object.fromEntries(changed.map((field) => [field, tidied[field]])) },
    invalid: homeFields.filter((field) => (isKept(field) ? typed[field].trim() === '' : !isValid[field])),
  };
}

/** A new delivery address begins with the name of the order's customer. */
export function newAddressInput({
  billingAddress,
  deliveryAddress,
}: Pick<ShownParts, 'billingAddress' | 'deliveryAddress'>): AddressInput {
  const person = billingAddress ?? deliveryAddress;
  return emptyAddressInput(person?.firstName ?? '', person?.lastName ?? '');
}

export function typedAddress(input: AddressInput, country: Country, newId: () => string): Address {
  return deliveryAddressFrom(input, { country, salutation: null, edited: undefined, newId });
}

/** The forms that hold something that the order does not have. `shown`: the offer with what is in flight. */
export function openForms(typed: TypedParts, shown: ShownParts, country: Country): readonly EditForm[] {
  const { contact, billingAddress, deliveryAddress } = typed;
  const read = contact === null ? null : readContact(contact, shown.contact);
  const isOpen: Readonly<Record<EditForm, boolean>> = {
    position: shown.items.some((item) => {
      const { quantity, priceDate } = typed.positions[item.id] ?? {};
      return (
        item.cancellationReason === null &&
        (isPositionTyped(item, 'quantity', quantity) || isPositionTyped(item, 'priceDate', priceDate))
      );
    }),
    article: typed.article.trim() !== '',
    voucher: typed.voucher.trim() !== '',
    payment: typed.payment !== null,
    contact: read !== null && (read.invalid.length > 0 || !isEqual(read.contact, shown.contact)),
    billingAddress:
      billingAddress !== null &&
      (shown.billingAddress === null || !isSameAddress(billingAddress, shown.billingAddress)),
    deliveryAddress:
      deliveryAddress !== null &&
      !isEqual(deliveryAddress, newAddressInput(shown)) &&
      !isShownAddress(deliveryAddress, shown, country),
  };
  return editForms.filter((form) => isOpen[form]);
}

function isShownAddress(input: AddressInput, { deliveryAddress }: ShownParts, country: Country): boolean {
  return (
    deliveryAddress !== null &&
    isSameAddress(
      typedAddress(input, country, () => ''),
      deliveryAddress,
    )
  );
}

/** What is left in the forms after an operation is done: the form that it came from is closed. */
export function withoutTaken(
  typed: TypedParts,
  operation: EditOperation,
  offer: ShownParts,
  country: Country,
): TypedParts {
  const open = openForms(typed, offer, country);
  switch (operation.type) {
    case 'SWITCH_DELIVERY_ADDRESS':
      return typed.deliveryAddress !== null && isShownAddress(typed.deliveryAddress, offer, country)
        ? { ...typed, deliveryAddress: null }
        : typed;
    case 'UPDATE_CUSTOMER': {
      const { contact, billingAddress } = typed;
      return {
        ...typed,
        contact: open.includes('contact') ? contact : null,
        billingAddress: operation.billingAddress === undefined ? billingAddress : null,
      };
    }
    case 'CHANGE_PAYMENT':
      return { ...typed, payment: null };
    case 'ADD_POSITION':
    case 'REMOVE_POSITION':
    case 'UPDATE_POSITION':
    case 'CANCEL_POSITION':
    case 'UPDATE_POSITION_PRICE_DATE':
    case 'UPDATE_WEEE_TAKE_BACK':
    case 'REDEEM_VOUCHER':
    case 'REMOVE_VOUCHER':
    case 'CHANGE_SERVICE_VOUCHER':
      return typed;
  }
}
