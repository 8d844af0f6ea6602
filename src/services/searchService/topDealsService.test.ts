import { expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { searchTopDeals } from './topDealsService';

const wire = openWire();
const { signal } = new AbortController();

it('top deals are searched by their sales driver, and read as whole products (REQ C5.1)', async () => {
  wire.answers({
    products: [
      { base_product_no: '410217', name: {} },
      {
        base_product_no: 432011,
        name: { short: 'Creme' },
        variants: [{ sku: '432011001', price: 34.99, price_before_discount: 39.99, status: 'SELLABLE' }],
      },
    ],
    total: 2,
  });
  expect(await searchTopDeals('TAGESANGEBOT', 'AT', 20, signal)).toMatchObject([
    { baseProductNo: '432011', variants: [{ sku: '432011001', price: 34_99, priceBeforeDiscount: 39_99 }] },
  ]);
  expect(wire.request()).toMatchObject({
    method: 'GET',
    path: '/services/search/de/search/products',
    query: { query: '', countryCode: 'AT', size: '20', extraFilters: 'salesdriver:TAGESANGEBOT' },
  });
});

it.each([{}, null, { products: 'many' }])('%j is rejected as malformed', async (body) => {
  wire.answers(body);
  expect(await failureKindOf(searchTopDeals('TAGESANGEBOT', 'DE', 20, signal))).toBe('malformed');
});
