import { describe, expect, it } from 'vitest';
import { onceOnly, type OnceOnlyOperation } from '~config/onceOnly';
import { editOrderActions } from '~/features/order/edit/state/editOrderSlice';
import { mayResend, orderActions } from '~/features/order/place/orderSlice';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { anInput, submitCustomer } from '~/flows/testing/customerForms';
import { editOf, change, editDesk, itemAt, submit, threeArticles } from '~/flows/testing/editDesk';
import * as afterOrderOperations from '../../../mocks/contract/afterOrderOperations.ts';
import * as editOrderOperations from '../../../mocks/contract/editOrderOperations.ts';
import * as orderOperations from '../../../mocks/contract/orderOperations.ts';
import { currentWorld } from '../../../mocks/node.ts';
import { openDesk, readyDesk, startStandIn, type Desk } from './aDesk';
import { injectFault } from './faultMatrix';
import { lostOutcomes, testOnceOnly, type OnceOnlyCase } from './onceOnlyRunner';

startStandIn();

const cancellable = { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' };
const rejected = '1300000107';
const statusesAtService = (id: string) =>
  currentWorld()
    .db.orders.find(id)
    ?.read()
    .status_history.map(({ status }) => status) ?? [];
const countOf = (id: string, status: string) => statusesAtService(id).filter((each) => each === status).length;

const keysOf = (desk: Desk) => desk.notices.map(({ text }) => ('key' in text ? text.key : null));

async function displayOf(number: string): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(orderDisplayActions.orderRequested(number));
  await desk.rest();
  return desk;
}

async function editedDesk(): Promise<Desk> {
  const desk = await editDesk();
  await change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });
  return desk;
}

/** An edit whose positions are all cancelled, after the question whether the whole order is to be cancelled. */
async function wholeOrderDesk(): Promise<Desk> {
  const desk = await editDesk();
  for (const { id } of editOf(desk).editedOffer.items) {
    await change(desk, { type: 'CANCEL_POSITION', id, cancellationReason: 'DOUBLE_ORDER' });
  }
  await submit(desk);
  return desk;
}

const sendOrder = (desk: Desk) => {
  const { order } = desk.getState();
  desk.dispatch(mayResend(order) ? orderActions.resendRequested() : orderActions.submitRequested());
};
const isOrdered = (desk: Desk) => desk.getState().order.phase === 'confirmed';

const ordersAtService = () => currentWorld().db.orders.count();
let ordersBefore = 0;

async function orderDesk(open: () => Promise<Desk>): Promise<Desk> {
  const desk = await open();
  ordersBefore = ordersAtService();
  return desk;
}

async function unknownCustomerDesk(kind: 'guest' | 'create'): Promise<Desk> {
  const desk = openDesk();
  await submitCustomer(desk, anInput({ email: 'nina@example.com', phoneMobile: '0151 2345678' }), { kind });
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

const ordering = { act: sendOrder, isDone: isOrdered, effects: () => ordersAtService() - ordersBefore };

const cases: Readonly<Record<string, OnceOnlyCase & { readonly name: OnceOnlyOperation }>> = {
  'the order of a customer': {
    name: 'createOrder',
    open: () => orderDesk(readyDesk),
    ...ordering,
  },
  'the order of a guest': {
    name: 'createGuestOrder',
    open: () => orderDesk(() => unknownCustomerDesk('guest')),
    ...ordering,
  },
  'the order of a new customer': {
    name: 'createGuestOrder',
    open: () => orderDesk(() => unknownCustomerDesk('create')),
    ...ordering,
  },
  'an order of the list': {
    name: 'cancelOrder',
    open: () => Promise.resolve(openDesk()),
    act: (desk) =>
      void desk.dispatch(orderCancellationActions.cancelRequested({ order: cancellable, reasonCode: 'WRONG_ITEM' })),
    isDone: (desk) => desk.notices.some(({ variant }) => variant === 'success'),
    effects: () => countOf(cancellable.orderId, 'CANCELLED'),
  },
  'a whole order in its edit': {
    name: 'cancelOrder',
    open: wholeOrderDesk,
    act: (desk) => void desk.dispatch(editOrderActions.cancellationConfirmed({ reasonCode: 'DOUBLE_ORDER' })),
    isDone: (desk) => desk.getState().editOrder.submission.phase === 'cancelled',
    effects: () => countOf(threeArticles, 'CANCELLED'),
  },
  'a rejected order that is cancelled': {
    name: 'cancelRejectedOrder',
    open: () => displayOf(rejected),
    act: (desk) => void desk.dispatch(orderDisplayActions.cancelRequested()),
    isDone: (desk) => keysOf(desk).includes('order.cancelledNote'),
    effects: () => countOf(rejected, 'CANCELLED'),
  },
  'a rejected order that is submitted': {
    name: 'submitOrder',
    open: () => displayOf('1300000104'),
    act: (desk) => void desk.dispatch(orderDisplayActions.resubmitRequested()),
    isDone: (desk) => desk.getState().orderDisplay.resubmission.status === 'resubmitted',
    // Once submitted before it was rejected.
    effects: () => countOf('1300000104', 'SUBMITTED') - 1,
  },
  'an edit that is submitted': {
    name: 'submitEditedOrder',
    open: editedDesk,
    act: (desk) => {
      const { phase } = desk.getState().editOrder.submission;
      const isRepeated = phase === 'unavailable' || phase === 'outcomeUnknown';
      desk.dispatch(isRepeated ? editOrderActions.resendRequested() : editOrderActions.submitRequested());
    },
    isDone: (desk) => desk.getState().editOrder.submission.phase === 'submitted',
    effects: () => currentWorld().db.editDrafts.historyOf(threeArticles).length,
  },
};

describe.each(Object.entries(cases))('%s (QUALITY 8, 9)', (_case, { name, ...onceOnlyCase }) => {
  testOnceOnly(name, onceOnlyCase);
});

describe('an edit that is discarded (QUALITY 8, 9)', () => {
  it.each(lostOutcomes('clearEditedOrder'))(
    '%s: shows a notice only where the draft remains',
    async (_what, { kind, ...fault }, happens) => {
      const desk = await editedDesk();
      // Only a repeat that fails as well leaves the draft.
      injectFault('clearEditedOrder', { kind, ...fault }, happens ? 1 : 2);
      desk.dispatch(editOrderActions.leaveConfirmed({ path: null }));
      await desk.rest();
      expect(keysOf(desk)).toEqual(happens ? [] : ['editOrder.notCleared']);
      const again = await editDesk();
      expect(editOf(again).isEdited).toBe(!happens);
    },
  );
});

it('every row of these areas has its case', () => {
  const areas: readonly Readonly<Record<string, { readonly name: string }>>[] = [
    afterOrderOperations,
    editOrderOperations,
    orderOperations,
  ];
  const names = areas
    .flatMap((area) => Object.values(area))
    .map(({ name }) => name)
    .filter((name) => name in onceOnly);
  const tested = new Set<string>([...Object.values(cases).map(({ name }) => name), 'clearEditedOrder']);
  expect(names.filter((name) => !tested.has(name))).toEqual([]);
});
