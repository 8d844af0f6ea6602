import * as v from 'valibot';
import type { NamedOrder, Order } from '~/domain/order/order';
import { WireOrder, toOrder } from '../http/orderWire';
import { readAnswer } from '../http/readAnswer';
import { text } from '../http/wireValues';

/** An answer that names an order, by an id or a number under any of their names (CONTRACT 5). */
const WireNamedOrder = v.pipe(
  v.looseObject({ id: text, orderId: text, shopOrderId: text, number: text, orderNumber: text, externalOrderId: text }),
  v.transform((sent) => ({
    ...sent,
    id: sent.id || sent.orderId || sent.shopOrderId,
    number: sent.number || sent.orderNumber || sent.externalOrderId,
  })),
  v.check(({ id, number }) => id !== '' || number !== ''),
);
const WireWholeOrder = v.pipe(
  WireNamedOrder,
  v.transform((sent): unknown => sent),
  WireOrder,
);

/**
 * The answer of a creation: the order, what the answer names of it, or null for an object that names none. The requirement leaves the
 * answer open, so that it is read more loosely than a loaded order (DECISIONS 207).
 */
export const WireCreatedOrder = v.pipe(
  v.unknown(),
  v.check((sent) => typeof sent === 'object' && sent !== null && !Array.isArray(sent)),
  v.transform((sent): Order | NamedOrder | null => {
    const whole = readAnswer(WireWholeOrder, sent);
    if (whole.success) return toOrder(whole.output);
    const named = readAnswer(WireNamedOrder, sent);
    if (!named.success) return null;
    const { id, number } = named.output;
    return { id: id === '' ? null : id, number, totalPrice: null };
  }),
);
