import { describe, expect, it, vi } from 'vitest';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import { bareSuccesses } from '~/app/testing/faultMatrix';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { journalOf, parseJournal } from '~/app/journal/callJournal';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { clearFaults, requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';
import type { Fault } from '../../../../mocks/worlds/faults.ts';
import { selectSubmitBlocks } from './submitFacts';
import { attemptIds, expectConfirmedOnce, newOrders, orderPosts, injectOrderFault } from '~/flows/testing/orderBook';
import { doIt } from '~/flows/testing/doIt';
import { nextTask } from '~/shared/nextTask';

startStandIn();

describe('an order that is ready (REQ C12.4, C12.5)', () => {
  it('is pre-checked and sent once, under an id each, is confirmed with its number, and leaves an empty basket', async () => {
    const desk = await readyDesk();
    await desk.submit();
    await expectConfirmedOnce(desk);
    const { order } = desk.getState();
    expect(order).toMatchObject({
      phase: 'confirmed',
      acknowledged: false,
      order: { number: newOrders()[0]?.order.number },
    });
    expect(desk.notices).toEqual([]);
    // The pre-check has a correlation id of its own.
    const checks = requestsSeen().filter(({ operation }) => operation === 'preCheckOrder');
    expect(checks).toHaveLength(1);
    expect(attemptIds()).not.toContain(checks[0]?.correlation_id);
  });

  it('is not sent while something is open', async () => {
    const desk = openDesk();
    await desk.submit();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('open');
    expect(orderPosts()).toEqual([]);
  });

  it('stores in local storage why its basket was deleted (REQ C16.2)', async () => {
    const desk = await readyDesk();
    const { id } = desk.getState().basket;
    await desk.submit();
    expect(JSON.parse(localStorage.getItem('deletedBaskets') ?? '')).toMatchObject([
      { basketId: id, reason: 'orderCreation' },
    ]);
  });
});

describe('the answer of the order is lost', () => {
  const lost: readonly (readonly [string, Fault])[] = [
    ['the connection breaks', { kind: 'reset' }],
    ['the gateway fails with 502', { kind: 'status', status: 502 }],
    ['the gateway times out with 504', { kind: 'status', status: 504 }],
    ['the request times out with 408', { kind: 'status', status: 408 }],
    ['a page of a proxy with status 200', { kind: 'html' }],
  ];

  it.each([...lost, ...bareSuccesses, ['half an answer', { kind: 'half' }] as const])(
    'after the order was stored, %s: it is looked up and confirmed, not sent again',
    async (_what, fault) => {
      const desk = await readyDesk();
      injectOrderFault({ ...fault, after: 'after' });
      await desk.submit();
      expect(orderPosts()).toHaveLength(1);
      await expectConfirmedOnce(desk);
    },
  );

  it.each(lost)(
    'before the order was stored, %s: it is not found, everything is kept, and it is sent again under the same id',
    async (_what, fault) => {
      const desk = await readyDesk();
      injectOrderFault(fault);
      await desk.submit();
      const { order, basket, payment } = desk.getState();
      expect(order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
      expect(basket.items).toHaveLength(1);
      expect(payment.selection).toEqual({ method: 'INVOICE' });
      desk.dispatch(orderActions.submitRequested());
      expect(desk.getState().order.phase).toBe('outcomeUnknown');
      desk.dispatch(orderActions.resendRequested());
      await expectConfirmedOnce(desk);
      expect(orderPosts()).toHaveLength(2);
    },
  );

  it.each(bareSuccesses)(
    '%s without an order in the history: created with the figures of the offer, and over a reload never sent again (DECISIONS 188)',
    async (_what, fault) => {
      const desk = await readyDesk();
      const { pregeneratedErpNumber } = desk.getState().basket;
      injectOrderFault(fault);
      const written: unknown[] = [];
      desk.store.subscribe(() => {
        if (desk.getState().order.phase === 'outcomeUnknown') {
          written.push(JSON.parse(JSON.stringify(journalOf(desk.getState(), new Date()))));
        }
      });
      await desk.submit();
      expect(desk.getState().order).toMatchObject({
        phase: 'confirmed',
        order: { number: '', pregeneratedErpNumber, totalPrice: 34_99 + 5_95 },
      });
      desk.end();
      const journal = parseJournal(written[0]);
      if (journal === null) throw new Error('the journal is not valid');
      const again = openDesk({ journal });
      expect((await again.rest()).order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
      await again.submit();
      await doIt(again, orderActions.resendRequested());
      expect(orderPosts()).toHaveLength(1);
    },
  );

  it('named without its total and not readable: confirmed under its number with the figures of the offer (DECISIONS 207)', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'json', body: { id: 'unread', number: '1000000099' }, after: 'after' });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({
      phase: 'confirmed',
      order: { id: 'unread', number: '1000000099', totalPrice: 34_99 + 5_95, items: [{ quantity: 1 }] },
    });
    expect(orderPosts()).toHaveLength(1);
  });

  it.each([['number'], ['id', 'number']])(
    'named without its %s, or not at all: it is created, read, and confirmed with its number (DECISIONS 207)',
    async (...missing) => {
      const desk = await readyDesk();
      const fields = [...missing, 'order_status', 'status_history', 'total_price'];
      injectOrderFault({ kind: 'fields', fields, after: 'after' });
      const told: boolean[] = [];
      desk.store.subscribe(() => {
        const { order } = desk.getState();
        if (order.phase === 'outcomeUnknown') told.push(order.isCreated);
      });
      await desk.submit();
      const [placed] = newOrders();
      expect(desk.getState().order).toMatchObject({
        phase: 'confirmed',
        order: { id: placed?.order.id, number: placed?.order.number, totalPrice: 34_99 + 5_95 },
      });
      expect(new Set(told)).toEqual(new Set([true]));
      await expectConfirmedOnce(desk);
    },
  );

  it.each([
    [{ order_id: 'unread' }, { id: 'unread', number: '' }],
    [{ order_number: '1300099' }, { id: '1300099', number: '1300099' }],
  ])('%j, and no service knows the order: confirmed under what is named (DECISIONS 207)', async (body, named) => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'json', body });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { ...named, totalPrice: 34_99 + 5_95 } });
  });

  it('a changed order is not sent again: it is checked, sent under another id, and read out anew', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await desk.submit();
    await desk.changeQuantity('432011001', 2);
    desk.dispatch(offerActions.totalAnnounced());
    await doIt(desk, orderActions.resendRequested());
    expect(desk.getState().order).toMatchObject({
      phase: 'confirmed',
      order: { items: [{ quantity: 2 }] },
      readOut: { announcedTotal: 2 * 34_99 + 5_95 },
    });
    expect(attemptIds()).toHaveLength(2);
    expect(requestsSeen().filter(({ operation }) => operation === 'preCheckOrder')).toHaveLength(2);
  });

  it('sending again waits for what is pending, and stops at a total that was not told', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await desk.submit();
    desk.dispatch(productSearchActions.termSubmitted('443015001'));
    desk.dispatch(orderActions.resendRequested());
    expect(desk.getState().order.phase).toBe('waiting');
    await desk.rest();
    expect(desk.getState().offer.priceStop).toMatchObject({ from: 40_94 });
    expect(orderPosts()).toHaveLength(1);
    desk.dispatch(offerActions.totalAnnounced());
    await doIt(desk, orderActions.resendRequested());
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { items: [{}, {}] } });
  });

  it('sending again with something open says what, and sends nothing', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await desk.submit();
    desk.dispatch(voucherActions.codeTyped('SOMMER'));
    await doIt(desk, orderActions.resendRequested());
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toEqual(['voucherTyped']);
    expect(orderPosts()).toHaveLength(1);
  });

  it.each([
    ['the same order keeps its id', 1, 1],
    ['a changed order gets another one', 2, 2],
  ])('over a reload %s', async (_what, quantity, ids) => {
    const before = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await before.submit();
    const desk = await reloaded(before);
    if (desk.getState().basket.items[0]?.quantity !== quantity) await desk.changeQuantity('432011001', quantity);
    desk.dispatch(offerActions.totalAnnounced());
    await doIt(desk, orderActions.resendRequested());
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { items: [{ quantity }] } });
    expect(attemptIds()).toHaveLength(ids);
  });

  it('the history is down: nothing is sent again until it has answered', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset', after: 'after' });
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 } });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
    desk.dispatch(orderActions.resendRequested());
    await doIt(desk, orderActions.submitRequested());
    expect(orderPosts()).toHaveLength(1);
    clearFaults();
    desk.dispatch(orderActions.lookupRequested());
    await expectConfirmedOnce(desk);
  });

  it('the order is stored only after the first look: it is looked for as long as its row says', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset', after: 'after' });
    const nothing = { orders: [], page: 1, total_orders: 0, total_filtered_orders: 0 };
    setFault({ service: 'order-history', times: 1, fault: { kind: 'json', body: nothing } });
    await desk.submit();
    await expectConfirmedOnce(desk);
    expect(orderPosts()).toHaveLength(1);
  });

  it('the basket is gone with the order, the history is down: the order is found by its own number', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset', after: 'after' });
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 } });
    await desk.submit();
    await doIt(desk, offerActions.recalculationRequested());
    // The article waits until it is known whether the order has taken the basket.
    desk.dispatch(productSearchActions.termSubmitted('443015001'));
    await vi.waitFor(() => {
      expect(desk.getState().basket).toMatchObject({ isLocked: true, adding: [{ sku: '443015001' }] });
    });
    clearFaults();
    await doIt(desk, orderActions.lookupRequested());
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(desk.lines()).toEqual(['443015001*1']);
    expect(newOrders()).toHaveLength(1);
  });
});

describe('another customer is loaded while the outcome is unknown', () => {
  it('the order is looked up for the customer it was sent for, and nothing is sent for the new one', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await desk.submit();
    await desk.logIn('0110001');
    await desk.pay('INVOICE');
    await doIt(desk, orderActions.resendRequested());
    expect(orderPosts()).toHaveLength(1);
    await desk.logIn('0123456');
    await desk.pay('INVOICE');
    desk.dispatch(orderActions.resendRequested());
    await expectConfirmedOnce(desk);
  });

  it('an order that arrived is found, too', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset', after: 'after' });
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 }, times: 1 });
    await desk.submit();
    await desk.logIn('0110001');
    desk.dispatch(orderActions.lookupRequested());
    expect((await desk.rest()).order).toMatchObject({ phase: 'confirmed', order: { externalCustomerId: '0123456' } });
  });
});

describe('the service is out of order', () => {
  it.each([500, 503])('%d: the agent may submit again, under the same id', async (status) => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'status', status });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('unavailable');
    expect(desk.getState().basket.items).toHaveLength(1);
    await desk.submit();
    await expectConfirmedOnce(desk);
    expect(orderPosts()).toHaveLength(2);
  });

  it('an order that had arrived is found before another one is sent; what was added for the next customer stays', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'status', status: 503, after: 'after' });
    await desk.submit();
    await desk.logIn('0110001');
    await desk.enter('443015001');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { externalCustomerId: '0123456' } });
    expect(desk.lines()).toEqual(['443015001*1']);
    desk.dispatch(orderActions.confirmationClosed());
    await desk.submit();
    expect(desk.getState().order).toMatchObject({
      phase: 'confirmed',
      order: { externalCustomerId: '0110001', items: [{ sku: '443015001', quantity: 1 }] },
    });
    expect(attemptIds()).toHaveLength(2);
    expect(newOrders()).toHaveLength(1);
  });

  it('a changed order gets an id of its own: checked again, and the confirmation reads out the new one', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'status', status: 503 });
    await desk.submit();
    await desk.changeQuantity('432011001', 2);
    await desk.submit();
    const { order } = desk.getState();
    expect(order).toMatchObject({ phase: 'confirmed', readOut: { announcedTotal: 2 * 34_99 + 5_95 } });
    expect(attemptIds()).toHaveLength(2);
    expect(requestsSeen().filter(({ operation }) => operation === 'preCheckOrder')).toHaveLength(2);
    expect(newOrders()).toHaveLength(1);
  });

  it('an order that was stored before the 503 is found, and not sent a second time', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'status', status: 503, after: 'after' });
    await desk.submit();
    await expectConfirmedOnce(desk);
    expect(orderPosts()).toHaveLength(1);
  });
});

describe('the order is refused (REQ C12.4)', () => {
  it.each([400, 403, 404, 409, 422, 429])(
    '%d: the refusal is shown, basket and payment stay, nothing else is sent',
    async (status) => {
      const desk = await readyDesk();
      const body = { type: '/dpl/order/errors/credit_limit_exceeded', title: 'x', status, detail: 'Zu hoch.' };
      injectOrderFault({ kind: 'json', status, body });
      await desk.submit();
      const { order, basket, payment } = desk.getState();
      expect(order).toEqual({ phase: 'refused', code: 'credit_limit_exceeded', detail: 'Zu hoch.' });
      expect(basket.items).toHaveLength(1);
      expect(payment.selection).toEqual({ method: 'INVOICE' });
      expect(orderPosts()).toHaveLength(1);
    },
  );

  it('a change of the order removes the refusal', async () => {
    resetWorld('preCheckRefuses');
    const desk = await readyDesk();
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'refused', code: 'credit_limit_exceeded' });
    expect(orderPosts()).toEqual([]);
    // What the agent does next comes in a task of its own.
    await nextTask();
    await desk.pay('DIRECT_DEBIT');
    await expect.poll(() => desk.getState().order.phase).toBe('open');
  });

  it('the pre-check cannot be reached: nothing was sent, and the agent may submit again', async () => {
    const desk = await readyDesk();
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'status', status: 503 } });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('failed');
    await desk.submit();
    await expectConfirmedOnce(desk);
  });
});
