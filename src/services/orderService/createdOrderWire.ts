import * as v from 'valibot';
import type { NamedOrder, Order } from '~/domain/order/order';
import { WireOrder, toOrder } from '../http/orderWire';
import { readAnswer } from '../http/readAnswer';
import { text } from '../http/wireValues';

/** An answer that contains an id or a number of the order, under any of the field names in CONTRACT 5. */
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
 * Reads the answer to a creation: the whole order, else its id and number, else null. The requirement does not say what the answer
 * contains, so it needs fewer fields than a loaded order (DECISIONS 207).
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
