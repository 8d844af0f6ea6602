import { describe } from 'vitest';
import { defaultFilters } from '~/domain/order/orderHistory';
import { defaultOverviewFilters } from '~/domain/subscription/overview';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { defaultReportSort } from '~/domain/subscription/productReport';
import { aSubscription } from '~/domain/testing/aSubscription';
import { anOrder, aWaitlistItem } from '~/domain/testing/samples';
import { aProductLink, aReportItem } from '~/domain/testing/subscriptionSamples';
import { noWaitlistFilters } from '~/domain/waitlist/waitlist';
import { linkListRules } from '~/features/subscription/links/linkList';
import { orderListRules } from '~/features/order/history/orderList';
import { reportRules } from '~/features/subscription/report/reportList';
import { overviewRules } from '~/features/subscription/list/overviewList';
import { waitlistRules } from '~/features/waitlist/waitlistList';
import { keywordsOf, startPagedLists, testPages } from './listRunner';

startPagedLists();

describe('the pages of the order history (REQ E1.8)', () => {
  testPages(
    orderListRules,
    (word) => ({
      customerId: '0123456',
      filters: { ...defaultFilters, keywords: keywordsOf(word) },
      orderNumber: null,
      page: 1,
      appends: true,
    }),
    (id) => anOrder({ id }),
  );
});

describe('the pages of the waitlist (REQ E1.8)', () => {
  testPages(
    waitlistRules,
    (word) => ({ customerId: '0123456', filters: { ...noWaitlistFilters, keywords: keywordsOf(word) } }),
    (id) => aWaitlistItem({ id }),
  );
});

describe('the pages of the subscription overview (REQ E1.8)', () => {
  testPages(
    overviewRules,
    (word) => ({ filters: { ...defaultOverviewFilters, keywords: keywordsOf(word) }, sort: null }),
    (id) => aSubscription({ id }),
  );
});

describe('the pages of the product links (REQ E1.8)', () => {
  testPages(
    linkListRules,
    (word) => ({ filters: { ...defaultLinkFilters, keywords: keywordsOf(word) }, page: 1, appends: true }),
    (id) => aProductLink({ id }),
  );
});

describe('the pages of the product report (REQ E1.8)', () => {
  testPages(
    reportRules,
    (word) => ({ month: '2026-11', keyword: word, sort: defaultReportSort }),
    (id) => aReportItem({ id }),
  );
});
