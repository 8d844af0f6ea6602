import type { WireCreateOrder } from '../db/order/wireOrderTypes.ts';

/** Erika orders one face cream by invoice. */
export function aWireCreateOrder(overrides: Partial<WireCreateOrder> = {}): WireCreateOrder {
  return {
    order_items: [
      { sku: '432011001', base_product_no: '432011', quantity: 1, price_date: null, weee_take_back_enabled: false },
    ],
    customer_info: {
      external_customer_id: '0123456',
      date_of_birth: '1964-08-12',
      salutation: 'MS',
      first_name: 'Erika',
      last_name: 'Musterfrau',
      email: 'erika.musterfrau@example.com',
      street: 'Heidestraße',
      street_number: '17',
      zip_code: '51147',
      city: 'Köln',
      country_code: 'DE',
    },
    delivery_address: null,
    payment: { method: 'INVOICE' },
    voucher: null,
    service_voucher: null,
    sales_office: '4001',
    sales_channel: '04',
    source_channel: 'ECOM',
    country: 'DE',
    is_shipping_overwritten: false,
    free_shipping: null,
    basket_id: 'basket-1',
    rekla_flag: null,
    ...overrides,
  };
}
