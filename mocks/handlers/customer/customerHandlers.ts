import * as operations from '../../contract/customerOperations.ts';
import {
  addDeliveryAddress,
  changeCustomer,
  createCustomer,
  replaceAddress,
} from '../../db/customer/savedCustomers.ts';
import { answerFor, customerAnswer, customerProblem } from './customerAnswers.ts';
import { json } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const customerHandlers = [
  handle(operations.findCustomer, ({ db, query }) =>
    answerFor(db, query['external_id'] ?? '', (customer) => customerAnswer(db, customer)),
  ),

  handle(operations.checkBirthdate, ({ db, param, query }) =>
    answerFor(db, param('customerId'), (customer) =>
      json({ matches: customer.date_of_birth === query['date_of_birth'] }),
    ),
  ),

  handle(operations.createCustomer, ({ db, body }) => customerAnswer(db, createCustomer(db, body), 201)),

  handle(operations.changeCustomer, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => customerAnswer(db, changeCustomer(customer, body))),
  ),

  // The login reads the country of the billing address, so both change together.
  handle(operations.changeCustomerCountry, ({ db, param, body: { origin_country } }) =>
    answerFor(db, param('customerId'), (customer) => {
      customer.origin_country = origin_country;
      customer.billing_address.country_code = origin_country;
      return customerAnswer(db, customer);
    }),
  ),

  handle(operations.addDeliveryAddress, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) =>
      customer.is_create_delivery_address_allowed
        ? json(addDeliveryAddress(db, customer, body), 201)
        : customerProblem(
            400,
            'create_delivery_address_not_allowed',
            'Für diesen Kunden kann keine Lieferadresse angelegt werden.',
          ),
    ),
  ),

  handle(operations.replaceAddress, ({ db, param, body }) =>
    answerFor(db, param('customerId'), (customer) => {
      const id = param('addressId');
      if (id === customer.billing_address.id && body.type !== 'POSTAL') {
        return customerProblem(
          400,
          'invalid_billing_address',
          'Eine Abholstelle kann nicht die Rechnungsadresse sein.',
        );
      }
      const replaced = replaceAddress(customer, id, body);
      return replaced
        ? json(replaced)
        : customerProblem(404, 'address_not_found', 'Diese Adresse gibt es nicht mehr. Bitte den Kunden neu laden.');
    }),
  ),
];
