import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { PreloadProgress } from '~/domain/order/preload';
import { complaintActions, complaintSlice, type ComplaintStepState } from '~/features/order/complaint/complaintSlice';
import { inflightActions, inflightSlice } from '~/features/order/inflight/inflightSlice';
import { recreationActions, recreationSlice } from '~/features/order/recreation/recreationSlice';
import { orderTextActions, orderTextSlice, type LineStatus } from '~/features/order/text/orderTextSlice';
import { selectPreloadProgress } from './preloadProgress';

const problem = { kind: 'technical' } as const;
const inflight = {
  code: '7001',
  step: null,
  baseProductNo: null,
  basketId: null,
  customerNumber: null,
  voucherCode: 'SOMMER',
  paymentMethod: null,
  sales: null,
};
const recreated = {
  orderId: 'o-1',
  number: '1300000252',
  items: [],
  customerNumber: null,
  guest: null,
  deliveryAddress: null,
  serviceVoucher: null,
  voucherCodes: ['SOMMER'],
  paymentMethod: null,
  wasComplaint: false,
};
const deliveryAddressOf = (problemOrNull: typeof problem | null) =>
  recreationActions.stepEnded({ part: 'deliveryAddress', problem: problemOrNull });
const claim = { orderId: 'o-2', orderNumber: '1300000110', externalCustomerId: '0150056', content: null };
const complaintStep = (step: 'customer' | 'basket' | 'deliveryAddress' | 'payment', to: ComplaintStepState) =>
  complaintActions.stepAdvanced({ step, to });
const done = { status: 'done' } as const;
const items = [{ kind: 'voucher', code: 'SOMMER', readFrom: 'SOMMER' }] as const;
const line = (status: LineStatus) => orderTextActions.lineAdvanced({ key: '0', status });

it.each<[string, readonly (readonly [UnknownAction, PreloadProgress])[]]>([
  [
    'an order of the voice computer',
    [
      [inflightActions.loaded(inflight), 'pending'],
      [inflightActions.stepEnded({ step: 'voucher', problem }), 'incomplete'],
      [inflightActions.stepSkipped('voucher'), 'settled'],
    ],
  ],
  [
    'a rejected order that is recreated',
    [
      [recreationActions.recreateRequested(recreated), 'pending'],
      [deliveryAddressOf(null), 'pending'],
      [recreationActions.stepEnded({ part: 'voucher', problem }), 'incomplete'],
      [recreationActions.stepSkipped('voucher'), 'settled'],
    ],
  ],
  [
    'an order that a complaint is about, whose customer logs in',
    [
      [complaintActions.started(claim), 'settled'],
      [complaintStep('customer', done), 'pending'],
      [complaintStep('basket', done), 'pending'],
      [complaintStep('payment', done), 'pending'],
      [complaintStep('deliveryAddress', { status: 'failed', problem }), 'incomplete'],
      [complaintActions.stepSkipped('deliveryAddress'), 'settled'],
    ],
  ],
  [
    'an order that a complaint is about, whose article waits for the order in the basket',
    [
      [complaintActions.started(claim), 'settled'],
      [complaintStep('customer', done), 'pending'],
      [complaintStep('basket', { status: 'failed', problem: { kind: 'otherArticles' } }), 'settled'],
    ],
  ],
  [
    'a pasted order text',
    [
      [orderTextActions.proposed({ items, takesFocus: false }), 'settled'],
      [orderTextActions.allConfirmed(), 'pending'],
      [line({ phase: 'running' }), 'pending'],
      [line({ phase: 'failed', problem }), 'incomplete'],
      [orderTextActions.lineSkipped('0'), 'settled'],
    ],
  ],
])('an order may be sent once what is taken over from %s is there or left out', (_source, steps) => {
  const reducer = combineReducers({
    complaint: complaintSlice.reducer,
    inflight: inflightSlice.reducer,
    recreation: recreationSlice.reducer,
    orderText: orderTextSlice.reducer,
  });
  const { dispatch, getState } = configureStore({ reducer });
  const seen = steps.map(([action]) => {
    dispatch(action);
    return selectPreloadProgress(getState());
  });
  expect(seen).toEqual(steps.map(([, progress]) => progress));
});
