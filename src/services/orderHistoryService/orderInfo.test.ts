import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadOrderInfo } from './orderInfo';

const wire = openWire();

describe('the customer of an order (REQ A14.3, E1.5)', () => {
  it('is requested by the order, or by the number of a lost one', async () => {
    wire.answers({ external_customer_id: '0123456', external_order_id: 1400000001 });
    expect(await loadOrderInfo('4711000001')).toEqual({
      externalCustomerId: '0123456',
      externalOrderId: '1400000001',
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/order-history/private/search-order-info',
      query: { shop_order_id: '4711000001' },
      body: undefined,
    });
  });

  it('may have no order number yet', async () => {
    wire.answers({ external_customer_id: '0123456', external_order_id: null });
    expect(await loadOrderInfo('o-1')).toEqual({ externalCustomerId: '0123456', externalOrderId: null });
  });

  it('has no number for the order of a guest', async () => {
    wire.answers({ external_customer_id: null, external_order_id: '1400000001' });
    expect(await loadOrderInfo('4711000001')).toEqual({ externalCustomerId: null, externalOrderId: '1400000001' });
  });

  it.each([[{ external_customer_id: null }], [{ external_customer_id: null, external_order_id: null }]])(
    'is that of a guest where the service names nothing but the customer: %j',
    async (body) => {
      wire.answers(body);
      expect(await loadOrderInfo('4711000001')).toEqual({ externalCustomerId: null, externalOrderId: null });
    },
  );

  it('is null for an unknown order', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadOrderInfo('o-1')).toBeNull();
  });

  it.each([
    [{}],
    [null],
    [[]],
    ['0123456'],
    [{ external_customer_id: '' }],
    [{ external_customer_id: {} }],
    [{ external_customer_id: '', external_order_id: '' }],
  ])('is rejected as malformed, not read as null, for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadOrderInfo('o-1'))).toBe('malformed');
  });

  it('is rejected when the service fails', async () => {
    wire.answers(undefined, 500);
    expect(await failureKindOf(loadOrderInfo('o-1'))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(loadOrderInfo('o-1'))).toBe('network');
  });
});
