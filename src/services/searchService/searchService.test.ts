import { expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { searchProducts, suggest } from './searchService';

const wire = openWire();
const { signal } = new AbortController();

it('a text search sends the query of the contract and reads the hits (REQ C1.9)', async () => {
  wire.answers({
    products: [
      {
        base_product_no: '410217',
        name: { short: '', long: 'Ring Solitär' },
        brand: 'Beispiel',
        variants: [
          { price: 59.95, status: 'SOLDOUT', images: ['https://pictures.example/1.jpg'] },
          { price: 49.95, status: 'SELLABLE', images: [] },
        ],
      },
      { base_product_no: 432011, name: { short: 'Creme' }, variants: [{ price: 34.99, status: 'SOLDOUT' }] },
      { base_product_no: '1', name: {}, variants: [] },
    ],
    total: 3,
  });
  expect(await searchProducts('ring & co', 'DE', 20, signal)).toEqual([
    {
      baseProductNo: '410217',
      name: 'Ring Solitär',
      brand: 'Beispiel',
      variantCount: 2,
      lowestPrice: 49_95,
      soldOut: false,
      image: 'https://pictures.example/1.jpg',
    },
    {
      baseProductNo: '432011',
      name: 'Creme',
      brand: '',
      variantCount: 1,
      lowestPrice: 34_99,
      soldOut: true,
      image: null,
    },
    { baseProductNo: '1', name: '', brand: '', variantCount: 0, lowestPrice: null, soldOut: false, image: null },
  ]);
  expect(wire.request()).toMatchObject({
    method: 'GET',
    path: '/services/search/de/search/products',
    query: { query: 'ring & co', countryCode: 'DE', size: '20' },
  });
});

it('suggestions carry text and product number (REQ C1.9)', async () => {
  wire.answers({ suggestions: [{ text: 'Ring Solitär', base_product_no: '410217' }] });
  expect(await suggest('ri', 'AT', 100, signal)).toEqual([{ text: 'Ring Solitär', baseProductNo: '410217' }]);
  expect(wire.request()).toMatchObject({
    path: '/services/search/de/suggest',
    query: { query: 'ri', countryCode: 'AT', size: '100' },
  });
});

it.each([{}, null, { products: 'many' }, { products: [{}] }])(
  'a response without products is rejected as malformed: %j',
  async (body) => {
    wire.answers(body);
    expect(await failureKindOf(searchProducts('ring', 'DE', 20, signal))).toBe('malformed');
  },
);
