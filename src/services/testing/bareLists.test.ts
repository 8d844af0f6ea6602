import { describe, expect, it } from 'vitest';
import { defaultOverviewFilters, sentFilters } from '~/domain/subscription/overview';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { loadReport } from '../callCentreService/productReportService';
import { loadOverview } from '../callCentreService/subscriptionService';
import { loadWaitlist } from '../callCentreService/waitlistService';
import { loadOrders } from '../orderHistoryService/orderHistoryService';
import { searchLinks } from '../subscriptionProductService/productLinkService';
import { failureKindOf, openWire } from './aWire';

const wire = openWire();

const overview = { size: 10, filters: sentFilters(defaultOverviewFilters, new Date()), sort: null };
const orders = { externalCustomerId: '0123456', size: 10, status: 'ALL', keywords: [] } as const;
const waitlist = { customerNumber: '0123456', size: 10, keywords: [], searchFrom: null, searchTo: null };
const report = {
  query: { month: '2026-11', keyword: '', sort: { field: 'ACTIVE_SUBSCRIPTIONS', mode: 'DESC' } },
  size: 100,
} as const;
const links = { filters: defaultLinkFilters, days: { from: null, to: null }, size: 10, total: null };

describe('a page that the service sends as a bare list', () => {
  it.each<[string, (first: boolean) => Promise<object>, object, string]>([
    ['orders', (first) => loadOrders({ ...orders, page: first ? 1 : 2 }), { number: '1400000001' }, 'orders'],
    ['subscriptions', (first) => loadOverview({ ...overview, page: first ? 1 : 2 }), {}, 'result'],
    ['reservations', (first) => loadWaitlist({ ...waitlist, offset: first ? 0 : 10 }), {}, 'items'],
    ['report', (first) => loadReport({ ...report, page: first ? 1 : 2 }), {}, 'items'],
    ['links', (first) => searchLinks({ ...links, page: first ? 0 : 1 }), {}, 'links'],
  ])('is read: %s; an empty one only where it is not the first', async (_what, load, fields, key) => {
    wire.answers([
      { id: '7', subscription_product: '543015', delivery_product: '443015', sku: '454740001', ...fields },
    ]);
    expect(await load(true)).toMatchObject({ [key]: [{ id: '7' }] });
    wire.answers([]);
    expect(await load(false)).toMatchObject({ [key]: [] });
    expect(await failureKindOf(load(true))).toBe('malformed');
  });
});
