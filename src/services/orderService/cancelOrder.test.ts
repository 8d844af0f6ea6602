import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { cancelOrder } from './cancelOrder';

const wire = openWire();
const cancellation = { orderId: 'o/1', externalCustomerId: '0123456', reasonCode: 'WRONG_ITEM' };

describe('cancelling an order (REQ E3.1)', () => {
  it('sends customer and reason to the order', async () => {
    wire.answers({
      order_status: { code: 'CANCELLED', label: 'storniert' },
      status_history: [{ status: 'CANCELLED', label: 'storniert', timestamp: '2026-11-20T10:00:00+01:00' }],
    });
    expect(await cancelOrder(cancellation)).toEqual({ kind: 'cancelled' });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/order/orders/o%2F1/cancel',
      body: { external_customer_id: '0123456', reason_code: 'WRONG_ITEM' },
    });
  });

  it.each(['cancelled', 'CANCELED', 'canceled'])('takes the code %s for cancelled as well', async (code) => {
    wire.answers({ order_status: { code } });
    expect(await cancelOrder(cancellation)).toEqual({ kind: 'cancelled' });
  });

  it.each([400, 404, 409, 422])('is refused with %i in the words of the service', async (status) => {
    wire.answers({ type: '/dpl/order/errors/order_not_cancelable', detail: 'Der Auftrag ist unterwegs.' }, status);
    expect(await cancelOrder(cancellation)).toMatchObject({ kind: 'refused', detail: 'Der Auftrag ist unterwegs.' });
  });

  it.each([
    [{ key: 'order_delivery_block', title: 'Conflict' }, 'order_delivery_block'],
    [{ title: 'RETURNED_ORDER' }, 'returned_order'],
    [{ code: 'something_new' }, 'something_new'],
    [{}, null],
  ])('is refused by the code of %j', async (body, reason) => {
    wire.answers(body, 409);
    expect(await cancelOrder(cancellation)).toEqual({ kind: 'refused', detail: null, reason });
  });

  it.each([[{ order_status: null }], [{}], [null], ['OK']])(
    'is done with the answer %j, which names no status',
    async (body) => {
      wire.answers(body);
      expect(await cancelOrder(cancellation)).toEqual({ kind: 'cancelled' });
    },
  );

  it.each([[{ order_status: { code: 'ACCEPTED' } }], [[]], ['<html>']])(
    'has an unknown outcome for the answer %j',
    async (body) => {
      wire.answers(body);
      expect(await cancelOrder(cancellation)).toEqual({ kind: 'unknown', detail: null });
    },
  );

  it.each([408, 500, 502, 503, 504])('has an unknown outcome for the status %i', async (status) => {
    wire.answers({ detail: 'Später noch einmal.' }, status);
    expect(await cancelOrder(cancellation)).toEqual({ kind: 'unknown', detail: 'Später noch einmal.' });
  });

  it('is done without a body, and has an unknown outcome without an answer', async () => {
    wire.answers(undefined, 204);
    expect(await cancelOrder(cancellation)).toEqual({ kind: 'cancelled' });
    wire.breaks();
    expect(await cancelOrder(cancellation)).toMatchObject({ kind: 'unknown' });
  });

  it('fails when the agent is signed out: nothing was cancelled', async () => {
    wire.answers(undefined, 401);
    expect(await failureKindOf(cancelOrder(cancellation))).toBe('signedOut');
  });
});
