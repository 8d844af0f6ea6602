import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { aPostalAddress } from '~/domain/testing/samples';
import type { EditOperation } from '~/domain/order/editOrder';
import { editOrderActions } from '~/features/order/edit/state/editOrderSlice';
import { change, changeKinds, editDesk, editOf, itemAt, threeArticles } from '~/flows/testing/editDesk';
import * as editOrderOperations from '../../../mocks/contract/editOrderOperations.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const request = (desk: Desk, operation: EditOperation) =>
  void desk.dispatch(editOrderActions.operationRequested(operation));
const isShown = (desk: Desk) => desk.getState().editOrder.session.phase === 'open';
const hasChange = (kind: string) => (desk: Desk) => isShown(desk) && changeKinds(desk).includes(kind);
const addition = { type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null } as const;
const quantity = (desk: Desk): EditOperation => ({ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });
const newPosition = (desk: Desk) => editOf(desk).editedOffer.items.find(({ number }) => number === null);
const changeQuantity = (desk: Desk) => change(desk, quantity(desk));

/** The agent action that sends each request of an edit, by the request's name in the contract. */
const cases: Readonly<Record<keyof typeof editOrderOperations, FaultCase>> = {
  initEditOrder: { act: (desk) => void desk.dispatch(editOrderActions.reopenRequested()), isDone: isShown },
  addPosition: {
    act: (desk) => {
      request(desk, addition);
    },
    isDone: hasChange('positionAdded'),
  },
  updatePosition: {
    act: (desk) => {
      request(desk, quantity(desk));
    },
    isDone: hasChange('quantity'),
  },
  removePosition: {
    before: (desk) => change(desk, addition),
    act: (desk) => {
      const id = newPosition(desk)?.id;
      if (id !== undefined) request(desk, { type: 'REMOVE_POSITION', id });
    },
    isDone: (desk) => isShown(desk) && newPosition(desk) === undefined,
  },
  cancelPosition: {
    act: (desk) => {
      request(desk, { type: 'CANCEL_POSITION', id: itemAt(desk, 0).id, cancellationReason: 'OTHER' });
    },
    isDone: hasChange('positionCancelled'),
  },
  changePositionPriceDate: {
    act: (desk) => {
      request(desk, { type: 'UPDATE_POSITION_PRICE_DATE', id: itemAt(desk, 0).id, priceDate: '2026-11-01' });
    },
    isDone: hasChange('priceDate'),
  },
  changeTakeBack: {
    before: (desk) => change(desk, addition),
    act: (desk) => {
      const id = newPosition(desk)?.id ?? '';
      request(desk, { type: 'UPDATE_WEEE_TAKE_BACK', id, weeeTakeBackEnabled: true });
    },
    isDone: (desk) => isShown(desk) && newPosition(desk)?.weeeTakeBackEnabled === true,
  },
  switchDeliveryAddress: {
    act: (desk) => {
      const address = aPostalAddress({
        id: '',
        kind: 'DELIVERY',
        street: 'Domstraße',
        streetNumber: '12',
        zipCode: '50668',
      });
      request(desk, { type: 'SWITCH_DELIVERY_ADDRESS', address });
    },
    isDone: hasChange('deliveryAddress'),
  },
  changeOrderPayment: {
    act: (desk) => {
      request(desk, { type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null });
    },
    isDone: hasChange('payment'),
  },
  redeemVoucherInOrder: {
    act: (desk) => {
      request(desk, { type: 'REDEEM_VOUCHER', code: 'SOMMER' });
    },
    isDone: hasChange('voucherAdded'),
  },
  removeVoucherFromOrder: {
    before: (desk) => change(desk, { type: 'REDEEM_VOUCHER', code: 'SOMMER' }),
    act: (desk) => {
      request(desk, { type: 'REMOVE_VOUCHER', code: 'SOMMER' });
    },
    isDone: (desk) => isShown(desk) && editOf(desk).editedOffer.vouchers.length === 0,
  },
  changeServiceVoucher: {
    act: (desk) => {
      request(desk, { type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' });
    },
    isDone: hasChange('serviceVoucher'),
  },
  updateOrderCustomer: {
    act: (desk) => {
      request(desk, { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' });
    },
    isDone: hasChange('contact'),
  },
  submitEditedOrder: {
    before: changeQuantity,
    act: (desk) => void desk.dispatch(editOrderActions.submitRequested()),
    again: (desk) => {
      const { phase } = desk.getState().editOrder.submission;
      const isLost = phase === 'outcomeUnknown' || phase === 'unavailable';
      desk.dispatch(isLost ? editOrderActions.resendRequested() : editOrderActions.submitRequested());
    },
    isDone: (desk) => desk.getState().editOrder.submission.phase === 'submitted',
  },
  clearEditedOrder: {
    before: changeQuantity,
    act: (desk) => void desk.dispatch(editOrderActions.replayRequested({ without: null, operations: null })),
    isDone: (desk) => isShown(desk) && changeKinds(desk).length === 0,
  },
  readEditHistory: {
    act: (desk) => void desk.dispatch(editOrderActions.historyOpened(threeArticles)),
    isDone: (desk) => desk.getState().editOrder.history.phase === 'loaded',
  },
};

/** Opens an edit that failed as the screen offers it. */
async function openAgainIfNeeded(desk: Desk): Promise<void> {
  if (isShown(desk)) return;
  desk.dispatch(editOrderActions.reopenRequested());
  await desk.rest();
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  testEveryFault(name, { ...faultCase, typed: changeKinds }, { open: editDesk, reopen: openAgainIfNeeded });
});

it('covers every operation of an edit', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(editOrderOperations).toSorted());
  expect(openDesk().getState().editOrder.session.phase).toBe('none');
});
