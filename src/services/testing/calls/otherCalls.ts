import { aBasketLine, aPostalAddress } from '~/domain/testing/samples';
import * as addressCheck from '../../addressCheckService/addressCheckService';
import * as basket from '../../basketService/basketService';
import { readContent, resetContentShape } from '../../contentService/contentService';
import { validateIban } from '../../paymentService/paymentService';
import { loadProducts } from '../../productService/productListService';
import { loadProduct } from '../../productService/productService';
import { searchProducts, suggest } from '../../searchService/searchService';
import { searchTopDeals } from '../../searchService/topDealsService';
import { loadRemindable } from '../../productService/remindableService';
import { loadStock } from '../../productService/stockService';
import { loadTvOffers } from '../../tvOffersService/tvOffersService';
import { loadCrossSells } from '../../upsellService/upsellService';

const { signal } = new AbortController();
const address = { ...aPostalAddress(), id: 'address-1' };
const line = aBasketLine();

export const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  checkAddress: () => addressCheck.checkAddress({ ...address, countryCode: 'AT' }),
  suggestAddresses: () =>
    addressCheck.suggestAddresses({ street: 'Heide', zipCode: '1010', city: 'Wien', countryCode: 'AT' }),
  suggestCities: () => addressCheck.suggestCities('51147', 'DE'),
  verifyPostNumber: () => addressCheck.verifyPostNumber('12345678'),
  addBasketItem: () => basket.addItem('b-1', line, []),
  createBasketWithItem: () => basket.addItem(null, line, []),
  changeBasketItem: () => basket.updateItem('b-1', 'i-1', { quantity: 2 }),
  readBasket: () => basket.loadBasket('b-1'),
  validateIban: () => validateIban('DE89370400440532013000'),
  readProduct: () => loadProduct('432011'),
  listProducts: () => loadProducts(['432011'], signal),
  searchProducts: async () => [
    await searchProducts('creme', 'DE', 20, signal),
    await searchTopDeals('Tagesangebot', 'DE', 20, signal),
  ],
  suggestProducts: () => suggest('creme', 'DE', 20, signal),
  readStock: () => loadStock(['432011'], signal),
  readRemindableStocks: () => loadRemindable(['432011'], signal),
  readTvOffers: () => loadTvOffers('hse', signal),
  readCrossSells: () => loadCrossSells('432011', 3, signal),
  readContent: () => {
    resetContentShape();
    return readContent();
  },
};
