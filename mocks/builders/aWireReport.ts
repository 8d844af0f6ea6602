import type { WireReport, WireReportItem } from '../db/subscription/productReport.ts';

export function aWireReportItem(overrides: Partial<WireReportItem> = {}): WireReportItem {
  return {
    id: 'report-543015',
    product_no: '543015',
    name: 'Magnesium 180 Kapseln im Abo',
    active_subscriptions: 100,
    new_subscriptions: 12,
    cancelled_subscriptions: 4,
    floor_sales: 2499,
    price: 24.99,
    stock_delays: [{ month: '2026-11', quantity: 3 }],
    note: null,
    ...overrides,
  };
}

/** A report of one product. */
export function aWireReport(overrides: Partial<WireReport> = {}): WireReport {
  return {
    page: 1,
    size: 100,
    total: 1,
    items: [aWireReportItem()],
    total_active_subscriptions: 100,
    floor_sales_variation: 4.17,
    previous_month_floor_sales: 2399.04,
    current_month_floor_sales: 2499,
    total_subscribed_products: 1,
    monthly_stock_status: [{ month: '2026-11', active_subscriptions: 100, stock_delays: 3 }],
    ...overrides,
  };
}
