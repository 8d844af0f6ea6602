import * as v from 'valibot';
import type { OrderState } from './orderSlice';

const text = v.nullable(v.string());

/** The phase of the order in the journal. */
export const OrderEntry = v.variant('phase', [
  v.object({ phase: v.literal('open') }),
  /** Sent, or about to be sent: its outcome has to be looked up. */
  v.object({
    phase: v.literal('sent'),
    attemptId: v.string(),
    erpNumber: text,
    customerNumber: text,
    customerKey: v.string(),
    contentKey: v.optional(text, null),
    isCreated: v.optional(v.boolean(), false),
  }),
  v.object({ phase: v.literal('confirmed'), orderId: v.string(), acknowledged: v.boolean() }),
]);
export type OrderEntry = v.InferOutput<typeof OrderEntry>;

export function orderEntryOf(order: OrderState): OrderEntry {
  switch (order.phase) {
    case 'sending':
    case 'outcomeUnknown':
    case 'unavailable':
      return {
        phase: 'sent',
        attemptId: order.attemptId,
        erpNumber: order.erpNumber,
        customerNumber: order.customerNumber,
        customerKey: order.customerKey,
        contentKey: order.contentKey,
        isCreated: order.isCreated,
      };
    case 'waiting':
    case 'stopped':
      return orderEntryOf(order.before);
    case 'confirmed':
      return { phase: 'confirmed', orderId: order.order.id, acknowledged: order.acknowledged };
    case 'open':
    case 'checking':
    case 'refused':
    case 'failed':
      return { phase: 'open' };
  }
}

/** A sent order is restored with its lookup running; a confirmed one is loaded again. */
export function restoredOrder(entry: OrderEntry): OrderState {
  return entry.phase === 'sent'
    ? { ...entry, phase: 'outcomeUnknown', lookup: 'running', readOut: null, said: null }
    : { phase: 'open' };
}
