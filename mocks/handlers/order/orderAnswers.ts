import type { Db } from '../../db/createDb.ts';
import type { OrderRecord } from '../../db/order/orderRecord.ts';
import { problem } from '../common/problem.ts';

const CONFLICTS = [
  'stock_reservation_failure',
  'RESERVATION_FAILURE',
  'ALL_POSITIONS_ARE_CANCELLED',
  'order-changed',
  'order_not_editable',
  'operation_restricted',
];

export function orderProblem(code: string, detail: string, extensions: Record<string, unknown> = {}): Response {
  return problem(CONFLICTS.includes(code) ? 409 : 400, `/dpl/order/errors/${code}`, detail, {
    key: code,
    ...extensions,
  });
}

export function withOrder(db: Db, name: string, answer: (record: OrderRecord) => Response): Response {
  const record = db.orders.find(name);
  return record
    ? answer(record)
    : problem(404, '/dpl/order/errors/order_not_found', 'Diesen Auftrag gibt es nicht. Bitte die Nummer prüfen.');
}
