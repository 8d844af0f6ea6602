import { describe, expect, it } from 'vitest';
import { loadOrders } from '../orderHistoryService/orderHistoryService';
import { openWire } from '../testing/aWire';
import { wireOrder } from '../testing/wireOrder';
import { loadOrder } from './loadOrder';

const wire = openWire();

describe('orders (REQ E1.4, E1.6, E2.8)', () => {
  it('of a customer are requested by page and read with their codes', async () => {
    const strange = {
      ...wireOrder,
      order_status: { code: 'newCode', label: 'Neu' },
      delivery: { price: 4.95 },
      shipping_costs: null,
      currency: 'XYZ',
    };
    wire.answers({ orders: [strange], page: 2, total_orders: 28, total_filtered_orders: 12 });
    const query = { page: 2, size: 10, status: 'CANCELED', searchFrom: '2026-05-20', searchTo: '2026-11-20' } as const;
    const page = await loadOrders({ ...query, externalCustomerId: '0123456', keywords: ['4711000001'] });
    expect(page).toMatchObject({
      page: 2,
      totalOrders: 28,
      totalFilteredOrders: 12,
      orders: [
        {
          status: { code: 'newCode', label: 'Neu' },
          shippingCosts: 4_95,
          currency: 'EUR',
          customerName: 'Erika Musterfrau',
        },
      ],
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order-history/private/orders-overview' });
    expect(wire.request().body).toEqual({
      external_customer_id: '0123456',
      page: 2,
      size: 10,
      status: 'CANCELED',
      search_from: '2026-05-20',
      search_to: '2026-11-20',
      keywords: ['4711000001'],
    });
  });

  it('are read one by one; an unknown one is null', async () => {
    wire.answers(wireOrder);
    expect(await loadOrder('o-1')).toMatchObject({ id: 'o-1', statusHistory: [{ status: 'CREATED', agent: null }] });
    expect(wire.request().path).toBe('/services/order/orders/o-1');
    wire.answers({ status: 404 }, 404);
    expect(await loadOrder('o-2')).toBeNull();
  });
});
