import * as v from 'valibot';
import type { Address } from '~/domain/address/address';
import { readGermanDate } from '~/domain/common/berlinTime';
import { tidyDigits } from '~/domain/common/digits';
import { tidyName } from '~/domain/common/names';
import type { CustomerInput } from '~/domain/customer/customerInput';
import type { CorrectedPayment, OrderCorrection } from '~/domain/order/orderCorrection';
import type { OrderDocument } from '~/domain/order/orderDetails';
import { fromAddress } from '../http/commonWire';
import { camelizeKeys, decamelizeKeys } from '../http/keyConversion';
import { text } from '../http/wireValues';
import { WireOrderCustomer, isSamePhone, nestedFields, shownPhone } from './orderCustomerWire';

/** Fields of the old payment that do not hold for another method. */
const planFields: readonly string[] = [
  'iban',
  'account_holder',
  'uses_prefilled_iban',
  'due_day',
  'installment_count',
  'installment',
  'final_installment',
  'calculation_id',
  'interest_rate',
  'nominal_interest_rate',
  'total_gross_amount',
  'total_interest',
];

/**
 * The order as the service sent it, with the corrections in place. Every field that no correction names is sent back as it came,
 * those that this application does not know included (REQ E4.2). Keys are as on the wire.
 */
export function correctedDocument(document: OrderDocument, correction: OrderCorrection): OrderDocument {
  const { customer, deliveryAddress, payment } = correction;
  return {
    ...document,
    ...(customer !== null && { customer: fromCustomerInput(customer, partOf(document['customer'])) }),
    ...(deliveryAddress !== null && withDeliveryAddress(document, deliveryAddress)),
    ...(payment !== null && { payment: fromCorrectedPayment(document['payment'], payment) }),
  };
}

function partOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * Returns the customer with the corrected fields, tidied like those of a new order. Each is written where it was read, so that none
 * exists twice.
 */
function fromCustomerInput(input: CustomerInput, before: Record<string, unknown>): Record<string, unknown> {
  const wire = v.parse(WireOrderCustomer, camelizeKeys(before));
  const dateOfBirth = readGermanDate(input.dateOfBirth);
  const orNull = (typed: string) => (typed === '' ? null : typed);
  const place = Object.entries({
    careOf: orNull(tidyName(input.careOf)),
    street: tidyName(input.street),
    streetNumber: input.streetNumber.trim(),
    addressAddition: orNull(tidyName(input.addressAddition)),
    zipCode: tidyDigits(input.zipCode),
    city: tidyName(input.city),
  });
  const nested: readonly string[] = nestedFields(wire);
  const placeIn = (isNested: boolean) =>
    partOf(decamelizeKeys(Object.fromEntries(place.filter(([field]) => nested.includes(field) === isNested))));
  const names = { first_name: tidyName(input.firstName), last_name: tidyName(input.lastName) };
  const address = partOf(before['billing_address']);
  return {
    ...before,
    ...(input.salutation !== '' && { salutation: input.salutation }),
    ...names,
    // A date of birth that the form has lost is not removed from the order.
    ...(dateOfBirth !== null && { date_of_birth: dateOfBirth }),
    email: orNull(input.email.trim()),
    ...withPhone(before, wire, orNull(input.phonePrivate.trim()) ?? orNull(input.phoneMobile.trim())),
    ...placeIn(false),
    ...(nested.length > 0 && {
      billing_address: { ...address, ...sameNames(names, before, address), ...placeIn(true) },
    }),
  };
}

/** Returns the names that the address repeats from the customer; those of another addressee stay. */
function sameNames(
  names: Readonly<Record<string, string>>,
  before: Record<string, unknown>,
  address: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).filter(([field]) => field in address && address[field] === before[field]),
  );
}

/** Returns the field with the new phone number: the one from which the old number was read. A list keeps its other numbers. */
function withPhone(
  before: Record<string, unknown>,
  wire: v.InferOutput<typeof WireOrderCustomer>,
  number: string | null,
): Record<string, unknown> {
  const shown = shownPhone(wire);
  const isShown = isSamePhone(shown?.number ?? '');
  // Without an old number, the field follows from where the address is.
  const isNested = nestedFields(wire).length > 0 && !('phone' in before);
  switch (shown?.field ?? (isNested ? 'phoneNumber' : 'phone')) {
    case 'phone':
      return { phone: number };
    case 'phoneNumber':
      return { phone_number: number };
    case 'phoneNumbers':
      return {
        phone_numbers: [before['phone_numbers']].flat().flatMap((entry) => {
          if (!isShown({ value: v.parse(text, partOf(entry)['value']) })) return [entry];
          return number === null ? [] : [{ ...partOf(entry), value: number }];
        }),
      };
  }
}

/** The order's address, and that of each item that names one. */
function withDeliveryAddress(document: OrderDocument, address: Address): Record<string, unknown> {
  const wire = decamelizeKeys(fromAddress(address));
  const { items } = document;
  const hasAddress = (item: unknown) => (partOf(item)['delivery_address'] ?? null) !== null;
  return {
    delivery_address: wire,
    ...(Array.isArray(items) && {
      items: items.map((item: unknown) => (hasAddress(item) ? { ...partOf(item), delivery_address: wire } : item)),
    }),
  };
}

function fromCorrectedPayment(before: unknown, payment: CorrectedPayment): Record<string, unknown> {
  const kept = Object.entries(partOf(before)).filter(([field]) => !planFields.includes(field));
  return {
    ...Object.fromEntries(kept),
    type: payment.method,
    method: payment.method,
    ...(payment.method === 'DIRECT_DEBIT' && {
      account_holder: payment.accountHolder,
      iban: payment.iban,
      uses_prefilled_iban: false,
    }),
  };
}
