import isEqual from 'fast-deep-equal';
import {
  addressInputOf,
  deliveryAddressFrom,
  emptyAddressInput,
  type AddressInput,
} from '~/domain/address/addressInput';
import { germanDate } from '~/domain/common/berlinTime';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import type { Order } from './order';
import { countryOfOrder } from './orderCountry';
import type { CorrectedPart, CorrectionInput, OrderCorrection } from './orderCorrection';
import type { OrderCustomer, OrderDetails } from './orderDetails';

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
  { order, details }: { readonly order: Order; readonly details: OrderDetails },
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
  return (['customer', 'address', 'payment'] as const).filter((part) => isOpen[part]);
}

/** What is sent for the entered corrections. */
export function orderCorrectionOf(
  { customer, address, payment }: CorrectionInput,
  shown: { readonly order: Order; readonly details: OrderDetails },
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
