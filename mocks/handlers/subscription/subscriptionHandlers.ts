import * as operations from '../../contract/subscriptionOperations.ts';
import * as changes from '../../db/subscription/subscriptionChanges.ts';
import { SubscriptionRecord } from '../../db/subscription/subscriptionRecord.ts';
import type { Db } from '../../db/createDb.ts';
import type { SubscriptionRefusal } from '../../db/subscription/subscriptionTerms.ts';
import type { KeywordType } from '../../db/subscription/wireSubscriptionTypes.ts';
import { json } from '../common/problem.ts';
import { handle } from '../common/serve.ts';
import { subscriptionProblem } from './subscriptionAnswers.ts';

const KEYWORD_TYPES: readonly KeywordType[] = ['DELIVERY_PRODUCT_NO', 'SUBSCRIPTION_NO', 'CUSTOMER_NO'];

function withSubscription(db: Db, id: string, answer: (record: SubscriptionRecord) => Response): Response {
  const record = db.subscriptions.find(id);
  return record
    ? answer(record)
    : subscriptionProblem({
        status: 404,
        code: 'subscription_not_found',
        detail: 'Dieses Abonnement gibt es nicht. Bitte die Liste neu laden.',
      });
}

const pageOf = <Item>(items: readonly Item[], page: number, size: number): Item[] =>
  items.slice((page - 1) * size, page * size);

function bulkAnswer(answer: changes.BulkAnswer | SubscriptionRefusal): Response {
  return 'code' in answer ? subscriptionProblem(answer) : json(answer);
}

export const subscriptionHandlers = [
  handle(operations.createSubscription, ({ db, body, agent }) => {
    const created = changes.createSubscription(db, body, agent);
    return created instanceof SubscriptionRecord ? json(created.read(), 201) : subscriptionProblem(created);
  }),

  handle(operations.listSubscriptions, ({ db, param, query }) => {
    const { keyword, status, keywordType, limit } = query;
    const found = db.subscriptions.ofCustomer(param('customerId'), {
      status: status === 'ACTIVE' ? 'ACTIVE' : 'ALL',
      keywords: keyword === undefined ? null : [keyword],
      keyword_type: KEYWORD_TYPES.find((type) => type === keywordType) ?? null,
    });
    return json({ result: found.slice(0, limit === undefined ? undefined : Number(limit)).map((one) => one.read()) });
  }),

  handle(operations.editSubscription, ({ db, param, body, agent }) =>
    withSubscription(db, param('subscriptionId'), (record) => {
      const refusal = changes.editSubscription(db, record, body, agent);
      return refusal ? subscriptionProblem(refusal) : json(record.read());
    }),
  ),

  handle(operations.cancelSubscriptions, ({ db, body, agent }) =>
    bulkAnswer(changes.cancelSubscriptions(db, body, agent)),
  ),

  handle(operations.editDeliveryDates, ({ db, body, agent }) => bulkAnswer(changes.editDeliveryDates(db, body, agent))),

  handle(operations.editSubscriptionNumbers, ({ db, body, agent }) =>
    bulkAnswer(changes.editProductNumbers(db, body, agent)),
  ),

  handle(operations.editSubscriptionNote, ({ db, param, body }) =>
    withSubscription(db, param('subscriptionId'), (record) => {
      record.wire.note = body.note === '' ? null : body.note;
      return json(record.read());
    }),
  ),

  handle(operations.addSubscriptionEvent, ({ db, param, body, agent }) =>
    withSubscription(db, param('subscriptionId'), (record) =>
      json(record.change({ type: 'CUSTOM_NOTE', note: body.note }, agent), 201),
    ),
  ),

  handle(operations.readSubscriptionsOverview, ({ db, body }) => {
    const found = db.subscriptions.overview(body);
    const { page, size } = body;
    return json({
      page,
      size,
      total: found.length,
      result: pageOf(found, page, size).map((record) => record.read()),
    });
  }),

  handle(operations.readSubscriptionChanges, ({ db, body }) =>
    withSubscription(db, body.subscription_id, (record) => {
      const { page, size, sorting_mode: mode } = body;
      const history = record.history();
      return json({ page, size, changes: pageOf(mode === 'OLD_FIRST' ? history : history.toReversed(), page, size) });
    }),
  ),

  handle(operations.readCustomersInfo, ({ db, body }) =>
    json({
      customers_info: [...new Set(body.external_customer_ids)].flatMap((number) => {
        const customer = db.customers.get(number);
        if (!customer) return [];
        const { external_customer_id, first_name, last_name } = customer;
        return [{ external_customer_id, first_name, last_name }];
      }),
    }),
  ),
];
