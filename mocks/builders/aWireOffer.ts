import type { WireOffer, WireOfferItem } from '../db/order/wireOrderTypes.ts';
import { aWireProduct } from './aWireProduct.ts';

export function aWireOfferItem(overrides: Partial<WireOfferItem> = {}): WireOfferItem {
  const [variant] = aWireProduct().variants;
  if (!variant) throw new Error('A product has at least one variant');
  return {
    sku: variant.sku,
    base_product_no: variant.sku.slice(0, 6),
    variant,
    quantity: 1,
    reserved: true,
    available_stock_amount: variant.available_stock_amount,
    stock_level: variant.stock_level,
    single_price: 34.99,
    total: 34.99,
    voucher_discount_value: 0,
    delivery_time: { type: 'standardDeliveryTime' },
    delivery_type: null,
    upgrade: { product_no: '432128' },
    subscription_offer: { product_no: '532011' },
    ...overrides,
  };
}

/** One face cream with shipping: 34.99 + 5.95. */
export function aWireOffer(overrides: Partial<WireOffer> = {}): WireOffer {
  return {
    items: [aWireOfferItem()],
    vouchers: [],
    total_product_price: 34.99,
    total_savings: 8.75,
    total_voucher_discount: 0,
    employee_discount: 0,
    shipping_cost: 5.95,
    total_price: 40.94,
    can_use_packstation_address: true,
    ...overrides,
  };
}
