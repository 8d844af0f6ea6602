import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { phoneOf } from '~/domain/customer/phone';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { anAddressInput, submitAddress } from '~/flows/testing/customerForms';
import { requestsSeen, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import { selectSubmitBlocks } from './submitFacts';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { doIt } from '~/flows/testing/doIt';

// No payment method of the stand-in allows a total over the real order limit, so it is lowered to 100.00.
setLimits({ orderLimitCents: 100_00, recommendationPatience: 1 });
startStandIn();
forgetBodies();

const question = ({ getState }: Desk) => getState().orderQuestion.open;
const counted = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;

/** Announces a total that rose since the payment was chosen. */
async function tellTotal(desk: Desk): Promise<void> {
  if (desk.getState().offer.priceStop !== null) await doIt(desk, offerActions.totalAnnounced());
}
async function submit(desk: Desk): Promise<void> {
  await doIt(desk, orderActions.submitRequested());
  await tellTotal(desk);
}
async function agree(desk: Desk): Promise<void> {
  await doIt(desk, orderQuestionActions.answered());
  await tellTotal(desk);
}

describe('an order over the limit (REQ C14.2)', () => {
  it('is asked about before anything is sent, and is sent after the approval', async () => {
    const desk = await readyDesk();
    await desk.changeQuantity('432011001', 3);
    await submit(desk);
    expect(question(desk)).toEqual({ kind: 'orderLimit', total: 110_92, limit: 100_00 });
    expect(counted('preCheckOrder')).toBe(0);
    await agree(desk);
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: 110_92 } });
    expect(counted('createOrder')).toBe(1);
  });

  it('that is not approved is not sent, and is asked about again', async () => {
    const desk = await readyDesk();
    await desk.changeQuantity('432011001', 3);
    await submit(desk);
    await doIt(desk, orderQuestionActions.dismissed());
    expect(desk.getState().order.phase).toBe('open');
    await submit(desk);
    expect(question(desk)?.kind).toBe('orderLimit');
    await doIt(desk, orderQuestionActions.dismissed());
    await desk.changeQuantity('432011001', 2);
    await submit(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('that was approved and then grew is asked about again', async () => {
    const desk = await readyDesk();
    await desk.changeQuantity('432011001', 3);
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'status', status: 503 } });
    await submit(desk);
    await agree(desk);
    expect(desk.getState().order.phase).toBe('failed');
    await desk.changeQuantity('432011001', 4);
    desk.dispatch(offerActions.totalAnnounced());
    await submit(desk);
    expect(question(desk)).toMatchObject({ kind: 'orderLimit', total: 145_91 });
  });

  it('that was approved is not asked about again after a failed request', async () => {
    const desk = await readyDesk();
    await desk.changeQuantity('432011001', 3);
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'status', status: 503 } });
    await submit(desk);
    await agree(desk);
    await submit(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('an article that a forwarder delivers (REQ C14.1)', () => {
  const freezer = '454398001';
  async function deskWithFreezer(customer: string): Promise<Desk> {
    const desk = openDesk();
    await desk.logIn(customer);
    await desk.enter(freezer);
    await desk.pay('INVOICE');
    return desk;
  }

  it('is announced by telephone: the number is confirmed, then the order is sent', async () => {
    const desk = await deskWithFreezer('0123456');
    const phone = phoneOf(desk.getState().customer.customer?.phoneNumbers ?? []);
    await submit(desk);
    expect(question(desk)).toEqual({ kind: 'telephoneNotification', skus: [freezer], phone });
    await agree(desk);
    expect(question(desk)?.kind).toBe('orderLimit');
    await agree(desk);
    expect(desk.getState().order).toMatchObject({
      phase: 'confirmed',
      readOut: { deliveryTimes: { [freezer]: { type: 'fourteenDaysDelay' } } },
    });
  });

  it('needs a phone number, which is sent with the order', async () => {
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await deskWithFreezer('0700003');
    await submit(desk);
    expect(question(desk)).toMatchObject({ kind: 'telephoneNotification', phone: null });
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Lore Still is not loaded');
    const phoneNumbers = [{ phoneNumberType: 'MOBILE' as const, value: '01701234567' }];
    desk.dispatch(customerActions.dataEdited({ ...customer, phoneNumbers }));
    await doIt(desk, orderQuestionActions.dismissed());
    await submit(desk);
    expect(question(desk)).toMatchObject({ kind: 'telephoneNotification', phone: '01701234567' });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(orders[0]?.customer_info).toMatchObject({ phone: '01701234567' });
  });
});

describe('another delivery address (REQ C14.3)', () => {
  const choose = async (desk: Desk): Promise<string> => {
    const { customer, deliveryAddressId } = desk.getState().customer;
    const other = customer?.deliveryAddresses.find(({ id }) => id !== deliveryAddressId)?.id ?? '';
    await doIt(desk, customerActions.deliveryAddressChosen(other));
    return other;
  };

  it('for two lines is confirmed with the caller, once', async () => {
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await readyDesk();
    await desk.enter('443015001');
    const id = await choose(desk);
    await submit(desk);
    expect(question(desk)).toMatchObject({ kind: 'deliveryAddressChange', address: { id }, lines: 2 });
    await agree(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(orders[0]?.delivery_address).toMatchObject({ id });
  });

  it('for a single line needs no confirmation', async () => {
    const desk = await readyDesk();
    await choose(desk);
    await submit(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('an address of category 1 (REQ B13.4, C6.5, C14.6)', () => {
  it('is blocked, and the order is possible with another one', async () => {
    const desk = openDesk();
    await desk.logIn('0110005');
    const { customer } = desk.getState().customer;
    const billing = customer?.billingAddress;
    await doIt(desk, customerActions.deliveryAddressChosen(billing?.id ?? ''));
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    expect(desk.getState().offer).toMatchObject({
      status: 'failed',
      dialog: 'blockedAddress',
      blockedAddresses: [billing],
      failure: { kind: 'addressCategory1' },
    });
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toContain('addressBlocked');
    await submit(desk);
    expect(counted('preCheckOrder')).toBe(0);
    desk.dispatch(offerActions.dialogOpened('closed'));
    await submitAddress(desk, anAddressInput());
    expect(desk.getState().customer.deliveryAddressId).not.toBe(billing?.id);
    expect(desk.getState().offer.status).toBe('current');
    await submit(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  const refusedAtOrder = (code: string) => {
    const body = { type: `/dpl/order/errors/${code}`, title: code, status: 400, detail: 'KAT1' };
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 400, body } });
  };

  it('that only the pre-check finds is blocked', async () => {
    const desk = await readyDesk();
    refusedAtOrder('order_with_address_category1_not_allowed');
    await submit(desk);
    expect(desk.getState().order).toMatchObject({ phase: 'refused' });
    expect(desk.getState().offer).toMatchObject({
      dialog: 'blockedAddress',
      blockedAddresses: [{ id: desk.getState().customer.deliveryAddressId }],
    });
  });

  it('that is the billing address blocks the order until it is changed, whatever the delivery address', async () => {
    const desk = await readyDesk();
    refusedAtOrder('order_with_invoice_address_category1_not_allowed');
    await submit(desk);
    const { order, offer, customer } = desk.getState();
    expect(order).toMatchObject({ phase: 'refused' });
    expect(offer).toMatchObject({ dialog: 'blockedBillingAddress', blockedAddresses: [] });
    const kinds = () => selectSubmitBlocks(desk.getState()).map(({ kind }) => kind);
    expect(kinds()).toEqual(['billingAddressBlocked']);
    const billing = customer.customer?.billingAddress;
    if (!customer.customer || billing?.type !== 'POSTAL') throw new Error('No billing address');
    const moved = { ...billing, street: 'Rosenweg', streetNumber: '3' };
    await doIt(desk, customerActions.dataEdited({ ...customer.customer, billingAddress: moved }));
    expect(kinds()).toEqual([]);
  });
});

describe('a basket that is gone (REQ C12.8, C16.4)', () => {
  it('and older than four hours is an inactive session, and is not opened again', async () => {
    resetWorld('basketInactive', { tokenLifetimeSeconds: 24 * 3600 });
    const desk = await readyDesk();
    await doIt(desk, offerActions.recalculationRequested());
    expect(question(desk)).toEqual({ kind: 'inactiveSession' });
    const added = counted('addBasketItem');
    await doIt(desk, orderQuestionActions.dismissed());
    expect(counted('addBasketItem')).toBe(added);
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(desk.getState().order.phase).toBe('open');
  });

  it('and younger is replaced by a new one with the same lines, without a question', async () => {
    resetWorld('basketExpires');
    const desk = await readyDesk();
    await doIt(desk, offerActions.recalculationRequested());
    expect(question(desk)).toBeNull();
    expect(desk.lines()).toEqual(['432011001*1']);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('at the submission: nothing is ordered, and a new basket gets the lines', async () => {
    const desk = await readyDesk();
    const { id } = desk.getState().basket;
    currentWorld().db.baskets.removeAll();
    await submit(desk);
    await desk.rest();
    expect(counted('createOrder')).toBe(0);
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(desk.getState().basket.id).not.toBe(id);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('an article that the customer ordered lately', () => {
  const repeated = ({ getState }: Desk) => getState().customerRecord.purchases;

  it('is loaded in the background after the login', async () => {
    const desk = openDesk();
    await desk.logIn('0180010');
    await vi.waitFor(() => {
      expect(repeated(desk)).not.toBeNull();
    });
    expect(repeated(desk)?.entries.map(({ sku }) => sku)).toEqual(['443015001']);
    expect(counted('readOrdersOverview')).toBe(1);
  });

  it('is ignored without a notice when the load fails, and the order is sent', async () => {
    const desk = openDesk();
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 } });
    await desk.logIn('0180010');
    await vi.waitFor(() => {
      expect(counted('readOrdersOverview')).toBe(1);
    });
    await desk.enter('443015001');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.notices).toEqual([]);
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('two questions at once', () => {
  it('are asked one after the other, also with a change in between', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    const other = desk.getState().customer.customer?.deliveryAddresses.at(-1)?.id ?? '';
    await doIt(desk, customerActions.deliveryAddressChosen(other));
    await desk.changeQuantity('443015001', 3);
    await submit(desk);
    expect(question(desk)?.kind).toBe('deliveryAddressChange');
    await agree(desk);
    expect(question(desk)?.kind).toBe('orderLimit');
    await doIt(
      desk,
      basketActions.quantityChangeRequested({ itemId: desk.getState().basket.items[0]?.id ?? '', quantity: 2 }),
    );
    await doIt(desk, orderQuestionActions.dismissed());
    await desk.submit();
    await tellTotal(desk);
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});
