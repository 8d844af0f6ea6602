import { expect, vi } from 'vitest';
import { openDesk, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import type { EditItem, EditOperation } from '~/domain/order/editOrder';
import { changeKey, contentOf, orderChanges, type OrderChange } from '~/domain/order/editOrderChanges';
import { editOrderActions, isDraftEdited } from '~/features/order/edit/state/editOrderSlice';
import type { OpenEdit } from '~/features/order/edit/state/editOrderState';
import { requestsSeen } from '../../../mocks/node.ts';

/** An order of three articles, one of them twice. */
export const threeArticles = '1300000201';

/** Opens a call with the edit screen of an order. */
export async function editDesk(orderId = threeArticles, options: DeskOptions = {}): Promise<Desk> {
  const desk = openDesk(options);
  desk.dispatch(editOrderActions.opened(orderId));
  await desk.rest();
  const { session } = desk.getState().editOrder;
  if (session.phase === 'open') {
    // Customer and names load beside the edit, which is not busy with them.
    await vi.waitFor(() => {
      expect(desk.getState().editOrder.customer).not.toBeNull();
      expect(Object.keys(desk.getState().editOrder.products).length).toBeGreaterThan(0);
    });
  }
  return desk;
}

export function editOf(desk: Desk): OpenEdit & { readonly isEdited: boolean } {
  const { editOrder } = desk.getState();
  const { session } = editOrder;
  if (session.phase !== 'open') throw new Error(`the edit is ${session.phase}`);
  return { ...session, isEdited: isDraftEdited(editOrder) };
}

export function itemAt(desk: Desk, index: number): EditItem {
  const item = editOf(desk).editedOffer.items[index];
  if (item === undefined) throw new Error(`there is no position ${String(index)}`);
  return item;
}

export function changesOf(desk: Desk): readonly OrderChange[] {
  const { baseline, editedOffer } = editOf(desk);
  return orderChanges(baseline, contentOf(editedOffer));
}

export const changeKinds = (desk: Desk): readonly string[] => changesOf(desk).map(({ kind }) => kind);

export async function change(desk: Desk, ...operations: readonly EditOperation[]): Promise<void> {
  for (const operation of operations) desk.dispatch(editOrderActions.operationRequested(operation));
  await desk.rest();
}

export async function undoChange(desk: Desk, kind: OrderChange['kind']): Promise<void> {
  const found = changesOf(desk).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`there is no change ${kind}`);
  desk.dispatch(editOrderActions.undoRequested(changeKey(found)));
  await desk.rest();
}

export async function submit(desk: Desk): Promise<void> {
  desk.dispatch(editOrderActions.submitRequested());
  await desk.rest();
}

const editRequests: readonly string[] = [
  'initEditOrder',
  'addPosition',
  'updatePosition',
  'removePosition',
  'cancelPosition',
  'changePositionPriceDate',
  'changeTakeBack',
  'switchDeliveryAddress',
  'changeOrderPayment',
  'redeemVoucherInOrder',
  'removeVoucherFromOrder',
  'changeServiceVoucher',
  'updateOrderCustomer',
  'submitEditedOrder',
  'clearEditedOrder',
];

/** The requests of the editing that were sent, without the opening of the draft. */
export function editRequestsSent(): readonly string[] {
  return requestsSeen()
    .map(({ operation }) => operation)
    .filter((operation) => editRequests.includes(operation))
    .slice(1);
}
