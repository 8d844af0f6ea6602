import * as operations from '../../contract/orderOperations.ts';
import type { Db } from '../../db/createDb.ts';
import { calculateOffer, type CalculatedOffer, type OfferFacts } from '../../db/offer/offers.ts';
import { orderRefusal } from '../../db/order/orderRefusals.ts';
import { placeOrder } from '../../db/order/placeOrder.ts';
import type { WireCreateOrder } from '../../db/order/wireOrderTypes.ts';
import type { WireCountry } from '../../db/common/wireTypes.ts';
import { factsOfOrder } from '../offer/orderFacts.ts';
import { orderProblem } from './orderAnswers.ts';
import { json, problem } from '../common/problem.ts';
import { handle, type RequestContext } from '../common/serve.ts';

type Checked =
  | { kind: 'good'; facts: OfferFacts; calculated: CalculatedOffer }
  | { kind: 'refused'; response: Response };

function checked(
  db: Db,
  country: WireCountry,
  order: WireCreateOrder,
  externalCustomerId: string | undefined,
): Checked {
  const refused = (response: Response): Checked => ({ kind: 'refused', response });
  if (order.country !== country)
    return refused(orderProblem('bad_request', 'Das Land des Auftrags passt nicht zur Kopfzeile X-Country.'));
  if (externalCustomerId !== undefined && !db.customers.has(externalCustomerId)) {
    return refused(problem(404, '/dpl/cs/errors/customer_not_found', 'Diese Kundennummer gibt es nicht.'));
  }
  const basket = db.baskets.open(order.basket_id);
  if (!basket)
    return refused(
      problem(404, 'BasketNotFound', 'Der Warenkorb ist abgelaufen. Bitte die Artikel noch einmal hinzufügen.'),
    );
  const facts = factsOfOrder(order, basket, externalCustomerId);
  const calculated = calculateOffer(db, facts);
  const refusal = orderRefusal(db, order, facts, calculated);
  return refusal
    ? refused(orderProblem(refusal.code, refusal.detail, refusal.extensions))
    : { kind: 'good', facts, calculated };
}

function create(
  { db, country, body, agent }: RequestContext<WireCreateOrder>,
  externalCustomerId: string | undefined,
): Response {
  if (externalCustomerId !== (body.customer_info.external_customer_id ?? undefined)) {
    return orderProblem('bad_request', 'Die Kundennummer in Adresse und Inhalt ist verschieden.');
  }
  const check = checked(db, country, body, externalCustomerId);
  return check.kind === 'refused'
    ? check.response
    : json(placeOrder(db, body, check.facts, check.calculated, agent).read(), 201);
}

export const orderHandlers = [
  handle(operations.preCheckOrder, ({ db, country, body }) => {
    const check = checked(db, country, body, body.customer_info.external_customer_id ?? undefined);
    return check.kind === 'refused' ? check.response : json({});
  }),

  handle(operations.createOrder, (context) => create(context, context.param('customerId'))),

  handle(operations.createGuestOrder, (context) => create(context, undefined)),
];
