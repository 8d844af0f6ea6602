import { describe, expect, it } from 'vitest';
import { aPostalAddress } from '~/domain/testing/samples';
import type { EditOperation } from '~/domain/order/editOrder';
import type { OrderChange } from '~/domain/order/editOrderChanges';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { change, changeKinds, editDesk, editOf, itemAt, submit } from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, setFault } from '../../../../../mocks/node.ts';
import { editOrderActions } from '../state/editOrderSlice';

startStandIn();

const elsewhereOf = (desk: Desk) => desk.getState().editOrder.elsewhere?.changes.map(({ kind }) => kind) ?? [];
const submissions = () => requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder');
const contact = { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' } as const;

/** Each operation of an edit, with the difference by which others see it; in an order in which all are possible. */
const operations: readonly (readonly [OrderChange['kind'], (desk: Desk) => EditOperation])[] = [
  ['quantity', (desk) => ({ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 })],
  ['priceDate', (desk) => ({ type: 'UPDATE_POSITION_PRICE_DATE', id: itemAt(desk, 0).id, priceDate: '2026-11-01' })],
  ['positionCancelled', (desk) => ({ type: 'CANCEL_POSITION', id: itemAt(desk, 2).id, cancellationReason: 'OTHER' })],
  ['positionAdded', () => ({ type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null })],
  ['quantity', () => ({ type: 'ADD_POSITION', sku: '454287001', quantity: 2, crossSell: null })],
  ['takeBack', (desk) => ({ type: 'UPDATE_WEEE_TAKE_BACK', id: itemAt(desk, 3).id, weeeTakeBackEnabled: true })],
  ['positionGone', (desk) => ({ type: 'REMOVE_POSITION', id: itemAt(desk, 3).id })],
  [
    'deliveryAddress',
    () => ({
      type: 'SWITCH_DELIVERY_ADDRESS',
      address: aPostalAddress({ id: '', kind: 'DELIVERY', street: 'Domstraße', streetNumber: '12', zipCode: '50668' }),
    }),
  ],
  ['voucherAdded', () => ({ type: 'REDEEM_VOUCHER', code: 'SOMMER' })],
  ['voucherRemoved', () => ({ type: 'REMOVE_VOUCHER', code: 'SOMMER' })],
  ['serviceVoucher', () => ({ type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' })],
  ['contact', () => contact],
  [
    'payment',
    () => ({ type: 'CHANGE_PAYMENT', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } }, plan: null }),
  ],
];

describe('two people in one draft (DECISIONS 244)', () => {
  it('none of the own operations is taken for somebody else, and each one is named to the other', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    const named: string[] = [];
    for (const [kind, operation] of operations) {
      await change(desk, operation(desk));
      expect([kind, elsewhereOf(desk)]).toEqual([kind, []]);
      await doIt(other, editOrderActions.checkRequested());
      named.push(...elsewhereOf(other));
      other.dispatch(editOrderActions.reported({ elsewhere: null }));
    }
    expect(named).toEqual(operations.map(([kind]) => kind));
  });

  it('what the other has changed is named with the answer to an own operation, and kept with later ones', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(other, { type: 'UPDATE_POSITION', id: itemAt(other, 1).id, quantity: 5 });
    await change(desk, contact);
    expect(elsewhereOf(desk)).toEqual(['quantity']);
    expect(changeKinds(desk)).toEqual(['quantity', 'contact']);
    await change(desk, { type: 'REDEEM_VOUCHER', code: 'SOMMER' });
    expect(elsewhereOf(desk)).toEqual(['quantity']);
  });

  it('discarding a draft that the other has submitted says what the order has now, and not that it is discarded', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(desk, contact);
    await doIt(other, editOrderActions.checkRequested());
    other.dispatch(editOrderActions.reported({ elsewhere: null }));
    await submit(other);
    expect(submissions()).toHaveLength(1);
    await doIt(desk, editOrderActions.replayRequested({ without: null, operations: null }));
    const { foreign, discarded } = desk.getState().editOrder;
    expect([foreign?.changes.map(({ kind }) => kind), discarded]).toEqual([['contact'], []]);
  });

  it('nothing is submitted that the screen has not shown: it is read before, named, and waits for the choice', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(desk, contact);
    await change(other, { type: 'UPDATE_POSITION', id: itemAt(other, 0).id, quantity: 5 });
    await submit(desk);
    await submit(desk);
    expect([elsewhereOf(desk), submissions()]).toEqual([['quantity'], []]);
    desk.dispatch(editOrderActions.reported({ elsewhere: null }));
    await submit(desk);
    expect(desk.getState().editOrder.submission).toMatchObject({ phase: 'submitted' });
    expect(submissions()).toHaveLength(1);
  });

  it('where the own changes are chosen, they alone are in the draft, with those made while the choice was open', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });
    await change(other, { type: 'CANCEL_POSITION', id: itemAt(other, 1).id, cancellationReason: 'OTHER' });
    await change(desk, contact);
    await change(desk, { type: 'REDEEM_VOUCHER', code: 'SOMMER' });
    expect(elsewhereOf(desk)).toEqual(['positionCancelled']);
    await doIt(desk, editOrderActions.ownWorkKept());
    expect(changeKinds(desk)).toEqual(['quantity', 'voucherAdded', 'contact']);
    expect(elsewhereOf(desk)).toEqual([]);
    await doIt(other, editOrderActions.checkRequested());
    expect(elsewhereOf(other)).not.toEqual([]);
  });

  it('discarding the own changes also closes the question about changes of somebody else', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(other, contact);
    await doIt(desk, editOrderActions.checkRequested());
    expect(elsewhereOf(desk)).toEqual(['contact']);
    await doIt(desk, editOrderActions.replayRequested({ without: null, operations: null }));
    expect([elsewhereOf(desk), changeKinds(desk)]).toEqual([[], []]);
  });

  it('an own change whose outcome was not known is not taken for somebody else', async () => {
    const desk = await editDesk();
    setFault({ path: 'update-customer', times: 1, fault: { kind: 'reset', after: 'after' } });
    setFault({ path: '/edit-order/init/', times: 1, fault: { kind: 'status', status: 503 } });
    await change(desk, contact);
    expect(desk.getState().editOrder.session).toMatchObject({ isStale: true });
    await doIt(desk, editOrderActions.checkRequested());
    await doIt(desk, editOrderActions.reopenRequested());
    expect([elsewhereOf(desk), changeKinds(desk)]).toEqual([[], ['contact']]);
  });

  it('a draft that was submitted elsewhere meanwhile is named before anything is sent', async () => {
    const desk = await editDesk();
    const other = await editDesk();
    await change(desk, contact);
    await change(other, { type: 'UPDATE_POSITION', id: itemAt(other, 0).id, quantity: 5 });
    other.dispatch(editOrderActions.reported({ elsewhere: null }));
    await submit(other);
    const sent = submissions().length;
    await submit(desk);
    expect(desk.getState().editOrder.foreign?.changes.map(({ kind }) => kind)).toEqual(['quantity', 'contact']);
    expect(submissions()).toHaveLength(sent);
  });

  it('a draft that cannot be read is not submitted; a failed check between two operations shows no notice', async () => {
    const desk = await editDesk();
    await change(desk, contact);
    setFault({ path: '/edit-order/init/', times: 1, fault: { kind: 'status', status: 503 } });
    await doIt(desk, editOrderActions.checkRequested());
    expect(desk.getState().editOrder.session).toMatchObject({ isStale: false });
    expect(desk.notices).toEqual([]);
    setFault({ path: '/edit-order/init/', times: 1, fault: { kind: 'status', status: 503 } });
    await submit(desk);
    expect(desk.getState().editOrder).toMatchObject({ session: { isStale: true }, submission: { phase: 'idle' } });
    expect(submissions()).toEqual([]);
  });

  it('an order that cannot be edited any more keeps its number and the way to its history', async () => {
    const desk = await editDesk();
    const { originalOrder } = editOf(desk);
    const refusal = { key: 'order_not_editable', detail: 'Zu spät.' };
    setFault({ path: '/edit-order/init/', times: 1, fault: { kind: 'json', status: 409, body: refusal } });
    await doIt(desk, editOrderActions.checkRequested());
    expect(desk.getState().editOrder.session).toMatchObject({ phase: 'notEditable', originalOrder });
  });
});
