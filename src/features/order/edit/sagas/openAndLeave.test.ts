import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import { editOrderActions } from '../state/editOrderSlice';
import { change, editDesk, editOf, editRequestsSent, itemAt, submit, threeArticles } from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, setFault } from '../../../../../mocks/node.ts';

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
