import type { WireSubscription } from '../db/subscription/wireSubscriptionTypes.ts';

/** Erika's subscription of magnesium, every two months by invoice. */
export function aWireSubscription(overrides: Partial<WireSubscription> = {}): WireSubscription {
  return {
    id: 'abo-7000001',
    contract_number: '6000001',
    external_customer_id: '0123456',
    status: {
      type: 'ACTIVE',
      agent_username: 'anna.beispiel',
      timestamp: '2026-11-02T10:15:05.000+00:00',
      reason: null,
      failure: null,
    },
    product: {
      base_product_no: '543015',
      name: 'Magnesium 180 Kapseln im Abo',
      brand: 'Vitarund',
      status: 'ACTIVE',
      delivery_product_no: '443015',
    },
    details: {
      customer: { external_customer_id: '0123456' },
      product: { sku: '543015001', quantity: 1, price: 24.99 },
      payment: { method: 'INVOICE' },
      delivery_address: null,
      sales_channel: '04',
      sales_office: '4001',
      source_channel: 'ECOM',
      shipping_cost: 5.95,
    },
    abo_info: {
      abo_number: '7000001',
      rotation: 'TWO_MONTHS',
      start_in: 'TODAY',
      next_order_date: '2027-01-02',
      previous_order_date: '2026-11-02',
    },
    promo_order_number: '443015',
    delivery_order_number: '543015',
    price: 24.99,
    total: 30.94,
    created_at: '2026-11-02T10:15:00.000+00:00',
    updated_at: '2026-11-02T10:15:00.000+00:00',
    note: null,
    ...overrides,
  };
}
