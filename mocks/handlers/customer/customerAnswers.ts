import type { Db } from '../../db/createDb.ts';
import type { WireCustomer } from '../../db/common/wireTypes.ts';
import { json, problem } from '../common/problem.ts';

/** The customer as all operations return it: with `retry_after_seconds` while a wrong PIN blocks the next attempt. */
function shown(db: Db, customer: WireCustomer): WireCustomer {
  const seconds = db.pinChallenges.secondsToWait(customer);
  if (!customer.pin_challenge || seconds === 0) return customer;
  return { ...customer, pin_challenge: { ...customer.pin_challenge, retry_after_seconds: seconds } };
}

export function customerAnswer(db: Db, customer: WireCustomer, status = 200): Response {
  return json(shown(db, customer), status);
}

export function customersAnswer(db: Db, customers: readonly WireCustomer[]): Response {
  return json({ customers: customers.map((customer) => shown(db, customer)) });
}

export function customerProblem(
  status: number,
  code: string,
  detail: string,
  extensions: Record<string, unknown> = {},
): Response {
  return problem(status, `/dpl/cs/errors/${code}`, detail, extensions);
}

export function answerFor(db: Db, number: string, answer: (customer: WireCustomer) => Response): Response {
  const customer = db.customers.get(number);
  return customer
    ? answer(customer)
    : customerProblem(404, 'customer_not_found', 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.');
}
