import { defaultOverviewFilters, listedSelection, sentFilters } from '~/domain/subscription/overview';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { defaultReportSort } from '~/domain/subscription/productReport';
import type { EditOperation } from '~/domain/order/editOrder';
import { noCorrection } from '~/domain/order/orderCorrection';
import { aBasketLine, aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { aProductLink } from '~/domain/testing/subscriptionSamples';
import * as addressCheck from '../addressCheckService/addressCheckService';
import * as basket from '../basketService/basketService';
import { loadBotRequest } from '../callCentreService/botRequestService';
import { loadInflightOrder } from '../callCentreService/inflightService';
import { loadReport } from '../callCentreService/productReportService';
import { loadCustomerNames } from '../callCentreService/customerNamesService';
import * as subscriptions from '../callCentreService/subscriptionService';
import * as waitlist from '../callCentreService/waitlistService';
import { checkBirthDate } from '../customerService/birthDateService';
import { loadCreditStanding } from '../customerService/creditService';
import { readContent, resetContentShape } from '../contentService/contentService';
import * as changes from '../customerService/customerChangesService';
import * as customerSearch from '../customerService/customerSearchService';
import { loadCustomer } from '../customerService/customerService';
import { changeCountry } from '../customerService/loginChangesService';
import { requestPinLetter, verifyPin } from '../customerService/pinService';
import { loadOrderInfo } from '../orderHistoryService/orderInfo';
import { loadOrders } from '../orderHistoryService/orderHistoryService';
import { cancelOrder } from '../orderService/cancelOrder';
import { loadEditHistory } from '../orderService/editHistoryService';
import * as edit from '../orderService/editOrderService';
import { calculateOffer, type OfferRequest } from '../orderService/offerService';
import { loadOrder } from '../orderService/loadOrder';
import { createOrder, type OrderDraft } from '../orderService/orderService';
import * as rejected from '../orderService/rejectedOrderService';
import * as vouchers from '../orderService/voucherService';
import { validateIban } from '../paymentService/paymentService';
import { loadProducts } from '../productService/productListService';
import { loadProduct } from '../productService/productService';
import { searchProducts, suggest } from '../searchService/searchService';
import { searchTopDeals } from '../searchService/topDealsService';
import { loadRemindable } from '../productService/remindableService';
import { loadStock } from '../productService/stockService';
import * as links from '../subscriptionProductService/productLinkService';
import { loadTvOffers } from '../tvOffersService/tvOffersService';
import { loadCrossSells } from '../upsellService/upsellService';

const { signal } = new AbortController();
const ERIKA = '0123456';
const ORDER = '5f0000000001';
const ATTEMPT = '0d9e1c34-6f0a-4c55-9f3a-3f1f5f0a8a11';
const address = { ...aPostalAddress(), id: 'address-1' };
const line = aBasketLine();
const sales = { salesChannel: '04', salesOffice: '4001', sourceChannel: 'ECOM' } as const;
const common = { customer: aCustomer(), country: 'DE', ...sales, voucherCodes: [], freeShipping: null } as const;
const offer: OfferRequest = {
  ...common,
  deliveryAddress: address,
  payment: { method: 'INVOICE' },
  complaintFlag: null,
  basketId: 'b-1',
  isCustomerDataChanged: false,
  pregenerateErpNumber: true,
};
const draft: OrderDraft = {
  ...common,
  items: [{ id: 'i-1', ...line }],
  basketId: 'b-1',
  deliveryAddress: address,
  payment: { method: 'INVOICE' },
  plan: null,
  complaintFlag: null,
  signupForNewsletter: false,
  originalOrderId: null,
};
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

const change = (operation: EditOperation) => () => edit.changeEdit(ORDER, operation);

/** Without the document, which is kept as the service sent it. */
async function displayedOrder(): Promise<unknown> {
  const { kind, order, details } = await loadedOrder();
  return { kind, order, details, read: await loadOrder(ORDER) };
}

async function loadedOrder() {
  const loaded = await rejected.loadDisplayedOrder(ORDER);
  if (loaded.kind !== 'loaded') throw new Error(`The order is ${loaded.kind}`);
  return loaded;
}

async function updatedOrder(): Promise<unknown> {
  const updated = await rejected.updateOrder(await loadedOrder(), noCorrection, ATTEMPT);
  return updated.kind === 'updated' ? { ...updated, document: null } : updated;
}

/** For each operation whose answer is read, the call of the application that reads it, by the operation's name. */
export const serviceCalls: Readonly<Record<string, () => Promise<unknown>>> = {
  checkAddress: () => addressCheck.checkAddress({ ...address, countryCode: 'AT' }),
  suggestAddresses: () =>
    addressCheck.suggestAddresses({ street: 'Heide', zipCode: '1010', city: 'Wien', countryCode: 'AT' }),
  suggestCities: () => addressCheck.suggestCities('51147', 'DE'),
  verifyPostNumber: () => addressCheck.verifyPostNumber('12345678'),
  addBasketItem: () => basket.addItem('b-1', line, []),
  createBasketWithItem: () => basket.addItem(null, line, []),
  changeBasketItem: () => basket.updateItem('b-1', 'i-1', { quantity: 2 }),
  readBasket: () => basket.loadBasket('b-1'),
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
  checkBirthdate: () => checkBirthDate(ERIKA, '1964-08-12'),
  readCreditStanding: () => loadCreditStanding(ERIKA),
  createCustomer: () => changes.createCustomer(aCustomer(), 'DE'),
  changeCustomer: () => changes.changeCustomer(ERIKA, { email: 'e@example.com' }),
  addDeliveryAddress: () => changes.addDeliveryAddress(ERIKA, { ...address, kind: 'DELIVERY' }),
  replaceAddress: () => changes.replaceAddress(ERIKA, { ...address, id: '10203040', kind: 'DELIVERY' }),
  changeCustomerCountry: () => changeCountry(ERIKA, 'AT'),
  findCustomer: () => loadCustomer(ERIKA),
  searchCustomers: () => customerSearch.searchCustomers({ lastName: 'Musterfrau' }, 10),
  fetchCustomersByEmail: () => customerSearch.findCustomersByEmail('erika.musterfrau@example.com'),
  fetchCustomersByNameAndBirthday: () =>
    customerSearch.findCustomersByNameAndBirthDate({
      firstName: 'Erika',
      lastName: 'Musterfrau',
      dateOfBirth: '1964-08-12',
    }),
  verifyPin: () => verifyPin(ERIKA, '482'),
  requestPinLetter: () => requestPinLetter(ERIKA),
  readOrdersOverview: () => loadOrders({ externalCustomerId: ERIKA, page: 1, size: 10, status: 'ALL', keywords: [] }),
  searchOrderInfo: () => loadOrderInfo(ORDER),
  createOffer: () => calculateOffer(offer, signal),
  createOrder: () => createOrder(draft, ATTEMPT),
  createGuestOrder: () => createOrder({ ...draft, customer: { ...aCustomer(), externalCustomerId: null } }, ATTEMPT),
  readOrder: displayedOrder,
  updateOrder: updatedOrder,
  cancelOrder: () => cancelOrder({ orderId: ORDER, externalCustomerId: ERIKA, reasonCode: 'CUSTOMER_REQUEST' }),
  submitOrder: () => rejected.submitOrder(ORDER, ATTEMPT),
  cancelRejectedOrder: () => rejected.cancelRejectedOrder(ORDER),
  initEditOrder: () => edit.openEdit(ORDER),
  addPosition: change({ type: 'ADD_POSITION', sku: '443015001', quantity: 1, crossSell: null }),
  updatePosition: change({ type: 'UPDATE_POSITION', id: 'p-1', quantity: 2 }),
  removePosition: change({ type: 'REMOVE_POSITION', id: 'p-1' }),
  cancelPosition: change({ type: 'CANCEL_POSITION', id: 'p-1', cancellationReason: 'OTHER' }),
  changePositionPriceDate: change({ type: 'UPDATE_POSITION_PRICE_DATE', id: 'p-1', priceDate: '2026-11-20' }),
  changeTakeBack: change({ type: 'UPDATE_WEEE_TAKE_BACK', id: 'p-1', weeeTakeBackEnabled: true }),
  switchDeliveryAddress: change({ type: 'SWITCH_DELIVERY_ADDRESS', address }),
  changeOrderPayment: change({ type: 'CHANGE_PAYMENT', payment, plan: null }),
  redeemVoucherInOrder: change({ type: 'REDEEM_VOUCHER', code: 'SOMMER' }),
  removeVoucherFromOrder: change({ type: 'REMOVE_VOUCHER', code: 'SOMMER' }),
  changeServiceVoucher: change({ type: 'CHANGE_SERVICE_VOUCHER', code: null }),
  updateOrderCustomer: change({ type: 'UPDATE_CUSTOMER', email: 'e@example.com', phoneNumber: null }),
  submitEditedOrder: () => edit.submitEdit(ORDER, null, ATTEMPT),
  readEditHistory: () => loadEditHistory('1000000001', signal),
  verifyVoucher: () => vouchers.verifyVoucher({ code: 'SOMMER', externalCustomerId: ERIKA, basketId: 'b-1', ...sales }),
  suggestVouchers: () => vouchers.loadSuggestedVouchers(ERIKA, 'DE'),
  readRedeemedVouchers: () => vouchers.loadRedeemedVouchers(ERIKA),
  validateIban: () => validateIban('DE89370400440532013000'),
  readProduct: () => loadProduct('432011'),
  listProducts: () => loadProducts(['432011'], signal),
  searchProducts: async () => [
    await searchProducts('creme', 'DE', 20, signal),
    await searchTopDeals('Tagesangebot', 'DE', 20, signal),
  ],
  suggestProducts: () => suggest('creme', 'DE', 20, signal),
  readStock: () => loadStock(['432011'], signal),
  readRemindableStocks: () => loadRemindable(['432011'], signal),
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
  readTvOffers: () => loadTvOffers('hse', signal),
  readCrossSells: () => loadCrossSells('432011', 3, signal),
  readSubscriptionsOverview: () => subscriptions.loadOverview({ filters, page: 1, size: 10, sort: null }),
  readSubscriptionChanges: () =>
    subscriptions.loadChanges({ subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' }),
  readCustomersInfo: () => loadCustomerNames([ERIKA]),
  readContent: () => {
    resetContentShape();
    return readContent();
  },
};

/** Values without which the sample of an answer would not be one of a success, by the path of their field. */
export const givenValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cancelOrder: { 'order_status.code': 'CANCELLED' },
  cancelWaitlistItem: { 'status.type': 'CANCELLED' },
  readContent: { 'data.notifications.items[].detail': 'Text' },
};
