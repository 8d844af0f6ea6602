import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import type { EditOperation } from '~/domain/order/editOrder';
import { changeKey, contentOf, orderChanges } from '~/domain/order/editOrderChanges';
import { editOrderActions, type OpenEdit } from '~/features/editOrder/editOrderSlice';
import { currentWorld, requestsSeen, setFault } from '../../../mocks/node.ts';

startStandIn();

const THREE_ARTICLES = '1300000201';

async function openEdit(orderId = THREE_ARTICLES, options: DeskOptions = {}): Promise<Desk> {
  const desk = openDesk(options);
  desk.dispatch(editOrderActions.opened(orderId));
  await desk.rest();
  return desk;
}

function sessionOf(desk: Desk): OpenEdit {
  const { session } = desk.getState().editOrder;
  if (session.phase !== 'open') throw new Error(`the edit is ${session.phase}`);
  return session;
}

const itemsOf = (desk: Desk) => sessionOf(desk).editedOffer.items;
const changesOf = (desk: Desk) => {
  const { baseline, editedOffer } = sessionOf(desk);
  return orderChanges(baseline, contentOf(editedOffer));
};
const operationsSent = () => requestsSeen().map(({ operation }) => operation);

async function change(desk: Desk, ...operations: readonly EditOperation[]): Promise<void> {
  for (const operation of operations) desk.dispatch(editOrderActions.operationRequested(operation));
  await desk.rest();
}

const idAt = (desk: Desk, index: number): string => itemsOf(desk)[index]?.id ?? '';

describe('an edit of an order (REQ F1.1, F1.2, F1.3, F1.4)', () => {
  it('opens the draft without a change', async () => {
    const desk = await openEdit();
    const { isEdited, originalOrder, editedOffer } = sessionOf(desk);
    expect([isEdited, originalOrder.externalCustomerId, originalOrder.isEditable]).toEqual([
      false,
      expect.stringMatching(/^0/),
      true,
    ]);
    expect(editedOffer.items.every(({ number }) => number !== null)).toBe(true);
    expect(changesOf(desk)).toEqual([]);
    expect(desk.getState().editOrder.customer?.externalCustomerId).toBe(originalOrder.externalCustomerId);
  });

  it('sends every operation and shows what each changed', async () => {
    const desk = await openEdit();
    const [first, second, third] = itemsOf(desk);
    await change(
      desk,
      { type: 'UPDATE_POSITION', id: first?.id ?? '', quantity: 3 },
      { type: 'CANCEL_POSITION', id: third?.id ?? '', cancellationReason: 'WRONG_ITEM' },
      { type: 'UPDATE_POSITION_PRICE_DATE', id: second?.id ?? '', priceDate: '2026-11-01' },
      { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null },
      { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' },
      { type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null },
      { type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' },
    );
    expect(desk.notices).toEqual([]);
    expect(changesOf(desk).map(({ kind }) => kind)).toEqual([
      'quantity',
      'priceDate',
      'positionCancelled',
      'positionAdded',
      'serviceVoucher',
      'payment',
      'contact',
    ]);
    expect(sessionOf(desk).isEdited).toBe(true);
  });
});
