import { defaultOverviewFilters, listedSelection, sentFilters } from '~/domain/subscription/overview';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { defaultReportSort } from '~/domain/subscription/productReport';
import { aPostalAddress } from '~/domain/testing/samples';
import { aProductLink } from '~/domain/testing/subscriptionSamples';
import { loadBotRequest } from '../../callCentreService/botRequestService';
import { loadInflightOrder } from '../../callCentreService/inflightService';
import { loadReport } from '../../callCentreService/productReportService';
import { loadCustomerNames } from '../../callCentreService/customerNamesService';
import * as subscriptions from '../../callCentreService/subscriptionService';
import * as waitlist from '../../callCentreService/waitlistService';
import * as links from '../../subscriptionProductService/productLinkService';

const ERIKA = '0123456';
const address = { ...aPostalAddress(), id: 'address-1' };
const sales = { salesChannel: '04', salesOffice: '4001', sourceChannel: 'ECOM' } as const;
const filters = sentFilters(defaultOverviewFilters, new Date('2026-11-20T10:00:00Z'));
const selection = listedSelection(['abo-1']);
const link = {
  subscriptionProduct: '532011',
  deliveryProduct: '432011',
  regularProducts: [],
  description: '',
  articleDescription: '',
  countriesExclusion: [],
};
const reservation = {
  customerNumber: ERIKA,
  product: { sku: '454740001', quantity: 1, price: 179_99 },
  checkout: { payment: { method: 'INVOICE' }, deliveryAddress: address },
  country: 'DE',
} as const;
const payment = { method: 'INVOICE' } as const;

export const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  readBotRequest: () => loadBotRequest('8001'),
  readInflightOrder: () => loadInflightOrder('7001'),
  readProductsReport: () =>
    loadReport({ query: { month: '2026-11', keyword: '', sort: defaultReportSort }, page: 1, size: 100 }),
  createSubscription: () =>
    subscriptions.createSubscription({
      externalCustomerId: ERIKA,
      product: { sku: '543015001', quantity: 1, price: 24_99 },
      payment,
      deliveryAddress: address,
      aboInfo: { rotation: 'TWO_MONTHS', startIn: 'ONE_WEEK', nextOrderDate: '2026-11-29' },
      ...sales,
    }),
  listSubscriptions: () => subscriptions.loadSubscriptions(ERIKA, { status: 'ALL' }),
  editSubscription: () =>
    subscriptions.editSubscription('abo-1', {
      deliveryAddress: null,
      nextOrderDate: '2026-12-01',
      payment: { kind: 'kept', method: 'INVOICE', accountHolder: null },
      rotation: 'TWO_MONTHS',
      deliveryProductQuantity: 1,
    }),
  editSubscriptionNumbers: () =>
    subscriptions.editProductNumbers(selection, {
      deliveryProductNumber: '432011',
      subscriptionProductNumber: null,
    }),
  cancelSubscriptions: () => subscriptions.cancelSubscriptions(selection, 'NO_MORE_NEED'),
  editDeliveryDates: () => subscriptions.editDeliveryDates(selection, '2026-12-01', ''),
  editSubscriptionNote: () => subscriptions.saveSubscriptionNote('abo-1', 'Text'),
  addSubscriptionEvent: () => subscriptions.addSubscriptionEvent('abo-1', 'Text'),
  createWaitlistItem: () => waitlist.createReservation(reservation),
  readWaitlist: () =>
    waitlist.loadWaitlist({
      customerNumber: ERIKA,
      offset: 0,
      size: 10,
      keywords: [],
      searchFrom: null,
      searchTo: null,
    }),
  cancelWaitlistItem: () => waitlist.cancelReservation('waitlist-1', 'CUSTOMER_REQUEST'),
  searchProductLinks: () =>
    links.searchLinks({
      filters: defaultLinkFilters,
      days: { from: '2026-10-20', to: '2026-11-20' },
      page: 0,
      size: 10,
      total: null,
    }),
  createProductLink: () => links.createLink(link),
  editProductLink: () => links.editLink(aProductLink({ id: 'lnk-1' }), link),
  readSubscriptionsOverview: () => subscriptions.loadOverview({ filters, page: 1, size: 10, sort: null }),
  readSubscriptionChanges: () =>
    subscriptions.loadChanges({ subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' }),
  readCustomersInfo: () => loadCustomerNames([ERIKA]),
};
