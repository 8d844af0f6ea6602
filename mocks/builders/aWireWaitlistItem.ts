import type { WireWaitlistItem } from '../db/waitlist/wireWaitlistTypes.ts';

/** Erika waits for one vacuum cleaner. */
export function aWireWaitlistItem(overrides: Partial<WireWaitlistItem> = {}): WireWaitlistItem {
  return {
    id: 'waitlist-1',
    external_customer_id: '0123456',
    status: { type: 'CREATED', reason: null },
    sku: '454740001',
    product: { base_product_no: '454740', name: 'Akku-Staubsauger', brand: 'Hejmlund', price: 179.99 },
    quantity: 1,
    shipping_costs: 5.95,
    total_price: 185.94,
    selected_payment_method: 'INVOICE',
    creation_date: '2026-11-02T10:15:00.000+00:00',
    order_date: null,
    cancellation_reason: null,
    ...overrides,
  };
}
