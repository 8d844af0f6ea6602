import type { WireOfferRequest } from '../db/order/wireOrderTypes.ts';
import { aWireCustomer } from './aWireCustomer.ts';

/** An offer request for Erika: delivery to the billing address, no payment and no voucher. */
export function aWireOfferRequest(overrides: Partial<WireOfferRequest> = {}): WireOfferRequest {
  return {
    customer: aWireCustomer(),
    delivery_address: null,
    payment: null,
    voucher: null,
    is_shipping_cost_overwritten: false,
    basket_id: 'basket-1',
    sales_channel: '04',
    is_customer_data_changed: false,
    source_channel: 'ECOM',
    rekla_flag: null,
    ...overrides,
  };
}
