import type { WireOfferRequest } from '../db/order/wireOrderTypes.ts';
import { aWireCustomer } from './aWireCustomer.ts';

/** What an agent asks for Erika: delivery home, nothing chosen yet. */
export function aWireOfferRequest(overrides: Partial<WireOfferRequest> = {}): WireOfferRequest {
  return {
    customer: aWireCustomer(),
    delivery_address: null,
    payment: null,
    voucher: null,
    service_voucher: null,
    is_shipping_cost_overwritten: false,
    basket_id: 'basket-1',
    sales_channel: '04',
    is_customer_data_changed: false,
    source_channel: 'ECOM',
    rekla_flag: null,
    ...overrides,
  };
}
