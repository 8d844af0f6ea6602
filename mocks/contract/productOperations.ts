import { productAnswers } from './answers/productAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { oneOf, text } from './schemaParts.ts';

const numberList = { type: 'string', pattern: '^[0-9]{6}(,[0-9]{6})*$' };
const wholeNumber = { type: 'string', pattern: '^[0-9]{1,3}$' };

export const readProduct = defineOperation({
  name: 'readProduct',
  answer: productAnswers.readProduct,
  service: 'product',
  method: 'GET',
  path: '/products/:number',
  querySchema: queryOf(
    { include_additional_info: oneOf('true', 'false') },
    { campaigns: oneOf('true', 'false'), sales_channels: text },
  ),
  example: { path: '/products/432011', query: { include_additional_info: 'true' }, body: undefined },
});

export const listProducts = defineOperation({
  name: 'listProducts',
  answer: productAnswers.listProducts,
  service: 'product',
  method: 'GET',
  path: '/products',
  querySchema: queryOf({ include_additional_info: oneOf('true', 'false'), base_product_no: numberList }),
  example: { query: { include_additional_info: 'true', base_product_no: '432011,410217' }, body: undefined },
});

export const searchProducts = defineOperation({
  name: 'searchProducts',
  answer: productAnswers.searchProducts,
  service: 'search',
  method: 'GET',
  path: '/search/products',
  querySchema: queryOf(
    { countryCode: oneOf('DE', 'AT', 'CH'), size: wholeNumber },
    { query: { type: 'string', maxLength: 300 }, extraFilters: text },
  ),
  example: { query: { query: 'ring', countryCode: 'DE', size: '20' }, body: undefined },
});

export const suggestProducts = defineOperation({
  name: 'suggestProducts',
  answer: productAnswers.suggestProducts,
  service: 'search',
  method: 'GET',
  path: '/suggest',
  querySchema: queryOf({ query: text, countryCode: oneOf('DE', 'AT', 'CH'), size: wholeNumber }),
  example: { query: { query: 'cre', countryCode: 'DE', size: '10' }, body: undefined },
});

export const readStock = defineOperation({
  name: 'readStock',
  answer: productAnswers.readStock,
  service: 'stock',
  method: 'GET',
  path: '/stock',
  querySchema: queryOf({ base_product_no: { ...numberList, maxLength: 60 * 7 - 1 } }),
  example: { query: { base_product_no: '432011,410217' }, body: undefined },
});

export const readCrossSells = defineOperation({
  name: 'readCrossSells',
  answer: productAnswers.readCrossSells,
  service: 'upsell',
  method: 'GET',
  path: '/product/:number/cross-sell-products',
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
  answer: productAnswers.readTvOffers,
  service: 'tv-offers',
  method: 'GET',
  path: '/:channel',
  querySchema: queryOf({}, { count: wholeNumber }),
  example: { path: '/kontor_extra', query: { count: '20' }, body: undefined },
});
