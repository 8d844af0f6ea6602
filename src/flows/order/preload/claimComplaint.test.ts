import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStorageKeys } from '~config/storageKeys';
import { mayClaim } from '~/domain/order/complaint';
import { aPostalAddress } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { complaintActions, type ComplaintState } from '~/features/order/complaint/complaintSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { loadOrder } from '~/services/orderService/loadOrder';
import { recreatedOrderOf } from '~/domain/order/recreation';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { readText, removeText, writeText } from '~/shared/storage/safeStorage';
import { confirmBirthday } from '~/flows/testing/confirmBirthday';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { doIt } from '~/flows/testing/doIt';
import { holdBack } from '~/flows/testing/holdBack';
import { replaceCustomer } from '~/flows/testing/replaceCustomer';
import { journalOf } from '~/app/journal/callJournal';
import { isUntouched } from '~/app/call/unsavedWork';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';

startStandIn();
forgetBodies();
beforeEach(() => {
  removeText('session', sessionStorageKeys.complaintOrder);
});

const DORA = '0180011';
/** One face cream, by invoice, to Domstraße 12. */
const ORDER = '1300000203';

async function claimOf(number: string) {
  const order = await loadOrder(number);
  if (order === null) throw new Error(`There is no order ${number}`);
  const decision = mayClaim(order);
  if (!decision.isPossible) throw new Error(decision.reason);
  return decision.claim;
}

async function claim(desk: Desk, number = ORDER): Promise<void> {
  await doIt(desk, complaintActions.claimRequested(await claimOf(number)));
  await confirmBirthday(desk);
}

async function deskWithComplaint(options: DeskOptions = {}): Promise<Desk> {
  const desk = openDesk(options);
  await claim(desk);
  return desk;
}

function running(desk: Desk): Extract<ComplaintState, { phase: 'running' }> {
  const { complaint } = desk.getState();
  if (complaint.phase !== 'running') throw new Error('There is no complaint');
  return complaint;
}

const stepsOf = (desk: Desk) =>
  Object.values(running(desk).steps).map((step) => (step.status === 'failed' ? step.problem.kind : step.status));

const allDone = ['done', 'done', 'done', 'done'];
const remembered = () => readText('session', sessionStorageKeys.complaintOrder);

describe('a complaint without a customer in the call (REQ D2.3, B2.9)', () => {
  it('loads the customer through the whole login first, and remembers the order meanwhile', async () => {
    const desk = openDesk();
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(desk.lines()).toEqual([]);
    expect(remembered()).toContain(ORDER);
    expect(remembered()).not.toContain('Domstraße');
    await confirmBirthday(desk);
    expect(stepsOf(desk)).toEqual(allDone);
    expect(remembered()).toBeNull();
  });

  it('then has article with its price date, delivery address and payment', async () => {
    const desk = await deskWithComplaint();
    const { basket, customer, payment } = desk.getState();
    const item = running(desk).claim.content?.item;
    expect(basket.items).toMatchObject([{ sku: '432011001', quantity: 1, priceDate: item?.priceDate }]);
    expect(item?.deliveryTime).toEqual({ type: 'standardDeliveryTime', days: null });
    expect(customer.customer?.deliveryAddresses.find(({ id }) => id === customer.deliveryAddressId)).toMatchObject({
      street: 'Domstraße',
      streetNumber: '12',
    });
    expect(payment.selection).toEqual({ method: 'INVOICE' });
  });

  it('waits while the caller is not confirmed, and can load the customer again', async () => {
    const desk = openDesk();
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    await doIt(desk, customerActions.birthdayAnswered('denied'));
    expect(stepsOf(desk)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    await doIt(desk, complaintActions.stepRetryRequested('customer'));
    await confirmBirthday(desk);
    expect(stepsOf(desk)).toEqual(allDone);
  });

  it('goes on in a call that knows only what the tab remembers', async () => {
    const desk = openDesk();
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    desk.end();
    const next = openDesk();
    await next.logIn(DORA);
    expect([stepsOf(next), next.lines()]).toEqual([allDone, ['432011001*1']]);
    expect(next.getState().customer.deliveryAddressId).toBe('address-0180011-1');
  });

  it('is forgotten when somebody else logs in, or the record is none', async () => {
    const desk = openDesk();
    writeText('session', sessionStorageKeys.complaintOrder, '{"orderId": 7}');
    await desk.logIn('0123456');
    expect([desk.getState().complaint.phase, remembered()]).toEqual(['none', null]);
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    await desk.logIn('0110001');
    expect([desk.getState().complaint.phase, remembered()]).toEqual(['none', null]);
    expect(desk.notices).toMatchObject([{ variant: 'info', text: { key: 'complaint.endedByCustomer' } }]);
  });
});

describe('a complaint about an order of the loaded customer', () => {
  it('begins at once, and carries its flag in offer and order (REQ D2.5)', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    const offers = bodiesOf('/backoffice-offers');
    const orders = bodiesOf('/backoffice-orders');
    await claim(desk);
    expect(stepsOf(desk)).toEqual(allDone);
    expect(desk.getState().offer.offer?.totalPrice).toBe(0);
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: 0 } });
    expect(offers.map((body) => body.rekla_flag)).toEqual(offers.map(() => ({ is_zero_percent: true })));
    expect(orders.map((body) => body.rekla_flag)).toEqual([
      { original_external_order_id: ORDER, is_zero_percent: true },
    ]);
  });

  it('begins in the history over the order entry too, which closes', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    desk.dispatch(orderHistoryActions.dialogToggled(DORA));
    await claim(desk);
    expect([stepsOf(desk), desk.getState().orderHistory.dialogFor]).toEqual([allDone, null]);
  });

  it('costs what it costs without the tick, and says so in the order', async () => {
    const desk = await deskWithComplaint();
    const orders = bodiesOf('/backoffice-orders');
    await doIt(desk, complaintActions.zeroPercentChosen(false));
    expect(desk.getState().offer.offer?.totalPrice).toBe(40_94);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(orders.map((body) => body.rekla_flag)).toEqual([
      { original_external_order_id: ORDER, is_zero_percent: false },
    ]);
  });

  it('takes no other article (REQ D2.4)', async () => {
    const desk = await deskWithComplaint();
    await desk.enter('443015001');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'complaintHoldsItem' });
    expect(desk.lines()).toEqual(['432011001*1']);
  });

  it('is none without its article: another one is an ordinary order, and undo makes it a complaint again', async () => {
    const desk = await deskWithComplaint();
    await desk.remove('432011001');
    const offers = bodiesOf('/backoffice-offers');
    await desk.enter('443015001');
    expect(offers.at(-1)).toMatchObject({ rekla_flag: null });
    await doIt(desk, basketActions.undoRemovalRequested());
    expect(desk.getState().basket.addProblem).toEqual({ sku: '432011001', problem: { kind: 'complaintHoldsItem' } });
    expect(desk.lines()).toEqual(['443015001*1']);
    await desk.remove('443015001');
    await desk.enter('432011001');
    expect(offers.at(-1)).toMatchObject({ rekla_flag: { is_zero_percent: true } });
  });

  it('ends with its order: the next order of the call is no complaint', async () => {
    const desk = await deskWithComplaint();
    await desk.submit();
    expect(desk.getState().complaint.phase).toBe('none');
    const offers = bodiesOf('/backoffice-offers');
    await desk.enter('443015001');
    expect(offers.at(-1)).toMatchObject({ rekla_flag: null });
  });

  it('ends when the agent ends it, and takes its article out of the basket', async () => {
    const desk = await deskWithComplaint();
    await doIt(desk, complaintActions.endRequested());
    expect([desk.getState().complaint.phase, desk.lines()]).toEqual(['none', []]);
    await desk.enter('443015001');
    await desk.enter('432011001');
    expect(desk.lines()).toEqual(['443015001*1', '432011001*1']);
  });

  it('ends when another customer is loaded', async () => {
    const desk = await deskWithComplaint();
    await desk.logIn('0110001');
    expect([desk.getState().complaint.phase, desk.lines()]).toEqual(['none', []]);
  });

  it.each([
    ['looked up', '/products/'],
    ['added', '/items'],
  ])(
    'ends when another customer is loaded while its article is %s, which does not come into their basket',
    async (_how, path) => {
      const desk = openDesk();
      await desk.logIn(DORA);
      const claimed = await claimOf(ORDER);
      const release = holdBack(path);
      desk.dispatch(complaintActions.claimRequested(claimed));
      await replaceCustomer(desk, '0110001');
      release();
      await desk.rest();
      expect([desk.getState().complaint.phase, desk.lines()]).toEqual(['none', []]);
      await desk.enter('443015001');
      expect(desk.lines()).toEqual(['443015001*1']);
    },
  );

  it('goes on when another order is claimed', async () => {
    const desk = await deskWithComplaint();
    await claim(desk, '1300000222');
    expect(running(desk).claim.orderNumber).toBe(ORDER);
    expect(desk.notices).toMatchObject([{ text: { key: 'complaint.goesOn', params: { number: ORDER } } }]);
    await claim(desk);
    expect([desk.notices.length, desk.lines()]).toEqual([1, ['432011001*1']]);
  });

  it('does not begin while a rejected order is recreated in the call', async () => {
    const desk = openDesk();
    const outcome = await loadDisplayedOrder('1300000251');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    desk.dispatch(recreationActions.recreateRequested(recreatedOrderOf(outcome.order, outcome.details)));
    await claim(desk);
    expect(desk.getState().complaint.phase).toBe('none');
    expect(desk.notices).toMatchObject([{ text: { key: 'complaint.recreationGoesOn' } }]);
  });

  it('does not exist where its flag is off', async () => {
    const desk = openDesk({ flags: { complaintOrders: false } });
    await desk.logIn(DORA);
    await claim(desk);
    expect([desk.getState().complaint.phase, desk.lines()]).toEqual(['none', []]);
    writeText('session', sessionStorageKeys.complaintOrder, JSON.stringify(await claimOf(ORDER)));
    await desk.logIn('0123456');
    await desk.logIn(DORA);
    expect(desk.getState().complaint.phase).toBe('none');
  });
});

describe('what cannot be taken over stays at its step', () => {
  it('articles in the basket are kept, and stay an ordinary order', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    await desk.enter('443015001');
    const offers = bodiesOf('/backoffice-offers');
    await claim(desk);
    expect(stepsOf(desk)[1]).toBe('otherArticles');
    expect(desk.lines()).toEqual(['443015001*1']);
    expect(offers.every((body) => body.rekla_flag === null)).toBe(true);
    await desk.remove('443015001');
    await doIt(desk, complaintActions.stepRetryRequested('basket'));
    expect([stepsOf(desk)[1], desk.lines()]).toEqual(['done', ['432011001*1']]);
  });

  it('an article that is sold out is refused with the reason at the basket', async () => {
    currentWorld().db.stock.leaveOnly('432011001', 0);
    const desk = await deskWithComplaint();
    expect(stepsOf(desk)).toEqual(['done', 'articleRefused', 'done', 'needsCustomerAndBasket']);
    expect(desk.getState().basket.addProblem).toMatchObject({ problem: { kind: 'reservationFailed' } });
  });

  it('a refused article leaves an ordinary basket: another article is no complaint', async () => {
    currentWorld().db.stock.leaveOnly('432011001', 0);
    const desk = await deskWithComplaint();
    const offers = bodiesOf('/backoffice-offers');
    await desk.enter('443015001');
    expect(offers.map((body) => body.rekla_flag)).toEqual(offers.map(() => null));
    expect(offers.length).toBeGreaterThan(0);
  });

  it('a price date that does not count any more gives way to the present price', async () => {
    currentWorld().db.advance(100 * 24 * 60);
    const desk = await deskWithComplaint();
    expect(stepsOf(desk)[1]).toBe('priceDateRefused');
    await doIt(desk, complaintActions.stepRetryRequested('basket'));
    expect(desk.getState().basket.items).toMatchObject([{ sku: '432011001', priceDate: null }]);
  });

  it('a payment that is not possible; an address that the customer no longer has is added to the call', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    const claimed = await claimOf(ORDER);
    const content = { ...claimed.content, deliveryAddress: aPostalAddress({ zipCode: '99999' }) };
    await doIt(desk, complaintActions.claimRequested({ ...claimed, content: { ...content, paymentMethod: 'PAYPAL' } }));
    expect(stepsOf(desk)).toEqual(['done', 'done', 'done', 'paymentRefused']);
    expect(desk.getState().payment.onlineShop).toBeNull();
    const { customer, deliveryAddressId } = desk.getState().customer;
    expect(customer?.deliveryAddresses.find(({ id }) => id === deliveryAddressId)).toMatchObject({ zipCode: '99999' });
  });

  it('an unknown payment method', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    const claimed = await claimOf(ORDER);
    const content = { ...claimed.content, paymentMethod: null };
    await doIt(desk, complaintActions.claimRequested({ ...claimed, content }));
    expect(stepsOf(desk)).toEqual(['done', 'done', 'done', 'paymentUnknown']);
  });

  it('a product service that is down: the step can be tried again', async () => {
    setFault({ path: '/services/product', fault: { kind: 'status', status: 503 } });
    const desk = await deskWithComplaint();
    expect(stepsOf(desk)[1]).toBe('technical');
    clearFaults();
    await doIt(desk, complaintActions.stepRetryRequested('basket'));
    await doIt(desk, complaintActions.stepRetryRequested('payment'));
    expect(stepsOf(desk)).toEqual(allDone);
  });
});

describe('a complaint after a reload', () => {
  it('is restored with its flag, its tick and its refusal of other articles', async () => {
    const desk = await deskWithComplaint();
    await doIt(desk, complaintActions.zeroPercentChosen(false));
    const offers = bodiesOf('/backoffice-offers');
    const after = await reloaded(desk);
    expect([stepsOf(after), running(after).isZeroPercent, after.lines()]).toEqual([allDone, false, ['432011001*1']]);
    expect(offers.at(-1)).toMatchObject({ rekla_flag: { is_zero_percent: false } });
    await after.enter('443015001');
    expect(after.lines()).toEqual(['432011001*1']);
  });

  it('stores only which order it is about, and reads the order again for its steps', async () => {
    const desk = openDesk();
    await desk.logIn(DORA);
    setFault({ path: '/services/product', fault: { kind: 'status', status: 503 }, times: 1 });
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    const journal = JSON.stringify(journalOf(desk.getState(), new Date()).entries);
    expect(journal).toContain(ORDER);
    expect(journal).not.toMatch(/Domstraße|position-1/);
    const after = await reloaded(desk);
    expect(stepsOf(after)[1]).toBe('interrupted');
    await doIt(after, complaintActions.stepRetryRequested('basket'));
    after.dispatch(customerActions.deliveryAddressChosen('address-0180011-0'));
    after.dispatch(
      complaintActions.stepAdvanced({
        step: 'deliveryAddress',
        to: { status: 'failed', problem: { kind: 'technical' } },
      }),
    );
    await doIt(after, complaintActions.stepRetryRequested('deliveryAddress'));
    expect(after.getState().customer.deliveryAddressId).toBe('address-0180011-1');
  });

  it('that waited for its customer still waits, and goes on with the login', async () => {
    const desk = openDesk();
    await doIt(desk, complaintActions.claimRequested(await claimOf(ORDER)));
    await doIt(desk, customerActions.loginDismissed());
    expect(isUntouched(desk.getState())).toBe(false);
    const after = await reloaded(desk);
    expect(stepsOf(after)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    await after.logIn(DORA);
    expect([stepsOf(after), after.getState().payment.selection]).toEqual([allDone, { method: 'INVOICE' }]);
  });
});
