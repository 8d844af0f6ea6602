import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import { journalOf } from '~/app/journal/callJournal';
import { quantitiesOf } from '~/domain/order/editEffects';
import { contentOf } from '~/domain/order/editOrderChanges';
import { editOrderActions } from '../state/editOrderSlice';
import { submitEdit } from '~/services/orderService/editOrderService';
import {
  change,
  changeKinds,
  changesOf,
  editDesk,
  editOf,
  editRequestsSent,
  itemAt,
  submit,
  threeArticles,
} from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const submissionOf = ({ getState }: Desk) => getState().editOrder.submission;
const first = (desk: Desk) => change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });

describe('a reload in the middle of an edit (QUALITY 10)', () => {
  const reload = async (desk: Desk, work?: unknown): Promise<Desk> => {
    const journal = journalOf(desk.getState(), new Date());
    desk.end();
    const entries =
      work === undefined ? journal.entries : { ...journal.entries, editOrder: { orderId: threeArticles, work } };
    const again = openDesk({ journal: { ...journal, entries } });
    await doIt(again, editOrderActions.opened(threeArticles));
    return again;
  };
  const add = { type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null } as const;

  it('goes on with the draft of the service', async () => {
    const desk = await editDesk();
    await first(desk);
    const again = await reload(desk);
    expect(changeKinds(again)).toEqual(['quantity']);
    await submit(again);
    expect(submissionOf(again).phase).toBe('submitted');
  });

  it.each([true, false])('sends what was queued, and what was in flight unless it arrived: %s', async (hasArrived) => {
    const desk = await editDesk();
    const known = quantitiesOf(editOf(desk).editedOffer);
    const queued = [{ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 }];
    if (hasArrived) await change(desk, add);
    const again = await reload(desk, { sent: { work: add, known }, queued, attempt: null });
    expect(changeKinds(again)).toEqual(['quantity', 'positionAdded']);
    expect(itemAt(again, 3).quantity).toBe(1);
  });

  it('writes the work in flight and the queued work to the journal', async () => {
    const desk = await editDesk();
    setFault({ path: 'add-position', times: 1, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(editOrderActions.operationRequested(add));
    desk.dispatch(editOrderActions.operationRequested(add));
    expect(journalOf(desk.getState(), new Date()).entries.editOrder).toMatchObject({
      orderId: threeArticles,
      work: { sent: { work: add }, queued: [add] },
    });
    await desk.rest();
  });

  it('clears a draft again that a replay may not have cleared, and makes its changes', async () => {
    const desk = await editDesk();
    await first(desk);
    const replay = { type: 'REPLAY', without: 'x', operations: [add], isCleared: false };
    const again = await reload(desk, { sent: { work: replay, known: {} }, queued: [], attempt: null });
    expect(changeKinds(again)).toEqual(['positionAdded']);
  });

  it('keeps what is typed into its forms, and closes the form whose operation is done', async () => {
    const desk = await editDesk();
    desk.dispatch(editOrderActions.formTyped({ contact: { email: 'neu@example.com', phone: '' } }));
    const journal = journalOf(desk.getState(), new Date());
    desk.end();
    const again = openDesk({ journal });
    await doIt(again, editOrderActions.opened(threeArticles));
    expect(unsavedWorkOf(again.getState())).toBe('form');
    expect(again.getState().editOrder.typed.contact).toEqual({ email: 'neu@example.com', phone: '' });
    await change(again, { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null });
    expect(again.getState().editOrder.typed.contact).toBeNull();
  });

  it('writes what a replay will make again before it clears the draft', async () => {
    const written: unknown[] = [];
    const desk = await editDesk(threeArticles, {
      saveNow: () => {
        written.push(journalOf(desk.getState(), new Date()).entries.editOrder);
        return Promise.resolve();
      },
    });
    await change(desk, { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' });
    await first(desk);
    await doIt(desk, editOrderActions.replayRequested({ without: 'contact', operations: null }));
    expect(written[0]).toMatchObject({
      work: { sent: { work: { isCleared: false, operations: [{ type: 'UPDATE_POSITION' }] } } },
    });
  });

  it('goes on with a replay whose draft was cleared already', async () => {
    const desk = await editDesk();
    const replay = { type: 'REPLAY', without: 'x', operations: [add], isCleared: true };
    const again = await reload(desk, { sent: { work: replay, known: {} }, queued: [], attempt: null });
    expect(changeKinds(again)).toEqual(['positionAdded']);
    expect(editRequestsSent()).not.toContain('clearEditedOrder');
  });

  it.each([true, false])('looks up a submission whose answer it did not see; it arrived: %s', async (hasArrived) => {
    const desk = await editDesk();
    await first(desk);
    const { updatedAt } = editOf(desk).originalOrder;
    const attemptId = crypto.randomUUID();
    if (hasArrived) await submitEdit(threeArticles, updatedAt, attemptId);
    const again = await reload(desk, { sent: null, queued: [], attempt: { attemptId, updatedAt } });
    expect(submissionOf(again)).toMatchObject(
      hasArrived ? { phase: 'submitted' } : { phase: 'outcomeUnknown', lookup: 'notThere' },
    );
    if (hasArrived) return;
    await doIt(again, editOrderActions.resendRequested());
    expect(submissionOf(again).phase).toBe('submitted');
  });

  it.each(['waiting', 'cancelling', 'interrupted'] as const)(
    'says that a submission was not sent: %s',
    async (phase) => {
      const desk = await editDesk();
      await first(desk);
      const asked = contentOf(editOf(desk).editedOffer);
      desk.dispatch(editOrderActions.reported({ submission: phase === 'waiting' ? { phase, asked } : { phase } }));
      const again = await reload(desk);
      expect(submissionOf(again)).toEqual({ phase: 'interrupted' });
      expect(changeKinds(again)).toEqual(['quantity']);
      await submit(again);
      expect(submissionOf(again).phase).toBe('submitted');
    },
  );

  it('shows what was typed while it looks up a submission, and keeps what is typed meanwhile', async () => {
    const desk = await editDesk();
    await first(desk);
    const positions = { p1: { quantity: 'viele' } };
    desk.dispatch(editOrderActions.formTyped({ positions, voucher: 'NEU10', article: '432011' }));
    const journal = journalOf(desk.getState(), new Date());
    const { typed } = desk.getState().editOrder;
    desk.end();
    const attempt = { attemptId: crypto.randomUUID(), updatedAt: null };
    const entry = { orderId: threeArticles, work: { sent: null, queued: [], typed, attempt } };
    const again = openDesk({ journal: { ...journal, entries: { ...journal.entries, editOrder: entry } } });
    again.dispatch(editOrderActions.opened(threeArticles));
    await vi.waitFor(() => expect(submissionOf(again).phase).toBe('outcomeUnknown'));
    expect(again.getState().editOrder.typed).toMatchObject({ positions, voucher: 'NEU10', article: '432011' });
    again.dispatch(editOrderActions.formTyped({ voucher: 'NEU20' }));
    await again.rest();
    expect(submissionOf(again)).toMatchObject({ lookup: 'notThere' });
    expect(again.getState().editOrder.typed).toMatchObject({ voucher: 'NEU20', article: '432011' });
  });

  it('drops work of a journal that it cannot read', async () => {
    const desk = await editDesk();
    const again = await reload(desk, { queued: [{ type: 'SOMETHING_ELSE' }] });
    expect([changesOf(again), again.notices]).toEqual([[], []]);
  });

  const iban = 'DE89370400440532013000';
  const bank = { kind: 'entered', iban, accountHolder: 'Dora Danach', bankName: 'Bank' } as const;
  const byDebit = { type: 'CHANGE_PAYMENT', payment: { method: 'DIRECT_DEBIT', bank }, plan: null } as const;

  it('never writes typed bank details', async () => {
    const desk = await editDesk();
    desk.dispatch(editOrderActions.bankEntered({ iban, accountHolder: 'Dora Danach' }));
    desk.dispatch(editOrderActions.operationRequested(byDebit));
    desk.dispatch(editOrderActions.operationRequested(byDebit));
    expect(JSON.stringify(journalOf(desk.getState(), new Date()))).not.toContain(iban);
    await desk.rest();
    expect(JSON.stringify(journalOf(desk.getState(), new Date()))).not.toContain(iban);
  });

  it('of changes that are made again on a draft that cannot be opened keeps what is queued, and writes no bank details', async () => {
    const desk = await editDesk();
    await first(desk);
    await change(desk, byDebit);
    injectFault('initEditOrder', { kind: 'status', status: 500 });
    desk.dispatch(editOrderActions.replayRequested({ without: 'x', operations: null }));
    desk.dispatch(editOrderActions.operationRequested(add));
    await desk.rest();
    expect(desk.getState().editOrder.session.phase).toBe('failed');
    expect(JSON.stringify(journalOf(desk.getState(), new Date()))).not.toContain(iban);
    clearFaults();
    await doIt(desk, editOrderActions.reopenRequested());
    expect(changeKinds(desk)).toEqual(['quantity', 'positionAdded', 'payment']);
  });
});
