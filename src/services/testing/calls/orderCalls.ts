import type { EditOperation } from '~/domain/order/editOrder';
import { noCorrection } from '~/domain/order/orderCorrection';
import { aBasketLine, aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { loadOrderInfo } from '../../orderHistoryService/orderInfo';
import { loadOrders } from '../../orderHistoryService/orderHistoryService';
import { cancelOrder } from '../../orderService/cancelOrder';
import { loadEditHistory } from '../../orderService/editHistoryService';
import * as edit from '../../orderService/editOrderService';
import { calculateOffer, type OfferRequest } from '../../orderService/offerService';
import { loadOrder } from '../../orderService/loadOrder';
import { createOrder, type OrderDraft } from '../../orderService/orderService';
import * as rejected from '../../orderService/rejectedOrderService';
import * as vouchers from '../../orderService/voucherService';

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

export const calls: Readonly<Record<string, () => Promise<unknown>>> = {
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
};
