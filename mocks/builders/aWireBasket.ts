import type { WireBasket, WireBasketItem } from '../db/common/wireTypes.ts';

export function aWireBasketItem(overrides: Partial<WireBasketItem> = {}): WireBasketItem {
  return {
    id: 'item-1',
    sku: '432011001',
    base_product_no: '432011',
    quantity: 1,
    price_date: null,
    weee_take_back_enabled: false,
    ...overrides,
  };
}

/** One face cream. */
export function aWireBasket(overrides: Partial<WireBasket> = {}): WireBasket {
  return { id: 'basket-1', pregenerated_erp_number: '3000000001', items: [aWireBasketItem()], ...overrides };
}
