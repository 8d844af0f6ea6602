import * as v from 'valibot';
import type { OrderState } from './orderSlice';

const text = v.nullable(v.string());

/** The phase of the order in the journal. */
export const OrderEntry = v.variant('phase', [
  v.object({ phase: v.literal('open') }),
  /** A submission that ended before anything was sent. */
  v.object({ phase: v.literal('failed') }),
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
    case 'waiting': {
      const before = orderEntryOf(order.before);
      return before.phase === 'open' ? { phase: 'failed' } : before;
    }
    case 'stopped':
      return orderEntryOf(order.before);
    case 'confirmed':
      return { phase: 'confirmed', orderId: order.order.id, acknowledged: order.acknowledged };
    case 'checking':
    case 'failed':
      return { phase: 'failed' };
    case 'open':
    case 'refused':
      return { phase: 'open' };
  }
}

/**
 * Restores the state of the order: a sent one with its lookup running; a confirmed one is loaded again. A submission that was
 * interrupted before it was sent is `failed`, whose message tells the agent that the order is not placed.
 */
export function restoredOrder(entry: OrderEntry): OrderState {
  if (entry.phase === 'sent')
    return { ...entry, phase: 'outcomeUnknown', lookup: 'running', readOut: null, said: null };
  return { phase: entry.phase === 'failed' ? 'failed' : 'open' };
}
