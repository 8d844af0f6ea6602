import { expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadProducts } from './productListService';

const wire = openWire();
const { signal } = new AbortController();

const wireProduct = {
  base_product_no: '432011',
  name: { short: 'Creme', long: 'Gesichtscreme 50 ml' },
  brand: 'Beispiel',
  variants: [
    {
      sku: '432011001',
      price: 34.99,
      status: 'SELLABLE',
      erp_status: 'SELLABLE',
      stock_level: 'AVAILABLE',
      available_stock_amount: 320,
    },
  ],
  default_variant_sku: '432011001',
  status: 'Sellable',
  country_visibilities: ['DE'],
};

it('requests several products at once; a malformed one does not hide the others', async () => {
  wire.answers({ products: [{ base_product_no: '410217' }, wireProduct] });
  expect(await loadProducts(['410217004', '432011', '432011'], signal)).toMatchObject([
    { baseProductNo: '432011', name: { short: 'Creme' }, variants: [{ sku: '432011001', price: 34_99 }] },
  ]);
  expect(wire.request()).toMatchObject({
    method: 'GET',
    path: '/services/product/de/products',
    query: { include_additional_info: 'true', base_product_no: '410217,432011' },
  });
  expect(wire.request().headers.get('X-Client-Id')).toBe('kontor');
});

it('sends no request without a product', async () => {
  expect(await loadProducts([], signal)).toEqual([]);
});

it.each([{}, null, { products: {} }])('rejects %j as malformed', async (body) => {
  wire.answers(body);
  expect(await failureKindOf(loadProducts(['432011'], signal))).toBe('malformed');
});
