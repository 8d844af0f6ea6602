import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProductLink } from '../../builders/aWireProductLink.ts';
import { aWireReport, aWireReportItem } from '../../builders/aWireReport.ts';
import { readProductsReport } from '../../contract/productReportOperations.ts';
import { LINK_STATUSES, type WireProductLink } from '../../db/subscription/wireSubscriptionTypes.ts';
import { REPORT_SORT_FIELDS, type WireReport, type WireReportItem } from '../../db/subscription/productReport.ts';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Found {
  result: WireProductLink[];
  total: number;
  has_next: boolean;
  page: number;
}

const fieldsOf = (record: object | undefined): string[] => Object.keys(record ?? {}).sort();

async function search(filters: object = {}): Promise<Found> {
  return (await send<Found>('searchProductLinks', { body: { page: 0, size: 100, ...filters } })).body;
}

const DRAFT = { subscription_product: '532011', delivery_product: '432128', countries_exclusion: ['AT'] };

function save(changes: object = {}, id?: string): Promise<Answer<WireProductLink & { key?: string }>> {
  const body = { ...DRAFT, ...changes };
  return id === undefined
    ? send('createProductLink', { body })
    : send('editProductLink', { path: `/api/subscription-product-link/${id}`, body });
}

describe('the list of product links (REQ G8.1, G8.3)', () => {
  it('has pages from 0 and says whether there are more', async () => {
    const first = await search({ size: 10 });
    expect([first.page, first.result.length, first.has_next]).toEqual([0, 10, true]);
    const last = await search({ size: 10, page: Math.ceil(first.total / 10) - 1 });
    expect(last.has_next).toBe(false);
    expect(fieldsOf(first.result[0])).toEqual(fieldsOf(aWireProductLink()));
  });

  it.each(LINK_STATUSES)('filters by the status %s', async (status) => {
    const { result } = await search({ status });
    expect(new Set(result.map((link) => link.status))).toEqual(new Set([status]));
  });

  it.each([
    ['CONTRACT_NO', '800001'],
    ['SUBSCRIPTION_PRODUCT_NO', '532011'],
    ['DELIVERY_PRODUCT_NO', '432011'],
  ])('finds by %s exactly', async (keyword_type, keyword) => {
    expect((await search({ keyword_type, keywords: [keyword] })).result.map(({ id }) => id)).toEqual(['lnk-001']);
    expect((await search({ keyword_type, keywords: [keyword.slice(1)] })).total).toBe(0);
  });

  it.each([
    ['BRAND', 'aurelind', (link: WireProductLink) => link.brand],
    ['PRODUCT_LINE', 'premium', (link: WireProductLink) => link.product_line],
    ['CATEGORY', 'haushalt', (link: WireProductLink) => link.category],
    ['PRODUCT', 'zink', (link: WireProductLink) => link.description],
  ])('finds words in %s', async (filter_kind, keyword, text) => {
    const { result } = await search({ filter_kind, keywords: [keyword] });
    expect(result.length).toBeGreaterThan(0);
    expect(result.every((link) => text(link).toLowerCase().includes(keyword))).toBe(true);
  });

  it('filters by country exclusion, and by dates in both directions', async () => {
    const included = await search({ country_exclusion: 'INCLUDE', countries: ['AT'] });
    expect(included.result.every((link) => link.countries_exclusion.includes('AT'))).toBe(true);
    const excluded = await search({ country_exclusion: 'EXCLUDE', countries: ['AT'] });
    expect(included.total + excluded.total).toBe((await search()).total);
    const edited = await search({ search_date_type: 'PREVIOUS_EDIT_DATE', search_from: '1970-01-01' });
    expect(edited.result.every((link) => link.meta_info.edited_at !== null)).toBe(true);
    const sorted = await search({ sort_by: 'CREATION_DATE', sorting_mode: 'ASC' });
    const created = sorted.result.map((link) => link.meta_info.created_at.slice(0, 10));
    expect(created).toEqual(created.toSorted());
  });
});

describe('saving a product link (REQ G8.4, G8.6)', () => {
  it('creates one, which is first in the list', async () => {
    const { status, body } = await save();
    expect([status, body.meta_info.created_by, body.countries_exclusion]).toEqual([201, 'anna.beispiel', ['AT']]);
    expect((await search()).result[0]).toEqual(body);
  });

  it('edits one', async () => {
    const { body } = await save({ delivery_product: '432011', description: 'Neu' }, 'lnk-001');
    expect([body.id, body.description, body.meta_info.edited_by]).toEqual(['lnk-001', 'Neu', 'anna.beispiel']);
    expect((await search({ keywords: ['Neu'] })).result[0]?.id).toBe('lnk-001');
  });

  it.each([
    ['an unknown subscription product', { subscription_product: '999999' }, 'subscription_product_not_found'],
    ['an unknown delivery product', { delivery_product: '999999' }, 'product_not_found'],
    ['an unknown shop product', { regular_products: ['999999'] }, 'product_not_found'],
    ['a pair that is linked already', { delivery_product: '432011' }, 'link_already_exists'],
  ])('refuses %s', async (_what, changes, code) => {
    const { status, body } = await save(changes);
    expect([status, body.key]).toEqual([400, `/dpl/spl/errors/${code}`]);
  });

  it('knows no link of another id', async () => {
    expect((await save({}, 'lnk-000')).status).toBe(404);
  });
});

describe('the product report (REQ G7.1, G7.2, G7.3, G7.4)', () => {
  const report = async (changes: object = {}): Promise<WireReport> =>
    (await send<WireReport>('readProductsReport', { body: { ...readProductsReport.example.body, ...changes } })).body;

  it('has pages of 100, with totals of all pages', async () => {
    const [first, third] = [await report(), await report({ page: 3 })];
    expect([first.items.length, first.total_subscribed_products]).toEqual([100, first.total]);
    expect(third.items.length).toBe(first.total - 200);
    expect(third.total_active_subscriptions).toBe(first.total_active_subscriptions);
    const seen = [...first.items, ...(await report({ page: 2 })).items, ...third.items];
    expect(seen.reduce((sum, item) => sum + item.active_subscriptions, 0)).toBe(first.total_active_subscriptions);
    expect(fieldsOf(first)).toEqual(fieldsOf(aWireReport()));
    expect(fieldsOf(first.items[0])).toEqual(fieldsOf(aWireReportItem()));
  });

  it('compares with the month before', async () => {
    const [november, october] = [await report(), await report({ month_review: '2026-10' })];
    expect(november.previous_month_floor_sales).toBe(october.current_month_floor_sales);
    expect(november.floor_sales_variation).toBeCloseTo(
      (november.current_month_floor_sales / october.current_month_floor_sales - 1) * 100,
      1,
    );
    expect(november.monthly_stock_status.map(({ month }) => month)).toEqual(
      expect.arrayContaining(['2025-12', '2026-01', '2026-11']),
    );
    expect(november.monthly_stock_status.at(-1)?.active_subscriptions).toBe(november.total_active_subscriptions);
  });

  it('names stock delays of 24 months, over the turn of the year', async () => {
    const months = (await report()).items[0]?.stock_delays.map(({ month }) => month);
    expect([months?.length, months?.slice(0, 3)]).toEqual([24, ['2026-11', '2026-12', '2027-01']]);
  });

  const KEYS: Record<(typeof REPORT_SORT_FIELDS)[number], keyof WireReportItem> = {
    PRODUCT_NO: 'product_no',
    PRODUCT_NAME: 'name',
    ACTIVE_SUBSCRIPTIONS: 'active_subscriptions',
    NEW_SUBSCRIPTIONS: 'new_subscriptions',
    CANCELLED_SUBSCRIPTIONS: 'cancelled_subscriptions',
    FLOOR_SALES: 'floor_sales',
    PRICE: 'price',
  };
  it.each(REPORT_SORT_FIELDS)('sorts by %s in both directions', async (sort_field) => {
    const [up] = (await report({ sort_field, sorting_mode: 'ASC' })).items;
    const [down] = (await report({ sort_field, sorting_mode: 'DESC' })).items;
    const [least, most] = [up?.[KEYS[sort_field]] ?? '', down?.[KEYS[sort_field]] ?? ''];
    expect(least < most).toBe(true);
  });

  it('finds by keyword, and keeps a note per item', async () => {
    const path = '/subscription-product-management/products-report/report-532011/edit-note';
    expect((await send('editReportNote', { path, body: { note: 'Aktion' } })).status).toBe(204);
    const { items, total } = await report({ keyword: ' 532011 ' });
    expect([total, items[0]?.note]).toEqual([1, 'Aktion']);
    const unknown = path.replace('532011', '999999');
    expect((await send('editReportNote', { path: unknown, body: { note: 'x' } })).status).toBe(404);
  });
});
