import * as operations from '../../contract/afterOrderOperations.ts';
import { json, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const orderHistoryHandlers = [
  handle(operations.readOrdersOverview, ({ db, body }) => {
    const { all, filtered } = db.orders.overview(body.external_customer_id, {
      status: body.status,
      externalOrderId: body.external_order_id,
      searchFrom: body.search_from,
      searchTo: body.search_to,
      payment: body.payment,
      keywords: body.keywords,
      total: body.total,
    });
    const first = (body.page - 1) * body.size;
    return json({
      orders: filtered.slice(first, first + body.size).map((record) => record.overview()),
      page: body.page,
      total_orders: all,
      total_filtered_orders: filtered.length,
    });
  }),

  handle(operations.searchOrderInfo, ({ db, query }) => {
    const record = db.orders.find(query['shop_order_id'] ?? '');
    return record
      ? json({ external_customer_id: record.externalCustomerId, external_order_id: record.order.number })
      : problem(404, '/dpl/order/errors/order_not_found', 'Diesen Auftrag gibt es nicht.');
  }),
];
