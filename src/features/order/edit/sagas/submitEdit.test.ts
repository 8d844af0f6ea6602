import { describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import {
  contactInputOf,
  editForms,
  newAddressInput,
  nothingTyped,
  type EditForm,
  type TypedParts,
} from '~/domain/order/editForms';
import { aPostalAddress } from '~/domain/testing/samples';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { editOrderActions } from '../state/editOrderSlice';
import { change, changeKinds, editDesk, editOf, itemAt, submit, threeArticles } from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import type { Fault } from '../../../../../mocks/worlds/faults.ts';
import { clearFaults, currentWorld, requestsSeen, resetWorld, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const submissionOf = ({ getState }: Desk) => getState().editOrder.submission;
const submissions = () => requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder');
const orderAtService = () => currentWorld().db.orders.find(threeArticles)?.read();
const first = (desk: Desk, quantity = 3) => change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity });

async function editedDesk(): Promise<Desk> {
  const desk = await editDesk();
  await first(desk);
  return desk;
}

/** Answers the next submission with the fault. */
const answerWith = (fault: Fault) => {
  setFault({ path: `/edit-order/${threeArticles}`, method: 'POST', times: 1, fault });
};

async function cancelAll(desk: Desk): Promise<void> {
  for (const { id } of editOf(desk).editedOffer.items) {
    await change(desk, { type: 'CANCEL_POSITION', id, cancellationReason: 'DOUBLE_ORDER' });
  }
}

describe('submitting an edit (REQ F3.1, F3.2, F3.3)', () => {
  it('names the version of the order, confirms it, and says that the order was edited', async () => {
    const desk = await editedDesk();
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ phase: 'submitted', order: { number: threeArticles } });
    // The service refuses a submission that names another version.
    expect(submissions()).toMatchObject([{ status: 200 }]);
    expect(orderAtService()?.items[0]?.quantity).toBe(3);
    // Its dialog says so (DECISIONS 243).
    expect(desk.notices).toEqual([]);
    expect(editOf(desk).isEdited).toBe(false);
  });

  it('confirms without the order where the service still has the one of before (DECISIONS 188)', async () => {
    injectFault('initEditOrder', { kind: 'fields', fields: ['original_order.updated_at'] });
    const desk = await editedDesk();
    // Answers a success, and does not change the order.
    injectFault('submitEditedOrder', { kind: 'empty', status: 204 });
    await submit(desk);
    expect(orderAtService()?.items[0]?.quantity).not.toBe(3);
    expect(submissionOf(desk)).toEqual({ phase: 'submitted', order: null });
  });

  it('that the end of the session stopped is told after the sign-in (DECISIONS 276)', async () => {
    const desk = await editedDesk();
    setFault({ service: 'order', fault: { kind: 'status', status: 401 } });
    await submit(desk);
    expect(takeUndone()).toHaveLength(1);
    expect(submissionOf(desk).phase).toBe('idle');
  });

  it('sends nothing while nothing is changed', async () => {
    const desk = await editDesk();
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
  });

  it('waits for the operation in flight, and is sent once however often it is requested (QUALITY 8)', async () => {
    const desk = await editDesk();
    setFault({ path: 'update-customer', times: 1, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(
      editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null }),
    );
    for (let click = 0; click < 5; click += 1) desk.dispatch(editOrderActions.submitRequested());
    expect(submissionOf(desk).phase).toBe('waiting');
    await desk.rest();
    await doIt(desk, editOrderActions.submitRequested());
    expect(submissions()).toHaveLength(1);
    expect(orderAtService()?.customer.email).toBe('neu@example.com');
  });

  it('stops where the operation in flight has changed the total that the screen showed; submitted again it is sent', async () => {
    const desk = await editDesk();
    const add = { type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null } as const;
    desk.dispatch(editOrderActions.operationRequested(add));
    await submit(desk);
    const total = { figure: 'totalPrice', after: editOf(desk).editedOffer.figures.totalPrice };
    expect(submissionOf(desk)).toMatchObject({
      phase: 'stopped',
      changes: [{ kind: 'positionAdded' }],
      figures: [total],
    });
    expect(submissions()).toEqual([]);
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('submitted');
  });

  it('is withdrawn by a change that is made while it waits', async () => {
    const desk = await editedDesk();
    const contact = { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null } as const;
    desk.dispatch(editOrderActions.operationRequested(contact));
    desk.dispatch(editOrderActions.submitRequested());
    await first(desk, 2);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
  });

  it('that is asked for anew after such a change, while the draft is still read for the first one, is sent', async () => {
    const desk = await editedDesk();
    injectFault('initEditOrder', { kind: 'delay', milliseconds: 30 }, 1);
    desk.dispatch(editOrderActions.submitRequested());
    desk.dispatch(
      editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null }),
    );
    await submit(desk);
    expect([submissionOf(desk).phase, submissions().length]).toEqual(['submitted', 1]);
    expect(orderAtService()?.customer.email).toBe('neu@example.com');
  });

  it('does not go on after an operation that failed', async () => {
    const desk = await editedDesk();
    desk.dispatch(
      editOrderActions.operationRequested({ type: 'UPDATE_POSITION', id: itemAt(desk, 1).id, quantity: 900 }),
    );
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
    expect(desk.notices).toHaveLength(1);
  });

  const typedInto: Readonly<Record<EditForm, (desk: Desk) => Partial<TypedParts>>> = {
    position: (desk) => ({ positions: { [editOf(desk).editedOffer.items[0]?.id ?? '']: { quantity: 'viele' } } }),
    article: () => ({ article: '454287' }),
    voucher: () => ({ voucher: 'SOMMER' }),
    payment: () => ({ payment: 'DIRECT_DEBIT' }),
    contact: (desk) => ({ contact: { ...contactInputOf(editOf(desk).editedOffer.contact), email: 'neu@example.com' } }),
    billingAddress: () => ({ billingAddress: aPostalAddress({ city: 'Bonn' }) }),
    deliveryAddress: (desk) => ({ deliveryAddress: { ...newAddressInput(editOf(desk).editedOffer), city: 'Bonn' } }),
  };

  it.each(editForms)('does not go beside %s typed and not taken over, neither again after a failure', async (form) => {
    const desk = await editedDesk();
    const type = () => desk.dispatch(editOrderActions.formTyped(typedInto[form](desk)));
    type();
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
    desk.dispatch(editOrderActions.formTyped(nothingTyped));
    answerWith({ kind: 'status', status: 503 });
    await submit(desk);
    type();
    await doIt(desk, editOrderActions.resendRequested());
    expect([submissionOf(desk).phase, submissions()]).toMatchObject(['unavailable', [{ status: 503 }]]);
  });

  it('does not go without an article whose product is being loaded', async () => {
    const desk = await editedDesk();
    setFault({ path: '/products/454287', times: 1, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(editOrderActions.positionSearched({ term: '454287001' }));
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
    expect(itemAt(desk, 3)).toMatchObject({ sku: '454287001' });
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('submitted');
  });

  it('does not go while something blocks it', async () => {
    const desk = await editDesk();
    await change(desk, {
      type: 'CHANGE_PAYMENT',
      payment: { method: 'INSTALLMENTS', bank: { kind: 'missing' }, dueDay: 1, count: null, conditionsAccepted: false },
      plan: null,
    });
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['idle', []]);
  });

  it('that is refused shows the words of the service, until something is changed', async () => {
    const desk = await editedDesk();
    answerWith({ kind: 'json', status: 409, body: { title: 'Konflikt', detail: 'Kreditrahmen überschritten.' } });
    await submit(desk);
    expect(submissionOf(desk)).toEqual({
      phase: 'refused',
      title: 'Konflikt',
      detail: 'Kreditrahmen überschritten.',
    });
    await first(desk, 2);
    expect(submissionOf(desk).phase).toBe('idle');
  });
});

describe('a submission whose answer is lost (QUALITY 9)', () => {
  const lose = (after: 'before' | 'after') => {
    answerWith({ kind: 'reset', after });
  };

  it('is looked up, and confirmed where it has arrived', async () => {
    const desk = await editedDesk();
    lose('after');
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('submitted');
    expect(submissions()).toHaveLength(1);
  });

  it('is sent again under the same id by the agent, where it has not arrived', async () => {
    const desk = await editedDesk();
    lose('before');
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
    desk.dispatch(editOrderActions.resendRequested());
    await doIt(desk, editOrderActions.resendRequested());
    expect(submissionOf(desk).phase).toBe('submitted');
    const ids = submissions().map(({ correlation_id: id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(orderAtService()?.items[0]?.quantity).toBe(3);
  });

  it('is not taken as arrived without a version, where neither articles nor total would show it', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'UPDATE_CUSTOMER', email: 'dora@neu.example.com', phoneNumber: null });
    const open = editOf(desk);
    desk.dispatch(
      editOrderActions.reported({ session: { ...open, originalOrder: { ...open.originalOrder, updatedAt: null } } }),
    );
    lose('before');
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
  });

  it('stays unknown while the order cannot be read, and can be looked up again', async () => {
    const desk = await editedDesk();
    lose('after');
    setFault({ path: `/orders/${threeArticles}`, fault: { kind: 'status', status: 503 } });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
    clearFaults();
    await doIt(desk, editOrderActions.lookupRequested());
    expect(submissionOf(desk).phase).toBe('submitted');
  });

  it('after 500 or 503 is sent again under the same id', async () => {
    const desk = await editedDesk();
    answerWith({ kind: 'status', status: 503 });
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('unavailable');
    await doIt(desk, editOrderActions.resendRequested());
    expect(submissionOf(desk).phase).toBe('submitted');
    expect(new Set(submissions().map(({ correlation_id: id }) => id)).size).toBe(1);
  });
});

describe('an order that somebody else changes meanwhile', () => {
  const clearDraft = () => {
    const record = currentWorld().db.orders.find(threeArticles);
    if (record === undefined) throw new Error('no order');
    currentWorld().db.editDrafts.clear(record);
  };

  it('names what changed and goes on with the new order and the own changes (CONTRACT Edit order)', async () => {
    resetWorld('orderChangedMeanwhile');
    const desk = await editedDesk();
    await submit(desk);
    const { foreign } = desk.getState().editOrder;
    expect(foreign?.changes.map(({ kind }) => kind)).toEqual(['contact']);
    expect(submissionOf(desk).phase).toBe('idle');
    expect(changeKinds(desk)).toContain('quantity');
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('submitted');
  });

  it('two tabs edit the same order: the one that is late names what the other changed, and keeps its own changes', async () => {
    const late = await editDesk();
    const early = await editDesk();
    await first(late);
    const { updatedAt } = editOf(early).originalOrder;
    // The draft is the order's: the other tab submits it with a change of its own.
    await change(early, { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' });
    early.dispatch(editOrderActions.reported({ elsewhere: null }));
    await submit(early);
    expect(submissionOf(early).phase).toBe('submitted');
    await change(late, { type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null });
    const { foreign } = late.getState().editOrder;
    expect(foreign?.changes.map(({ kind }) => kind)).toEqual(['quantity', 'contact']);
    // The operation that met this is made again.
    expect(changeKinds(late)).toEqual(['payment']);
    expect(editOf(late).originalOrder.updatedAt).not.toBe(updatedAt);
  });

  it('makes the own changes again where the new draft does not have them', async () => {
    const desk = await editedDesk();
    clearDraft();
    await change(desk, { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' });
    expect(changeKinds(desk)).toEqual(['quantity', 'contact']);
    expect(desk.getState().editOrder.foreign?.changes).toEqual([]);
    expect(desk.notices).toEqual([]);
  });

  it('makes an operation on a position again that the draft had added', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'ADD_POSITION', sku: '443015001', quantity: 1, crossSell: null });
    await change(desk, { type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null });
    const [water, fryer] = editOf(desk).editedOffer.items.slice(3);
    if (water === undefined || fryer === undefined) throw new Error('nothing was added');
    clearDraft();
    await change(desk, { type: 'REMOVE_POSITION', id: water.id });
    clearDraft();
    const again = editOf(desk).editedOffer.items[3]?.id ?? '';
    await change(desk, { type: 'UPDATE_POSITION', id: again, quantity: 2 });
    expect(editOf(desk).editedOffer.items.slice(3)).toMatchObject([{ sku: '454287001', quantity: 2 }]);
  });

  it('counts the operation that met this where it cannot be made again', async () => {
    const desk = await editedDesk();
    clearDraft();
    await change(desk, { type: 'REDEEM_VOUCHER', code: 'ABGELAUFEN' });
    expect(changeKinds(desk)).toEqual(['quantity']);
    expect(desk.notices.map(({ text }) => text)).toContainEqual({ key: 'editOrder.notRepeated', params: { count: 1 } });
  });
});

describe('a wholly cancelled order (REQ F3.1, F3.3)', () => {
  it('asks, and is cancelled with the reason once confirmed', async () => {
    const desk = await editDesk();
    await cancelAll(desk);
    await submit(desk);
    expect([submissionOf(desk).phase, submissions()]).toEqual(['asking', []]);
    desk.dispatch(editOrderActions.cancellationConfirmed({ reasonCode: 'DOUBLE_ORDER' }));
    await doIt(desk, editOrderActions.cancellationConfirmed({ reasonCode: 'DOUBLE_ORDER' }));
    expect(submissionOf(desk).phase).toBe('cancelled');
    expect(requestsSeen().filter(({ operation }) => operation === 'cancelOrder')).toHaveLength(1);
    expect(orderAtService()?.order_status.code).toBe('CANCELLED');
  });

  it('asks again where the cancellation is refused', async () => {
    const desk = await editDesk();
    await cancelAll(desk);
    await submit(desk);
    const body = { key: 'order_delivery_block', detail: 'Der Auftrag ist unterwegs.' };
    setFault({ path: '/cancel', times: 1, fault: { kind: 'json', status: 409, body } });
    await doIt(desk, editOrderActions.cancellationConfirmed({ reasonCode: 'OTHER' }));
    expect(submissionOf(desk)).toEqual({
      phase: 'asking',
      failed: { kind: 'refused', reason: body.key, detail: body.detail },
    });
  });

  it('asks when the service says so at the submission', async () => {
    const desk = await editedDesk();
    answerWith({ kind: 'json', status: 409, body: { title: 'ALL_POSITIONS_ARE_CANCELLED' } });
    await submit(desk);
    expect(submissionOf(desk).phase).toBe('asking');
  });
});
