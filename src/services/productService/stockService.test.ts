import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadStock } from './stockService';

const wire = openWire();
const { signal } = new AbortController();

describe('the stock (REQ C2.3)', () => {
  it('is requested by six-digit numbers, each once, and read variant by variant', async () => {
    wire.answers({
      stocks: [
        { base_product_no: '410217', sku: '410217001', stock_level: 'ALMOST_SOLD_OUT', available_stock_amount: 3 },
        { base_product_no: '410217', sku: '410217002', stock_level: 'PERHAPS', available_stock_amount: 3 },
        { base_product_no: '410217', sku: '410217003', stock_level: 'almost_sold_out', available_stock_amount: '2' },
        { base_product_no: '432011', sku: 432011001, stock_level: 'SOLD_OUT' },
      ],
    });
    expect(await loadStock(['410217004', '410217', '4320', '432011'], signal)).toEqual([
      { sku: '410217001', stockLevel: 'ALMOST_SOLD_OUT', availableStockAmount: 3 },
      { sku: '410217002', stockLevel: 'AVAILABLE', availableStockAmount: 3 },
      { sku: '410217003', stockLevel: 'ALMOST_SOLD_OUT', availableStockAmount: 2 },
      { sku: '432011001', stockLevel: 'SOLD_OUT', availableStockAmount: 0 },
    ]);
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/stock/stock',
      query: { base_product_no: '410217,432011' },
    });
    expect(wire.request().headers.get('X-Client-Id')).toBe('kontor');
  });

  it('is not requested without a valid number', async () => {
    expect(await loadStock(['4102', ''], signal)).toEqual([]);
  });

  it('is rejected as malformed without its list', async () => {
    wire.answers({});
    expect(await failureKindOf(loadStock(['410217'], signal))).toBe('malformed');
  });

  it('of many products is requested in batches of 60', async () => {
    wire.answers({ stocks: [] });
    await loadStock(
      Array.from({ length: 130 }, (_, index) => String(100_000 + index)),
      signal,
    );
    expect(wire.requests().map(({ query }) => query['base_product_no']?.split(',').length)).toEqual([60, 60, 10]);
  });
});
