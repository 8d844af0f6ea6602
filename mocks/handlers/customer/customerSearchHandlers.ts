import * as operations from '../../contract/customerSearchOperations.ts';
import {
  criteriaCount,
  customersByEmail,
  customersByNameAndBirthday,
  customersMatching,
} from '../../db/customer/findCustomers.ts';
import { customerProblem, customersAnswer } from './customerAnswers.ts';
import { handle } from '../common/serve.ts';

const FEWEST_CRITERIA = 3;
const MOST_HITS = 10;

export const customerSearchHandlers = [
  handle(operations.searchCustomers, ({ db, body }) => {
    if (criteriaCount(body) < FEWEST_CRITERIA) {
      return customerProblem(
        400,
        'insufficient_customers_search_criteria',
        'Für die Suche sind mindestens drei Angaben nötig.',
      );
    }
    const found = customersMatching(db.customers.values(), body);
    return found.length > MOST_HITS
      ? customerProblem(400, 'found_too_much_customers', 'Es gibt zu viele Treffer. Bitte mehr Angaben machen.')
      : customersAnswer(db, found);
  }),

  handle(operations.fetchCustomersByEmail, ({ db, query }) =>
    customersAnswer(db, customersByEmail(db.customers.values(), query['email'] ?? '')),
  ),

  handle(operations.fetchCustomersByNameAndBirthday, ({ db, body }) =>
    customersAnswer(db, customersByNameAndBirthday(db.customers.values(), body)),
  ),
];
