import * as operations from '../../contract/afterOrderOperations.ts';
import { resubmissionRefusal, storedOrder, updateRefusal } from '../../db/order/orderUpdates.ts';
import type { Db } from '../../db/createDb.ts';
import type { OrderRecord } from '../../db/order/orderRecord.ts';
import { json } from '../common/problem.ts';
import { handle } from '../common/serve.ts';
import { orderProblem, withOrder } from './orderAnswers.ts';

function cancelled(db: Db, record: OrderRecord, agent: string, reason: string): Response {
  if (!record.cancel(agent, reason))
    return orderProblem(
      'order_not_cancelable',
      'Der Auftrag ist schon unterwegs und kann nicht mehr storniert werden.',
    );
  db.editDrafts.clear(record);
  const { order_status, status_history } = record.read();
  return json({ order_status, status_history });
}

/** What an agent does with an order after it was placed. */
export const afterOrderHandlers = [
  handle(operations.readOrder, ({ db, param }) => withOrder(db, param('orderId'), (record) => json(record.read()))),

  handle(operations.updateOrder, ({ db, param, body }) =>
    withOrder(db, param('orderId'), (record) => {
      const refusal = updateRefusal(db, record, body);
      if (refusal) return orderProblem(refusal.code, refusal.detail, refusal.extensions);
      record.replace(storedOrder(record.order, body));
      return json(record.read());
    }),
  ),

  handle(operations.submitOrder, ({ db, param }) =>
    withOrder(db, param('orderId'), (record) => {
      const refusal = resubmissionRefusal(record);
      if (refusal) return orderProblem(refusal.code, refusal.detail);
      record.resubmit();
      return json({ status_history: record.read().status_history });
    }),
  ),

  handle(operations.cancelOrder, ({ db, param, body, agent }) =>
    withOrder(db, param('orderId'), (record) => {
      if (record.externalCustomerId !== body.external_customer_id)
        return orderProblem('bad_request', 'Der Auftrag gehört zu einem anderen Kunden.');
      return cancelled(db, record, agent, body.reason_code);
    }),
  ),

  handle(operations.cancelRejectedOrder, ({ db, param, agent }) =>
    withOrder(db, param('orderId'), (record) => cancelled(db, record, agent, 'REJECTED')),
  ),
];
