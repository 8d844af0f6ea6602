import { describe, expect, it } from 'vitest';
import { openWire } from '../testing/aWire';
import { loadOrder } from './loadOrder';

const wire = openWire();

const line = { sku: '432011001', quantity: 1, single_price: 34.99, total: 34.99 };
const orderOf = (item: object) => ({
  id: 'o-1',
  number: '1300000203',
  order_status: { code: 'ACCEPTED' },
  items: [{ ...line, ...item }],
});

describe('what a complaint needs of an order line (REQ D2.1)', () => {
  it('is read: id, price date and delivery time', async () => {
    wire.answers(
      orderOf({
        id: 7,
        price_date: '2026-10-01T10:00:00+02:00',
        delivery_time: { type: 'daysDeliveryTime', days: 12 },
        variants: [{ type: 'SIZE', value: 17 }],
        media_uris: ['/a.svg'],
      }),
    );
    expect((await loadOrder('1300000203'))?.items[0]).toMatchObject({
      id: '7',
      priceDate: '2026-10-01T10:00:00+02:00',
      deliveryTime: { type: 'daysDeliveryTime', days: 12 },
      variants: [{ type: 'SIZE', value: '17' }],
      mediaUris: ['/a.svg'],
    });
  });

  it.each([
    [{}],
    [{ id: null, price_date: null, delivery_time: null }],
    [{ delivery_time: 'morgen' }],
    [{ delivery_time: { type: 'soon' } }],
  ])('may be missing or unknown: %j', async (item) => {
    wire.answers(orderOf(item));
    expect((await loadOrder('1300000203'))?.items[0]).toMatchObject({ id: null, priceDate: null, deliveryTime: null });
  });
});
