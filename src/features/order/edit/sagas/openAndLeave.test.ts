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
import { clearFaults, currentWorld, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const submissionOf = ({ getState }: Desk) => getState().editOrder.submission;
const first = (desk: Desk) => change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });

describe('an order that cannot be edited (REQ F3.5)', () => {
  const reasonOf = (desk: Desk) => {
    const { session } = desk.getState().editOrder;
    return session.phase === 'notEditable' ? session.reason.kind : session.phase;
  };

  it.each([
    ['dispatched', '1300000205', {}, 'service'],
    ['cancelled', '1300000219', {}, 'service'],
    ['an installment order, with the flag', '1300000206', {}, 'open'],
  ] as const)('%s', async (_what, number, flags, reason) => {
    expect(reasonOf(await editDesk(number, { flags }))).toBe(reason);
  });

  it.each([
    [true, 'open'],
    [false, 'erpInstallments'],
  ] as const)('an installment order in the ERP system: flag editingErpInstallmentOrders %s', async (isOn, reason) => {
    const record = currentWorld().db.orders.find('1300000206');
    record?.replace({ ...record.order, processing_system: 'ERP' });
    expect(reasonOf(await editDesk('1300000206', { flags: { editingErpInstallmentOrders: isOn } }))).toBe(reason);
  });

  it('a PayPal order after 36 hours, whatever the service says (REQ E5.1)', async () => {
    expect(reasonOf(await editDesk('1300000118'))).toBe('open');
    const order = currentWorld().db.orders.find('1300000118')?.read();
    const placed_at = new Date(currentWorld().db.now().getTime() - 37 * 3_600_000).toISOString();
    const body = {
      original_order: { ...order, placed_at, is_editable: true },
      edited_offer: { items: [], total_price: 1 },
    };
    setFault({ path: '/edit-order/init', times: 1, fault: { kind: 'json', body } });
    expect(reasonOf(await editDesk('1300000118'))).toBe('paypalWindowOver');
  });

  it.each(['an operation', 'a submission', 'a second try of a submission'])(
    'a PayPal order whose 36 hours end before %s, which is not sent (REQ E5.1)',
    async (what) => {
      const desk = await editDesk('1300000118');
      const contact = { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null } as const;
      if (what !== 'an operation') await change(desk, contact);
      if (what === 'a second try of a submission') {
        setFault({
          path: '/edit-order/1300000118',
          method: 'POST',
          times: 1,
          fault: { kind: 'status', status: 503 },
        });
        await submit(desk);
      }
      const sent = editRequestsSent();
      const open = editOf(desk);
      const placedAt = new Date(currentWorld().db.now().getTime() - 37 * 3_600_000).toISOString();
      desk.dispatch(
        editOrderActions.reported({ session: { ...open, originalOrder: { ...open.originalOrder, placedAt } } }),
      );
      if (what === 'an operation') await change(desk, contact);
      else if (what === 'a submission') await submit(desk);
      else desk.dispatch(editOrderActions.resendRequested());
      await desk.rest();
      expect(reasonOf(desk)).toBe('paypalWindowOver');
      expect(submissionOf(desk).phase).toBe('idle');
      expect(editRequestsSent()).toEqual(sent);
    },
  );

  it('learned from the refusal of an operation', async () => {
    const desk = await editDesk();
    setFault({
      path: 'update-position',
      times: 1,
      fault: { kind: 'json', status: 409, body: { key: 'order_not_editable', detail: 'Zu spät.' } },
    });
    const contact = { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null } as const;
    const quantity = { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 } as const;
    await change(desk, quantity, contact);
    expect(reasonOf(desk)).toBe('service');
    // The change that was queued behind it is no work that could be lost.
    expect(editRequestsSent()).toEqual(['updatePosition']);
    expect(unsavedWorkOf(desk.getState())).toBe('nothing');
  });
});

describe('leaving an edit (REQ F3.4, F3.8)', () => {
  it.each([
    [true, ['updatePosition', 'clearEditedOrder']],
    [false, []],
  ])('clears the draft where it is edited: %s', async (isEdited, sent) => {
    const paths: string[] = [];
    const desk = await editDesk(threeArticles, { goTo: (path) => paths.push(path) });
    const number = editOf(desk).originalOrder.externalCustomerId ?? '';
    if (isEdited) await first(desk);
    await doIt(desk, editOrderActions.leaveConfirmed({ path: null }));
    expect(editRequestsSent()).toEqual(sent);
    expect(paths).toEqual([`/orderhistory/${number}`]);
  });

  it('ends at the history by a link too, also when the draft cannot be cleared, which is said', async () => {
    const paths: string[] = [];
    const desk = await editDesk(threeArticles, { goTo: (path) => paths.push(path) });
    await first(desk);
    setFault({ method: 'DELETE', path: '/edit-order/', fault: { kind: 'status', status: 503 } });
    await doIt(desk, editOrderActions.leaveConfirmed({ path: '/creditcheck' }));
    expect(paths).toEqual([expect.stringMatching(/^\/orderhistory\/0/)]);
    expect(desk.notices).toMatchObject([{ text: { key: 'editOrder.notCleared' } }]);
  });

  it('goes where the agent wanted to go where the order has no customer with a history', async () => {
    const paths: string[] = [];
    const desk = await editDesk(threeArticles, { goTo: (path) => paths.push(path) });
    const open = editOf(desk);
    const originalOrder = { ...open.originalOrder, externalCustomerId: null };
    desk.dispatch(editOrderActions.reported({ session: { ...open, originalOrder } }));
    await doIt(desk, editOrderActions.leaveConfirmed({ path: '/creditcheck' }));
    expect(paths).toEqual(['/creditcheck']);
  });

  it('gives up a submission whose draft is being read, and sends nothing beside the discarding', async () => {
    const desk = await editDesk();
    await first(desk);
    injectFault('initEditOrder', { kind: 'delay', milliseconds: 30 });
    injectFault('clearEditedOrder', { kind: 'delay', milliseconds: 60 });
    desk.dispatch(editOrderActions.submitRequested());
    await doIt(desk, editOrderActions.leaveConfirmed({ path: null }));
    expect(editRequestsSent()).toEqual(['updatePosition', 'initEditOrder', 'clearEditedOrder']);
  });

  it('waits for the operation in flight, and gives up the queued ones and the submission after them', async () => {
    const desk = await editDesk();
    await first(desk);
    setFault({ path: 'update-position', times: 1, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(
      editOrderActions.operationRequested({ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 4 }),
    );
    desk.dispatch(
      editOrderActions.operationRequested({ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 5 }),
    );
    desk.dispatch(editOrderActions.submitRequested());
    expect(desk.getState().editOrder.submission.phase).toBe('waiting');
    await doIt(desk, editOrderActions.leaveConfirmed({ path: '/' }));
    expect(editRequestsSent().slice(-2)).toEqual(['updatePosition', 'clearEditedOrder']);
  });
});

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

describe('the history of edits (REQ F4.1)', () => {
  const historyOf = async (number: string): Promise<Desk> => {
    const desk = openDesk();
    await doIt(desk, editOrderActions.historyOpened(number));
    return desk;
  };

  it('lists who changed what, also nothing', async () => {
    expect((await historyOf('1300000218')).getState().editOrder.history).toMatchObject({
      phase: 'loaded',
      editedOrderList: [{ agentUsername: 'bernd.backoffice', changes: [{ operation: 'ADD_POSITION' }, {}] }],
    });
    expect((await historyOf(threeArticles)).getState().editOrder.history).toEqual({
      phase: 'loaded',
      editedOrderList: [],
    });
  });

  it.each([
    ['does not know', { kind: 'status', status: 404 }],
    ['has no edits of', { kind: 'json', body: { edited_order_list: [] } }],
  ] as const)(
    'of an order whose address names its id, which the service %s, is asked for by its number',
    async (_what, fault) => {
      const id = currentWorld().db.orders.find('1300000218')?.read().id ?? '';
      setFault({ path: `/edit-order/history/${id}`, fault });
      expect((await historyOf(id)).getState().editOrder.history).toMatchObject({
        phase: 'loaded',
        editedOrderList: [{ agentUsername: 'bernd.backoffice' }],
      });
    },
  );

  it('of an unknown order is not found, and a failure can be repeated', async () => {
    expect((await historyOf('1399999999')).getState().editOrder.history.phase).toBe('notFound');
    setFault({ path: '/edit-order/history', times: 1, fault: { kind: 'status', status: 503 } });
    expect((await historyOf(threeArticles)).getState().editOrder.history.phase).toBe('failed');
  });
});
