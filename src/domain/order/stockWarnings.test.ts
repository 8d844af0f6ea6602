import { expect, it } from 'vitest';
import { stockWarnings } from './stockWarnings';
import { anOfferItem } from '~/domain/testing/samples';

const sku = '432011001';

it.each([
  ['no warning for a reserved item', {}, []],
  ['no warning while the last pieces are reserved', { stockLevel: 'ALMOST_SOLD_OUT', availableStockAmount: 0 }, []],
  ['sold out by stock level', { stockLevel: 'SOLD_OUT' }, [{ kind: 'soldOut', sku }]],
  ['sold out where it is given up, though there are pieces', { isSellable: false }, [{ kind: 'soldOut', sku }]],
  [
    'sold out where nothing is left to reserve',
    { reserved: false, availableStockAmount: 0 },
    [{ kind: 'soldOut', sku }],
  ],
  [
    'fewer pieces than asked for',
    { reserved: false, quantity: 3, availableStockAmount: 2 },
    [{ kind: 'quantity', sku, available: 2 }],
  ],
] as const)('%s', (_case, overrides, warnings) => {
  expect(stockWarnings([anOfferItem(overrides)])).toEqual(warnings);
});

it('returns a warning for each item', () => {
  const items = [
    anOfferItem({ stockLevel: 'SOLD_OUT' }),
    anOfferItem({ sku: '2' }),
    anOfferItem({ sku: '3', reserved: false }),
  ];
  expect(stockWarnings(items).map((warning) => warning.sku)).toEqual([sku, '3']);
});
