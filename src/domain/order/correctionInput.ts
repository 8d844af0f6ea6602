import isEqual from 'fast-deep-equal';
import {
  addressInputOf,
  deliveryAddressFrom,
  emptyAddressInput,
  type AddressInput,
} from '~/domain/address/addressInput';
import { isPickupPoint } from '~/domain/address/address';
import { germanDate } from '~/domain/common/berlinTime';
import { contentKey } from '~/domain/common/contentKey';
import { tidyDigits } from '~/domain/common/digits';
import { tidyName } from '~/domain/common/names';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { isInstallmentMethod } from '~/domain/payment/payment';
import type { Order } from './order';
import { countryOfOrder } from './orderCountry';
import { internetChannel } from './salesChannel';
import {
  correctedParts,
  noCorrectionInput,
  type CorrectedPart,
  type CorrectionInput,
  type OrderCorrection,
} from './orderCorrection';
import type { DetailedOrder, OrderCustomer, OrderDetails } from './orderDetails';

/** The customer form's initial values for the customer of an order. */
export function customerInputOfOrder(customer: OrderCustomer): CustomerInput {
  return {
    ...emptyCustomerInput,
    salutation: customer.salutation ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    dateOfBirth: customer.dateOfBirth === null ? '' : germanDate(customer.dateOfBirth),
    email: customer.email ?? '',
    phonePrivate: customer.phone ?? '',
    careOf: customer.careOf ?? '',
    street: customer.street,
    streetNumber: customer.streetNumber,
    addressAddition: customer.addressAddition ?? '',
    zipCode: customer.zipCode,
    city: customer.city,
  };
}

/** The address form's initial values for an order. */
export function addressInputOfOrder({ deliveryAddress }: Order, { customer }: OrderDetails): AddressInput {
  return deliveryAddress === null
    ? emptyAddressInput(customer?.firstName ?? '', customer?.lastName ?? '')
    : addressInputOf(deliveryAddress, false);
}

interface TypedCorrection {
  readonly parts: CorrectionInput;
  readonly drafts: Omit<CorrectionInput, 'payment'>;
}

/**
 * The parts whose form holds something that is typed and not taken over. The payment's form counts while it is open: bank details
 * are never kept outside of it (QUALITY 10).
 */
export function openCorrections(
  correction: TypedCorrection | null,
  openForm: CorrectedPart | null,
  { order, details }: DetailedOrder,
): readonly CorrectedPart[] {
  const draft = correction?.drafts ?? { customer: null, address: null };
  const customer =
    correction?.parts.customer ??
    (details.customer === null ? emptyCustomerInput : customerInputOfOrder(details.customer));
  const address = correction?.parts.address ?? addressInputOfOrder(order, details);
  const isOpen: Readonly<Record<CorrectedPart, boolean>> = {
    customer: draft.customer !== null && !isEqual(draft.customer, customer),
    address: draft.address !== null && !isEqual(draft.address, address),
    payment: openForm === 'payment',
  };
  return correctedParts.filter((part) => isOpen[part]);
}

/** Why a corrected order cannot be submitted. */
const correctionRefusalKinds = ['cashToAnotherAddress', 'installmentsToPickupPoint', 'emailMissing'] as const;
export type CorrectionRefusal = (typeof correctionRefusalKinds)[number];

/**
 * Why the order cannot be submitted once it is corrected (REQ C8.5, C9.4, C13.1); null where it can. An order that was placed against
 * the same rule is submitted as it is.
 */
export function correctionRefusal(parts: CorrectionInput, shown: DetailedOrder): CorrectionRefusal | null {
  const before = correctionRefusals(noCorrectionInput, shown);
  return correctionRefusals(parts, shown).find((refusal) => !before.includes(refusal)) ?? null;
}

function correctionRefusals(parts: CorrectionInput, shown: DetailedOrder): readonly CorrectionRefusal[] {
  const { order, details } = shown;
  const destination = orderCorrectionOf(parts, shown).deliveryAddress ?? order.deliveryAddress;
  const customer = parts.customer ?? (details.customer === null ? null : customerInputOfOrder(details.customer));
  const method = parts.payment?.method ?? order.payment?.method;
  const toPickupPoint = destination !== null && isPickupPoint(destination);
  const isElsewhere =
    customer !== null &&
    destination !== null &&
    (destination.type !== 'POSTAL' || placeOf(destination) !== placeOf(customer));
  const facts: Record<CorrectionRefusal, boolean> = {
    cashToAnotherAddress: method === 'CASH_ON_DELIVERY' && isElsewhere,
    installmentsToPickupPoint: isInstallmentMethod(method) && toPickupPoint,
    emailMissing: order.salesChannel === internetChannel && customer?.email.trim() === '',
  };
  return correctionRefusalKinds.filter((kind) => facts[kind]);
}

type Place = Pick<CustomerInput, 'street' | 'streetNumber' | 'zipCode' | 'city'>;

function placeOf({ street, streetNumber, zipCode, city }: Place): string {
  return [street, streetNumber, tidyDigits(zipCode), city].map(tidyName).join('\n').toLowerCase();
}

/** What is sent for the entered corrections. */
export function orderCorrectionOf(
  { customer, address, payment }: CorrectionInput,
  shown: DetailedOrder,
): OrderCorrection {
  const { order, details } = shown;
  const deliveryAddress =
    address === null
      ? null
      : deliveryAddressFrom(address, {
          country: countryOfOrder(order, details),
          salutation: details.customer?.salutation ?? null,
          edited: order.deliveryAddress ?? undefined,
          newId: () => '',
        });
  return { customer, deliveryAddress, payment };
}

/** The key of what a resubmission sends of the corrections: the same for the same ones, also after a reload (DECISIONS 154). */
export function keyOfCorrection({ customer, address, payment }: CorrectionInput, { details }: DetailedOrder): string {
  const onFile = details.customer === null ? '' : customerInputOfOrder(details.customer).dateOfBirth;
  // A reload leaves out a date of birth that is not corrected.
  const birthDate = customer?.dateOfBirth === onFile ? '' : customer?.dateOfBirth;
  return contentKey(JSON.stringify([customer && { ...customer, dateOfBirth: birthDate }, address, payment]));
}
