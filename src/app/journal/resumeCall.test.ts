import { describe, expect, it } from 'vitest';
import { aBasketLine } from '~/domain/testing/samples';
import { contentKeyOf } from '~/domain/order/orderIntent';
import { selectOrderIntent } from '~/flows/order/place/orderIntent';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, clearFaults, currentWorld, resetWorld, setFault } from '../../../mocks/node.ts';
import type { CallRootState } from '~/app/modules';
import type { CallJournal } from './callJournal';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { storedJournal } from './testing/reloaded';

startStandIn();

async function reloaded(state: CallRootState) {
  const desk = openDesk({ journal: storedJournal(state) });
  await desk.rest();
  return desk;
}

const posts = () => requestsSeen().filter(({ operation }) => operation === 'createOrder');

describe('a call is restored', () => {
  it('with customer, address, basket, payment, voucher and typed text', async () => {
    const desk = await readyDesk();
    const other = desk.getState().customer.customer?.deliveryAddresses.at(-1);
    desk.dispatch(customerActions.deliveryAddressChosen(other?.id ?? ''));
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    desk.dispatch(productSearchActions.termTyped('443'));
    await doIt(desk, voucherActions.codeTyped('DAN'));
    const before = desk.getState();
    const after = (await reloaded(before)).getState();
    expect(after.customer).toMatchObject({
      customer: before.customer.customer,
      birthdayConfirmed: true,
      deliveryAddressId: other?.id,
    });
    expect(after.basket).toEqual(before.basket);
    expect(after.payment.selection).toEqual({ method: 'INVOICE' });
    expect(after.voucher).toMatchObject({ codes: ['SOMMER'], codeField: 'DAN' });
    expect(after.productSearch.term).toBe('443');
    expect(after.offer.offer).toEqual(before.offer.offer);
    expect(after.order.phase).toBe('open');
    expect(after.call.sales).toEqual(before.call.sales);
  });

  it('without typed bank details, which are reported as lost and missing', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    await doIt(
      desk,
      paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' }),
    );
    const { payment } = (await reloaded(desk.getState())).getState();
    expect(payment).toMatchObject({
      selection: { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } },
      reset: { kind: 'bankDetailsLost' },
    });
  });

  it('with the bank details on file', async () => {
    const desk = await readyDesk({ customer: '0110001' });
    await desk.pay('DIRECT_DEBIT', true);
    desk.dispatch(paymentActions.prefillAgreed(true));
    const { payment } = (await reloaded(desk.getState())).getState();
    expect(payment.selection).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } });
  });

  it.each([
    ['an article that was being added to an open basket', '432011001', 'after'],
    ['an article whose request did not arrive', '432011001', 'before'],
    ['the first article, whose basket was being opened', null, 'after'],
    ['the first article, whose request did not arrive', null, 'before'],
  ] as const)('with %s, once', async (_case, first, after) => {
    const desk = openDesk();
    if (first !== null) await desk.enter(first);
    setFault({ service: 'basket', method: 'POST', times: 1, fault: { kind: 'stall', after } });
    const item = aBasketLine({ sku: '443015001', quantity: 2 });
    desk.dispatch(basketActions.addItemRequested(item));
    await expect.poll(() => requestsSeen().some(({ status }) => status === 'stall')).toBe(true);
    const again = await reloaded(desk.getState());
    expect(again.lines()).toEqual([...(first === null ? [] : [`${first}*1`]), '443015001*2']);
  });

  it('with an article that the service had already added: it is not added twice', async () => {
    const desk = openDesk();
    await desk.enter('432011001');
    const item = aBasketLine({ sku: '443015001' });
    desk.dispatch(basketActions.addItemRequested(item));
    const killed = desk.getState();
    await desk.rest();
    expect((await reloaded(killed)).lines()).toEqual(['432011001*1', '443015001*1']);
  });

  const changed = [
    ['quantity', (itemId: string) => basketActions.quantityChangeRequested({ itemId, quantity: 3 }), { quantity: 3 }],
    [
      'price date',
      (itemId: string) =>
        basketActions.detailsChangeRequested({ itemId, change: { priceDate: '2026-11-20T10:00:00+01:00' } }),
      { priceDate: '2026-11-20T10:00:00+01:00' },
    ],
    [
      'answer to the take-back question',
      (itemId: string) => basketActions.detailsChangeRequested({ itemId, change: { weeeTakeBackEnabled: true } }),
      { weeeTakeBackEnabled: true },
    ],
    ['removal', (itemId: string) => basketActions.removalRequested({ itemId }), null],
  ] as const;

  it.each(
    changed.flatMap(([what, ask, expected]) =>
      (['before', 'after'] as const).map((after) => ({ what, ask, expected, after })),
    ),
  )(
    'with the $what of a line that was requested, whose answer was missing $after it was carried out',
    async ({ ask, expected, after }) => {
      const desk = openDesk();
      await desk.enter('454287001');
      await desk.enter('443015001');
      setFault({ path: '/items/', times: 1, fault: { kind: 'stall', after } });
      desk.dispatch(ask(desk.getState().basket.items[0]?.id ?? ''));
      await expect.poll(() => requestsSeen().some(({ status }) => status === 'stall')).toBe(true);
      const journal = storedJournal(desk.getState());
      desk.end();
      const again = openDesk({ journal });
      const { basket } = await again.rest();
      const [fryer, cream] = [
        { sku: '454287001', ...expected },
        { sku: '443015001', quantity: 1 },
      ];
      expect(basket.items).toMatchObject(expected === null ? [cream] : [fryer, cream]);
      expect(basket.items).toHaveLength(expected === null ? 1 : 2);
      expect(basket.openWrites).toBe(0);
      // The service has it too.
      expect((await reloaded(again.getState())).getState().basket.items).toEqual(basket.items);
    },
  );

  it('with a number that was being looked up', async () => {
    const desk = openDesk();
    desk.dispatch(productSearchActions.termSubmitted('432011001*3'));
    expect((await reloaded(desk.getState())).lines()).toEqual(['432011001*3']);
  });

  it('as an inactive session where the basket has expired and is too old', async () => {
    resetWorld('everyday', { tokenLifetimeSeconds: 24 * 3600 });
    const desk = await readyDesk();
    currentWorld().db.baskets.removeAll();
    currentWorld().db.advance(5 * 60);
    const again = await reloaded(desk.getState());
    expect(again.getState().orderQuestion.open).toEqual({ kind: 'inactiveSession' });
    expect(again.lines()).toEqual(['432011001*1']);
  });

  it('with its lines in a new basket where the old one has expired', async () => {
    const desk = await readyDesk();
    currentWorld().db.baskets.removeAll();
    const again = await reloaded(desk.getState());
    expect(again.lines()).toEqual(['432011001*1']);
    expect(again.getState().offer.status).toBe('current');
  });

  it('part by part: basket and customer number are kept when the customer service is down', async () => {
    const desk = await readyDesk();
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 } });
    const again = await reloaded(desk.getState());
    expect(again.lines()).toEqual(['432011001*1']);
    expect(again.getState().customer).toMatchObject({
      login: { phase: 'failed', customerNumber: '0123456' },
      numberField: '0123456',
    });
    clearFaults();
    await again.logIn('0123456');
    expect(again.getState().customer.login.phase).toBe('done');
  });

  it('part by part: the lines are kept when the basket service is down', async () => {
    const desk = await readyDesk();
    setFault({ service: 'basket', fault: { kind: 'status', status: 503 } });
    const again = await reloaded(desk.getState());
    expect(again.lines()).toEqual(['432011001*1']);
    expect(again.getState().customer.login.phase).toBe('done');
  });
});

it('a number that is submitted while the customer of the journal is loading replaces that customer', async () => {
  const before = await readyDesk();
  // The answer for the journal's customer arrives after the one for the number.
  setFault({ path: '/private/customers', fault: { kind: 'delay', milliseconds: 30 } });
  const desk = openDesk({ journal: storedJournal(before.getState()) });
  await doIt(desk, customerActions.loginRequested('0110001'));
  expect(desk.getState().customer).toMatchObject({
    customer: null,
    login: { phase: 'asking', step: 'birthday', customer: { externalCustomerId: '0110001' } },
  });
});

describe('a login that was not finished', () => {
  it.each(['loading', 'asking'])('starts again: %s', async (phase) => {
    const desk = openDesk();
    desk.dispatch(customerActions.loginRequested('0123456'));
    if (phase === 'asking') await desk.rest();
    const { customer } = (await reloaded(desk.getState())).getState();
    expect(customer).toMatchObject({ login: { phase: 'asking', step: 'birthday' }, customer: null });
  });

  it.each(['loading', 'asking'])(
    'of another customer is not confirmed by the birthday check of the one before: %s',
    async (phase) => {
      const desk = await readyDesk();
      desk.dispatch(customerActions.loginRequested('0110001'));
      if (phase === 'asking') await desk.rest();
      const { customer } = (await reloaded(desk.getState())).getState();
      expect(customer).toMatchObject({ login: { phase: 'asking', step: 'birthday' }, customer: null });
    },
  );

  it('of another customer clears payment and vouchers of the one before', async () => {
    const desk = await readyDesk();
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    await doIt(desk, customerActions.loginRequested('0110004'));
    const again = await reloaded(desk.getState());
    again.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(await again.rest()).toMatchObject({ payment: { selection: null }, voucher: { codes: [] } });
  });

  it('of a locked customer is stopped again', async () => {
    const desk = await readyDesk();
    desk.dispatch(customerActions.loginRequested('0123457'));
    const { customer } = (await reloaded(desk.getState())).getState();
    expect(customer).toMatchObject({ login: { phase: 'stopped', step: 'locked' }, customer: null });
  });
});

describe('a customer who cannot be loaded', () => {
  it('leaves neither vouchers nor payment to the next one', async () => {
    const desk = await readyDesk({ customer: '0110001' });
    await desk.pay('DIRECT_DEBIT', true);
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    setFault({ service: 'customer', times: 1, fault: { kind: 'status', status: 503 } });
    const again = await reloaded(desk.getState());
    await again.logIn('0123456');
    expect(again.getState()).toMatchObject({ payment: { selection: null }, voucher: { codes: [] } });
  });

  it('has vouchers and payment again when the next login succeeds', async () => {
    const desk = await readyDesk();
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    setFault({ service: 'customer', times: 1, fault: { kind: 'status', status: 503 } });
    const again = await reloaded(desk.getState());
    await again.logIn('0123456');
    expect(again.getState()).toMatchObject({
      payment: { selection: { method: 'INVOICE' } },
      voucher: { codes: ['SOMMER'] },
    });
  });
});

describe('an order that was being sent', () => {
  async function killedWhileSending(after: 'before' | 'after') {
    const desk = await readyDesk();
    setFault({ path: '/backoffice-orders/', times: 1, fault: { kind: 'reset', after } });
    setFault({ service: 'order-history', times: 1, fault: { kind: 'status', status: 503 } });
    await desk.submit();
    clearFaults();
    return desk.getState();
  }

  it('is found by its number and confirmed when it arrived', async () => {
    const again = await reloaded(await killedWhileSending('after'));
    const { order, basket } = again.getState();
    expect(order.phase).toBe('confirmed');
    expect(basket.items).toEqual([]);
    expect(posts()).toHaveLength(1);
  });

  it('can be sent again under the same id when it did not arrive', async () => {
    const again = await reloaded(await killedWhileSending('before'));
    expect(again.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
    expect(again.lines()).toEqual(['432011001*1']);
    again.dispatch(orderActions.resendRequested());
    expect((await again.rest()).order.phase).toBe('confirmed');
    expect(new Set(posts().map((entry) => entry.correlation_id)).size).toBe(1);
  });

  it('is found even while the customer cannot be loaded', async () => {
    const state = await killedWhileSending('after');
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 } });
    expect((await reloaded(state)).getState().order.phase).toBe('confirmed');
  });

  it('is still confirmed after a confirmation, read or unread', async () => {
    const desk = await readyDesk();
    await desk.submit();
    expect((await reloaded(desk.getState())).getState().order).toMatchObject({
      phase: 'confirmed',
      acknowledged: false,
    });
    desk.dispatch(orderActions.confirmationClosed());
    expect((await reloaded(desk.getState())).getState().order).toMatchObject({
      phase: 'confirmed',
      acknowledged: true,
    });
    expect(posts()).toHaveLength(1);
  });

  it('has its attempt saved before the request is sent', async () => {
    const saved: CallJournal['entries']['offerAndOrder'][] = [];
    const desk = await readyDesk({
      saveNow: () => {
        saved.push(storedJournal(desk.getState()).entries.offerAndOrder);
        expect(posts()).toEqual([]);
        return Promise.resolve();
      },
    });
    const { pregeneratedErpNumber } = desk.getState().basket;
    const asked = selectOrderIntent(desk.getState());
    await desk.submit();
    expect(saved).toEqual([
      {
        phase: 'sent',
        isCreated: false,
        attemptId: posts()[0]?.correlation_id,
        erpNumber: pregeneratedErpNumber,
        customerNumber: '0123456',
        customerKey: '0123456',
        contentKey: contentKeyOf(asked),
      },
    ]);
  });
});
