import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import { injectFault } from '~/app/testing/faultMatrix';
import { journalOf } from '~/app/journal/callJournal';
import { sessionStorageKeys } from '~config/storageKeys';
import { preloadParts } from '~/domain/order/preload';
import { recreatedOrderOf } from '~/domain/order/recreation';
import { basketActions } from '~/features/basket/basketSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { confirmBirthday } from '~/flows/testing/confirmBirthday';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { doIt } from '~/flows/testing/doIt';
import { holdBack } from '~/flows/testing/holdBack';
import { replaceCustomer } from '~/flows/testing/replaceCustomer';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';

startStandIn();

async function recreate(number: string, desk = openDesk()): Promise<Desk> {
  const outcome = await loadDisplayedOrder(number);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  await doIt(desk, recreationActions.recreateRequested(recreatedOrderOf(outcome.order, outcome.details)));
  await confirmBirthday(desk);
  return desk;
}

/** The status of each step, or the kind of its problem. */
function stepsOf(desk: Desk): readonly string[] {
  const { recreation } = desk.getState();
  if (recreation.phase !== 'running') return [recreation.phase];
  return preloadParts.map((part) => {
    const step = recreation.steps[part];
    return step.status === 'failed' ? step.problem.kind : step.status;
  });
}

async function retry(desk: Desk, part: (typeof preloadParts)[number]): Promise<void> {
  await doIt(desk, recreationActions.stepRetryRequested(part));
  await confirmBirthday(desk);
}

describe('a recreated order (REQ D3.2)', () => {
  it('takes over articles, customer, delivery address, service voucher, voucher and payment', async () => {
    const desk = await recreate('1300000251');
    expect(stepsOf(desk)).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
    const { customer, offer, voucher, payment, basket } = desk.getState();
    const original = currentWorld().db.orders.find('1300000251')?.read();
    expect(basket.items.map(({ sku }) => sku)).toEqual(original?.items.map(({ sku }) => sku));
    expect(customer.customer?.externalCustomerId).toBe('0180011');
    expect(customer.deliveryAddressId).not.toBe(customer.customer?.billingAddress?.id);
    expect(offer.freeShipping).not.toBeNull();
    expect(voucher.codes).toEqual([original?.voucher?.code]);
    expect(payment.selection?.method).toBe(original?.payment.method);
  });

  it('asks for its parts in this order', async () => {
    const desk = openDesk();
    const seen: string[] = [];
    desk.store.subscribe(() => {
      const { recreation } = desk.getState();
      if (recreation.phase !== 'running') return;
      for (const part of preloadParts) {
        if (recreation.steps[part].status === 'running' && seen.at(-1) !== part) seen.push(part);
      }
    });
    await recreate('1300000251', desk);
    expect(seen).toEqual(['basket', 'customer', 'deliveryAddress', 'serviceVoucher', 'voucher', 'payment']);
  });

  it('has no service voucher for four dashes', async () => {
    const desk = await recreate('1300000253');
    expect(stepsOf(desk)[3]).toBe('none');
    expect(desk.getState().offer.freeShipping).toBeNull();
  });

  it('collects the problem of each step, and goes on', async () => {
    const desk = await recreate('1300000252');
    expect(stepsOf(desk)).toEqual(['articlesNotAdded', 'done', 'done', 'none', 'voucherRefused', 'done']);
  });

  it.each([
    [
      'one refused: the others are redeemed, and it is named',
      true,
      ['NEIN', 'SOMMER'],
      ['SOMMER'],
      'voucherRefused',
      'NEIN',
    ],
    ['several refused: all are named', true, ['NEIN', 'NIE', 'SOMMER'], ['SOMMER'], 'voucherRefused', 'NEIN, NIE'],
    [
      'an order takes only one: no code replaces another unsaid',
      false,
      ['SOMMER', 'TREUE'],
      ['SOMMER'],
      'onlyOneVoucher',
      'TREUE',
    ],
  ] as const)('of several vouchers %s', async (_name, multipleVouchers, sent, redeemed, kind, code) => {
    const desk = openDesk({ flags: { multipleVouchers } });
    const outcome = await loadDisplayedOrder('1300000251');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    const order = { ...recreatedOrderOf(outcome.order, outcome.details), voucherCodes: sent };
    await doIt(desk, recreationActions.recreateRequested(order));
    await confirmBirthday(desk);
    expect(desk.getState().voucher.codes).toEqual(redeemed);
    expect(desk.getState().recreation).toMatchObject({
      steps: { voucher: { status: 'failed', problem: { kind, code } } },
    });
  });

  it('is not sent without a part that is missing before the agent has left it out, after a reload as well', async () => {
    const before = await recreate('1300000252');
    await doIt(before, recreationActions.stepSkipped('basket'));
    const desk = await reloaded(before);
    const ordersSent = () => requestsSeen().filter(({ operation }) => operation === 'createOrder').length;
    await desk.submit();
    expect(stepsOf(desk)).toEqual(['skipped', 'done', 'done', 'none', 'interrupted', 'done']);
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toEqual(['preloadIncomplete']);
    expect(ordersSent()).toBe(0);
    await doIt(desk, recreationActions.stepSkipped('voucher'));
    expect(selectSubmitBlocks(desk.getState())).toEqual([]);
    await desk.submit();
    expect(ordersSent()).toBe(1);
  });

  it.each([
    ['basket', '/services/product', 'articlesNotAdded'],
    ['customer', '/private/customers', 'technical'],
    ['voucher', 'voucher-verify', 'technical'],
    ['payment', '/backoffice-offers', 'noOffer'],
  ] as const)('repeats %s alone after a failure', async (part, path, problem) => {
    const desk = openDesk();
    setFault({ path, fault: { kind: 'status', status: 503 } });
    await recreate('1300000251', desk);
    expect(stepsOf(desk)[preloadParts.indexOf(part)]).toBe(problem);
    clearFaults();
    for (const each of preloadParts) await retry(desk, each);
    expect(stepsOf(desk)).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  });

  it.each([
    ['1300000252', 'is sold out', 'OUT_OF_STOCK'],
    ['1300000251', 'is refused by the service without a reason', 'failed'],
    ['1300000251', 'has no quantity in the order', 'quantityUnknown'],
  ] as const)('of order %s says why an article is missing: it %s', async (order, _case, reason) => {
    if (reason === 'failed') setFault({ service: 'basket', path: '/items', fault: { kind: 'status', status: 500 } });
    if (reason === 'quantityUnknown') injectFault('readOrder', { kind: 'fields', fields: ['items.0.quantity'] });
    const desk = await recreate(order);
    const { recreation } = desk.getState();
    if (recreation.phase !== 'running') throw new Error('nothing is recreated');
    const reasons =
      recreation.steps.basket.status === 'failed' && recreation.steps.basket.problem.kind === 'articlesNotAdded'
        ? recreation.steps.basket.problem.articles.map((article) => article.reason)
        : [];
    expect(new Set(reasons)).toEqual(new Set([reason]));
  });

  it('names the article whose product cannot be loaded, and adds the others', async () => {
    const skusOf = (desk: Desk) => desk.getState().basket.items.map(({ sku }) => sku);
    const [first = '', ...others] = skusOf(await recreate('1300000251'));
    setFault({ path: `/products/${first.slice(0, 6)}`, fault: { kind: 'status', status: 500 } });
    const desk = await recreate('1300000251');
    expect(skusOf(desk)).toEqual(others);
    expect(others).not.toEqual([]);
    expect(desk.getState().recreation).toMatchObject({
      steps: { basket: { problem: { articles: [{ sku: first, reason: 'failed' }] } } },
    });
  });

  it('adds only the missing articles when the step is repeated', async () => {
    const desk = await recreate('1300000252');
    const before = desk.lines();
    await retry(desk, 'basket');
    expect(desk.lines()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('takes a guest over with the data of the order', async () => {
    const desk = await recreate('1300000117');
    expect(stepsOf(desk)[1]).toBe('done');
    expect(desk.getState().customer.customer).toMatchObject({ isGuest: true, externalCustomerId: null });
  });
});

describe('the order that replaces it (REQ D3.3)', () => {
  it('names the rejected order, which becomes RECREATED_ORDER; a further order names none', async () => {
    const desk = await recreate('1300000253');
    const original = currentWorld().db.orders.find('1300000253')?.order.id;
    expect(sessionStorage.getItem(sessionStorageKeys.recreatedOrderId)).toBe(original);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(currentWorld().db.orders.find('1300000253')?.read().order_status.code).toBe('RECREATED_ORDER');
    expect(desk.getState().recreation.phase).toBe('none');
    expect(sessionStorage.getItem(sessionStorageKeys.recreatedOrderId)).toBeNull();
    expect(requestsSeen().filter(({ operation }) => operation === 'createOrder')).toHaveLength(1);
  });

  it('is still the replacement after a reload, which offers open steps again', async () => {
    const desk = await recreate('1300000252');
    expect(JSON.stringify(journalOf(desk.getState(), new Date()))).not.toContain('1964-08-12');
    sessionStorage.clear();
    const again = await reloaded(desk);
    expect(stepsOf(again)).toEqual(['interrupted', 'done', 'done', 'none', 'interrupted', 'done']);
    expect(sessionStorage.getItem(sessionStorageKeys.recreatedOrderId)).not.toBeNull();
    await retry(again, 'basket');
    expect(stepsOf(again)[0]).toBe('articlesNotAdded');
  });

  it('says when the rejected order cannot be loaded again', async () => {
    const desk = await recreate('1300000252');
    setFault({ path: '/orders/', fault: { kind: 'status', status: 500 } });
    const again = await reloaded(desk);
    expect(stepsOf(again)).toEqual(['notRestored']);
    clearFaults();
    await doIt(again, recreationActions.restoreRequested());
    expect(stepsOf(again)).toHaveLength(6);
  });
});

describe('a recreation that does not fit the call (REQ D3.2, D3.3)', () => {
  it('ends when another customer is loaded, whose order names no rejected one', async () => {
    const desk = await recreate('1300000253');
    await desk.logIn('0110001');
    expect(desk.getState().recreation.phase).toBe('none');
    expect(sessionStorage.getItem(sessionStorageKeys.recreatedOrderId)).toBeNull();
    expect(desk.notices).toMatchObject([{ text: { key: 'recreation.endedByCustomer' } }]);
  });

  it('adds no further article once another customer has ended it', async () => {
    const desk = openDesk();
    await desk.logIn('0180011');
    const outcome = await loadDisplayedOrder('1300000251');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    const order = recreatedOrderOf(outcome.order, outcome.details);
    const items = [...order.items, { sku: '443015001', title: 'Ring', quantity: 1 }];
    const release = holdBack('/items');
    desk.dispatch(recreationActions.recreateRequested({ ...order, items }));
    await expect.poll(() => desk.getState().basket.adding.length).toBe(1);
    await replaceCustomer(desk, '0110001');
    release();
    await desk.rest();
    expect(desk.lines()).toHaveLength(1);
  });

  it('names an article that the agent undid while it was added, in place of waiting for it', async () => {
    const desk = openDesk();
    const release = holdBack('/items');
    const recreated = recreate('1300000251', desk);
    await expect.poll(() => desk.getState().basket.adding.length).toBe(1);
    const [adding] = desk.getState().basket.adding;
    currentWorld().db.stock.leaveOnly(adding?.sku ?? '', 0);
    desk.dispatch(basketActions.addUndone(adding?.key ?? ''));
    release();
    await recreated;
    expect(stepsOf(desk)[0]).toBe('articlesNotAdded');
  });

  it('takes the delivery address of its customer over to nobody else', async () => {
    const desk = openDesk();
    setFault({ path: '/private/customers', fault: { kind: 'status', status: 503 }, times: 1 });
    await recreate('1300000251', desk);
    expect(stepsOf(desk).slice(1, 3)).toEqual(['technical', 'needsCustomer']);
    await desk.logIn('0110001');
    const { customer } = desk.getState().customer;
    expect(JSON.stringify(customer)).not.toContain('Domstraße');
    expect(desk.getState().recreation.phase).toBe('none');
  });

  it('adds an article that several positions of the order have once, with the sum of their quantities', async () => {
    const desk = openDesk();
    const outcome = await loadDisplayedOrder('1300000253');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    const { order, details } = outcome;
    const items = [...order.items, ...order.items];
    const quantities = recreatedOrderOf({ ...order, items }, details).items.map(({ quantity }) => quantity);
    expect(quantities).toEqual(order.items.map(({ quantity }) => (quantity ?? 0) * 2));
    desk.end();
  });

  it('says that a guest of another country was not taken over, and goes on', async () => {
    // Signs in as well.
    const desk = openDesk();
    const outcome = await loadDisplayedOrder('1300000117');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    const order = recreatedOrderOf(outcome.order, outcome.details);
    const guest = order.guest === null ? null : { ...order.guest, country: 'AT' as const };
    await doIt(desk, recreationActions.recreateRequested({ ...order, guest }));
    expect(stepsOf(desk)[1]).toBe('customerStopped');
    expect(stepsOf(desk)).not.toContain('waiting');
  });
});
