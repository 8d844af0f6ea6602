import * as calls from '../contract/customerCalls.ts';
import { aWireAddress } from '../builders/aWireAddress.ts';
import { aWireCustomer } from '../builders/aWireCustomer.ts';
import { nextCustomerNumber } from '../db/newCustomers.ts';
import { withoutEmpty } from '../db/without.ts';
import type { Db } from '../db/createDb.ts';
import type { WireAddress, WireCustomer } from '../db/wireTypes.ts';
import { handle } from './serve.ts';
import { json, problem } from './problem.ts';

const notFound = (): Response =>
  problem(404, '/dpl/cs/errors/customer_not_found', 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.');

function answerFor(db: Db, number: string, answer: (customer: WireCustomer) => Response): Response {
  const customer = db.customers.get(number);
  return customer ? answer(customer) : notFound();
}

function newAddress(db: Db, fields: Parameters<typeof withoutEmpty<WireAddress>>[0]): WireAddress {
  return {
    ...aWireAddress(),
    ...withoutEmpty<WireAddress>(fields),
    id: `address-${db.random.digits(10)}`,
    external_address_id: `8${db.random.digits(7)}`,
  };
}

export const customerHandlers = [
  handle(calls.findCustomer, ({ db, query }) =>
    answerFor(db, query['external_id'] ?? '', (customer) => json(customer)),
  ),

  handle(calls.checkBirthdate, ({ db, param, query }) =>
    answerFor(db, param('customerId'), (customer) =>
      json({ matches: customer.date_of_birth === query['date_of_birth'] }),
    ),
  ),

  handle(calls.createCustomer, ({ db, body }) => {
    const number = nextCustomerNumber(db);
    const customer: WireCustomer = {
      ...aWireCustomer({ phone_numbers: [], delivery_addresses: [] }),
      ...withoutEmpty<WireCustomer>(body),
      id: `customer-${number}`,
      external_customer_id: number,
    };
    db.customers.set(number, customer);
    return json(customer, 201);
  }),

  handle(calls.changeCustomer, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => json(Object.assign(customer, withoutEmpty<WireCustomer>(body)))),
  ),

  handle(calls.changeCustomerCountry, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => json(Object.assign(customer, body))),
  ),

  handle(calls.addDeliveryAddress, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      if (!customer.is_create_delivery_address_allowed) {
        return problem(
          409,
          '/dpl/cs/errors/create_delivery_address_not_allowed',
          'Für diesen Kunden kann keine Lieferadresse angelegt werden.',
        );
      }
      const address = newAddress(db, body);
      customer.delivery_addresses.push(address);
      return json(address, 201);
    }),
  ),

  handle(calls.replaceAddress, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      const address = [customer.billing_address, ...customer.delivery_addresses].find(
        ({ id }) => id === param('addressId'),
      );
      if (!address)
        return problem(
          404,
          '/dpl/cs/errors/address_not_found',
          'Diese Adresse gibt es nicht mehr. Bitte den Kunden neu laden.',
        );
      const { id } = address;
      return json(Object.assign(address, withoutEmpty<WireAddress>(body), { id }));
    }),
  ),
];
