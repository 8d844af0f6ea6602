import { describe, expect, it } from 'vitest';
import { defaultReportSort } from '~/domain/subscription/productReport';
import { failureKindOf, openWire } from '../testing/aWire';
import { editReportNote, loadReport, type ReportRequest } from './productReportService';

const wire = openWire();
const wanted: ReportRequest = {
  query: { month: '2026-11', keyword: '', sort: defaultReportSort },
  page: 1,
  size: 100,
};
const item = {
  id: 'report-543015',
  product_no: '543015',
  name: 'Magnesium im Abo',
  active_subscriptions: 100,
  new_subscriptions: 12,
  cancelled_subscriptions: 4,
  floor_sales: 2499,
  price: 24.99,
  stock_delays: [{ month: '2026-11', quantity: 3 }],
  note: 'Nachbestellt.',
};
const full = {
  page: 1,
  size: 100,
  total: 1,
  items: [item],
  total_active_subscriptions: 100,
  floor_sales_variation: -4.17,
  previous_month_floor_sales: 2399.04,
  current_month_floor_sales: 2499,
  total_subscribed_products: 1,
  monthly_stock_status: [{ month: '2026-11', active_subscriptions: 100, stock_delays: 3 }],
};

describe('the report of a month (REQ G7.1)', () => {
  it('is requested with its fields, without an empty keyword, and read with all totals', async () => {
    wire.answers(full);
    expect(await loadReport(wanted)).toEqual({
      items: [
        {
          id: 'report-543015',
          productNo: '543015',
          name: 'Magnesium im Abo',
          activeSubscriptions: 100,
          newSubscriptions: 12,
          cancelledSubscriptions: 4,
          floorSales: 249900,
          price: 2499,
          stockDelays: [{ month: '2026-11', quantity: 3 }],
          note: 'Nachbestellt.',
        },
      ],
      total: 1,
      totals: {
        totalActiveSubscriptions: 100,
        floorSalesVariation: -4.17,
        previousMonthFloorSales: 239904,
        currentMonthFloorSales: 249900,
        totalSubscribedProducts: 1,
        monthlyStockStatus: [{ month: '2026-11', activeSubscriptions: 100, stockDelays: 3 }],
      },
    });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/call-centre/subscription-product-management/products-report',
    });
    expect(wire.request().body).toEqual({
      page: 1,
      page_size: 100,
      month_review: '2026-11',
      load_more: false,
      sort_field: 'ACTIVE_SUBSCRIPTIONS',
      sorting_mode: 'DESC',
    });
  });

  it('later pages say that more is loaded; the keyword is trimmed', async () => {
    wire.answers(full);
    await loadReport({ ...wanted, page: 2, query: { ...wanted.query, keyword: ' Zink ' } });
    expect(wire.request().body).toMatchObject({ page: 2, keyword: 'Zink', load_more: true });
  });

  it.each([
    [
      { id: 7 },
      { id: '7', productNo: '', name: '', activeSubscriptions: null, floorSales: null, stockDelays: [], note: '' },
    ],
    [{ ...item, product_no: 543015 }, { productNo: '543015' }],
    [{ ...item, product_no: '543015001' }, { productNo: '543015' }],
    [
      { id: 7, base_product_no: '543015', name: { short: 'Magn.', long: 'Magnesium' } },
      { productNo: '543015', name: 'Magnesium' },
    ],
    [
      { id: 7, subscription_product: 543015, product_name: 'Magnesium' },
      { productNo: '543015', name: 'Magnesium' },
    ],
    [
      { ...item, price: 'x', active_subscriptions: 'viele' },
      { price: null, activeSubscriptions: null },
    ],
    [
      { ...item, stock_delays: [{ month: '2026-12-01', quantity: 2 }, { month: 'x' }, null] },
      { stockDelays: [{ month: '2026-12', quantity: 2 }] },
    ],
    [
      { ...item, stock_delays: {}, note: null },
      { stockDelays: [], note: '' },
    ],
  ])('reads the item %j', async (sent, read) => {
    wire.answers({ ...full, items: [sent, null, {}] });
    expect((await loadReport(wanted)).items).toMatchObject([read]);
  });

  it.each([
    [{ items: [item] }, 1],
    [{ items: Array.from({ length: 100 }, () => item), total_subscribed_products: 247 }, null],
    // A service with a limit of its own names its size; less than that is the last page.
    [{ items: Array.from({ length: 50 }, () => item), size: 50 }, null],
    [{ items: Array.from({ length: 40 }, () => item), size: 50 }, 40],
    [{ items: null, total: 0 }, 0],
  ])('knows how many items there are, and may name no totals (%#)', async (body, total) => {
    wire.answers(body);
    const page = await loadReport(wanted);
    expect(page.total).toBe(total);
    expect(page.totals).toMatchObject({ totalActiveSubscriptions: null, monthlyStockStatus: [] });
  });

  it('keeps the months of the charts whose figures it cannot read, as gaps', async () => {
    const months = [
      { month: '2026-11', active_subscriptions: 'x', stock_delays: null },
      { month: '2026-10-01', active_subscriptions: 7, stock_delays: -3 },
      { month: '2026-13', active_subscriptions: 7 },
      { month: 202611 },
    ];
    wire.answers({ ...full, monthly_stock_status: months });
    expect((await loadReport(wanted)).totals.monthlyStockStatus).toEqual([
      { month: '2026-10', activeSubscriptions: 7, stockDelays: -3 },
      { month: '2026-11', activeSubscriptions: null, stockDelays: null },
    ]);
  });

  it.each([[{}], [null], [[]], [{ items: 'x' }], [{ total: 3 }]])('is malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadReport(wanted))).toBe('malformed');
  });
});

describe('the note of an item (REQ G7.4)', () => {
  it('is saved under its id', async () => {
    wire.answers(undefined, 204);
    await editReportNote('report/1', 'Nachbestellt.');
    expect(wire.request()).toMatchObject({
      method: 'PATCH',
      path: '/services/call-centre/subscription-product-management/products-report/report%2F1/edit-note',
      body: { note: 'Nachbestellt.' },
    });
  });

  it('that cannot be saved rejects', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await failureKindOf(editReportNote('1', ''))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(editReportNote('1', ''))).toBe('network');
  });
});
