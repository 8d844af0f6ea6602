import type { Order } from './order';
import { statusLabelOf } from './statusLabel';

/** What an agent has to know of an order besides its status (REQ E2.3). */
export type OrderMark = 'complaint' | 'crmCustomerDataAccepted' | 'edited';

/** The marks of an order, from its complaint flag and its status history. */
export function orderMarks({
  complaintFlag,
  statusHistory,
}: Pick<Order, 'complaintFlag' | 'statusHistory'>): readonly OrderMark[] {
  const labels = statusHistory.map(statusLabelOf);
  return [
    ...(complaintFlag === null ? [] : (['complaint'] as const)),
    ...(['crmCustomerDataAccepted', 'edited'] as const).filter((label) => labels.includes(label)),
  ];
}
