import { customerAnswers } from './answers/customerAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { address, country, customerChanges, customerNumber, day, newCustomer, objectOf } from './schemaParts.ts';
import type { ChangedCustomer, NewCustomer } from '../db/customer/savedCustomers.ts';
import type { WireCountry, WireSentAddress } from '../db/common/wireTypes.ts';

const exampleAddress = {
  type: 'POSTAL',
  kind: 'DELIVERY',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  salutation: 'MS',
  street: 'Rosenweg',
  street_number: '3',
  zip_code: '50667',
  city: 'Köln',
  country_code: 'DE',
} as const;

export const findCustomer = defineOperation({
  name: 'findCustomer',
  answer: customerAnswers.findCustomer,
  service: 'customer',
  method: 'GET',
  path: '/private/customers',
  querySchema: queryOf({ external_id: customerNumber }),
  example: { query: { external_id: '0123456' }, body: undefined },
});

export const checkBirthdate = defineOperation({
  name: 'checkBirthdate',
  answer: customerAnswers.checkBirthdate,
  service: 'customer',
  method: 'GET',
  path: '/private/birthdate-check/:customerId',
  known: 'without its path',
  querySchema: queryOf({ date_of_birth: day }),
  example: { path: '/private/birthdate-check/0123456', query: { date_of_birth: '1964-08-12' }, body: undefined },
});

export const createCustomer = defineOperation<NewCustomer>({
  name: 'createCustomer',
  answer: customerAnswers.createCustomer,
  service: 'customer',
  method: 'POST',
  path: '/private/customers',
  known: 'without its path',
  bodySchema: newCustomer,
  example: {
    body: {
      salutation: 'MS',
      first_name: 'Nina',
      last_name: 'Neukundin',
      date_of_birth: '1980-05-06',
      billing_address: {
        ...exampleAddress,
        kind: 'BILLING',
        first_name: 'Nina',
        last_name: 'Neukundin',
        is_default: true,
      },
    },
  },
});

export const changeCustomer = defineOperation<ChangedCustomer>({
  name: 'changeCustomer',
  answer: customerAnswers.changeCustomer,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/customers/:customerId',
  known: 'without its path',
  bodySchema: customerChanges,
  example: { path: '/private/customers/0123456', body: { email: 'erika.neu@example.com' } },
});

export const changeCustomerCountry = defineOperation<{ origin_country: WireCountry }>({
  name: 'changeCustomerCountry',
  answer: customerAnswers.changeCustomerCountry,
  repeatable: true,
  service: 'customer',
  method: 'PATCH',
  path: '/private/customers/:customerId/country',
  known: 'without its path',
  bodySchema: objectOf({ origin_country: country }),
  example: { path: '/private/customers/0123456/country', body: { origin_country: 'AT' } },
});

export const addDeliveryAddress = defineOperation<WireSentAddress>({
  name: 'addDeliveryAddress',
  answer: customerAnswers.addDeliveryAddress,
  service: 'customer',
  method: 'POST',
  path: '/private/customers/:customerId/delivery-addresses',
  known: 'without its path',
  bodySchema: address,
  example: { path: '/private/customers/0123456/delivery-addresses', body: exampleAddress },
});

export const replaceAddress = defineOperation<WireSentAddress>({
  name: 'replaceAddress',
  answer: customerAnswers.replaceAddress,
  repeatable: true,
  service: 'customer',
  method: 'PUT',
  path: '/private/customers/:customerId/addresses/:addressId',
  known: 'without its path',
  bodySchema: address,
  example: { path: '/private/customers/0123456/addresses/address-0123456-1', body: exampleAddress },
});
