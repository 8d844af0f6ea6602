import { productAnswers } from './answers/productAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { oneOf, text } from './schemaParts.ts';

const numberList = { type: 'string', pattern: '^[0-9]{6}(,[0-9]{6})*$' };
const wholeNumber = { type: 'string', pattern: '^[0-9]{1,3}$' };

export const readProduct = defineOperation({
  name: 'readProduct',
  service: 'product',
  method: 'GET',
  path: '/products/:number',
  answer: productAnswers.readProduct,
  querySchema: queryOf(
    { include_additional_info: oneOf('true', 'false') },
    { campaigns: oneOf('true', 'false'), sales_channels: text },
  ),
  example: { path: '/products/432011', query: { include_additional_info: 'true' }, body: undefined },
});

export const listProducts = defineOperation({
  name: 'listProducts',
  service: 'product',
  method: 'GET',
  path: '/products',
  answer: productAnswers.listProducts,
  querySchema: queryOf({ include_additional_info: oneOf('true', 'false'), base_product_no: numberList }),
  example: {
    path: '/products',
    query: { include_additional_info: 'true', base_product_no: '432011,410217' },
    body: undefined,
  },
});

export const searchProducts = defineOperation({
  name: 'searchProducts',
  service: 'search',
  method: 'GET',
  path: '/search/products',
  answer: productAnswers.searchProducts,
  querySchema: queryOf(
    { countryCode: oneOf('DE', 'AT', 'CH'), size: wholeNumber },
    { query: { type: 'string', maxLength: 300 }, extraFilters: text },
  ),
  example: { path: '/search/products', query: { query: 'ring', countryCode: 'DE', size: '20' }, body: undefined },
});

export const suggestProducts = defineOperation({
  name: 'suggestProducts',
  service: 'search',
  method: 'GET',
  path: '/suggest',
  answer: productAnswers.suggestProducts,
  querySchema: queryOf({ query: text, countryCode: oneOf('DE', 'AT', 'CH'), size: wholeNumber }),
  example: { path: '/suggest', query: { query: 'cre', countryCode: 'DE', size: '10' }, body: undefined },
});

export const readStock = defineOperation({
  name: 'readStock',
  service: 'stock',
  method: 'GET',
  path: '/stock',
  answer: productAnswers.readStock,
  querySchema: queryOf({ base_product_no: { ...numberList, maxLength: 60 * 7 - 1 } }),
  example: { path: '/stock', query: { base_product_no: '432011,410217' }, body: undefined },
});

export const readCrossSells = defineOperation({
  name: 'readCrossSells',
  service: 'upsell',
  method: 'GET',
  path: '/product/:number/cross-sell-products',
  answer: productAnswers.readCrossSells,
  querySchema: queryOf({ maxProducts: wholeNumber }, { displayedProducts: { type: 'string', pattern: '^[0-9]*$' } }),
  example: {
    path: '/product/410217/cross-sell-products',
    query: { maxProducts: '10', displayedProducts: '0' },
    body: undefined,
  },
});

/** One operation for the three channels: `<channel>`, `<channel>_extra` and `<channel>_trend`. */
export const readTvOffers = defineOperation({
  name: 'readTvOffers',
  service: 'tv-offers',
  method: 'GET',
  path: '/:channel',
  answer: productAnswers.readTvOffers,
  querySchema: queryOf({}, { count: wholeNumber }),
  example: { path: '/kontor_extra', query: { count: '20' }, body: undefined },
});
