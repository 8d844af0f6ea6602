import { deliveryAddressFrom } from '~/domain/address/addressInput';
import { germanDate } from '~/domain/common/berlinTime';
import { isCountry, type Country } from '~/domain/common/country';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import type { Order } from './order';
import type { CorrectionInput, OrderCorrection } from './orderCorrection';
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

/** The country whose address rules hold for an order; its currency decides where it names none. */
export function countryOfOrder(order: Order, { customer }: OrderDetails): Country {
  const named = [order.deliveryAddress?.countryCode, customer?.countryCode].find(isCountry);
  return named ?? (order.currency === 'CHF' ? 'CH' : 'DE');
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
