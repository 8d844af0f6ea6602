import { describe, expect, it, vi } from 'vitest';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, clearFaults, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import { selectSubmitBlocks } from './submitFacts';

startStandIn();

const offers = () => requestsSeen().filter(({ operation }) => operation === 'createOffer');
const problem = (key: string, extra: object = {}) => ({
  kind: 'json' as const,
  status: 400,
  body: { type: `/dpl/order/errors/${key}`, key, title: key, status: 400, detail: 'Sagt der Dienst.', ...extra },
});

describe('an offer', () => {
  it('is requested when there are customer and basket, and has the figures of the service', async () => {
    const desk = openDesk();
    await desk.enter('432011001');
    expect(desk.getState().offer.status).toBe('none');
    await desk.logIn('0123456');
    const { offer } = desk.getState();
    expect(offer).toMatchObject({
      status: 'current',
      offer: { totalProductPrice: 34_99, shippingCost: 5_95, totalPrice: 40_94 },
    });
    expect(offer.calculatedAt).not.toBeNull();
  });

  it('is not requested without the date of birth, which is the only block, and is requested with it', async () => {
    const desk = await readyDesk();
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Nobody is loaded');
    const before = offers().length;
    await doIt(desk, customerActions.dataEdited({ ...customer, dateOfBirth: null }));
    expect([offers().length, desk.getState().offer.status]).toEqual([before, 'none']);
    expect(selectSubmitBlocks(desk.getState())).toEqual([{ kind: 'invalidDateOfBirth' }]);
    await doIt(desk, customerActions.dataEdited(customer));
    expect([offers().length, desk.getState().offer.status]).toEqual([before + 1, 'current']);
  });

  it('blocks the submission for an article that is in stock but no longer sellable', async () => {
    resetWorld('withdrawnInBetween');
    const desk = await readyDesk();
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.getState().offer.offer?.items).toMatchObject([{ reserved: true, isSellable: false }]);
    expect(selectSubmitBlocks(desk.getState())).toEqual([
      { kind: 'stockWarning', warning: { kind: 'soldOut', sku: '432011001' } },
    ]);
  });

  it('is requested once for several changes at the same time', async () => {
    const desk = await readyDesk();
    const before = offers().length;
    desk.dispatch(offerActions.recalculationRequested());
    desk.dispatch(paymentActions.methodChosen({ method: 'CASH_ON_DELIVERY', hasBankDetails: false }));
    desk.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1001' }));
    expect(desk.getState().offer.status).toBe('stale');
    await desk.rest();
    expect(offers()).toHaveLength(before + 1);
    expect(desk.getState().offer.offer?.cashOnDeliveryFee).toBe(5_99);
  });

  it('keeps the last figures as stale while a newer one is in flight', async () => {
    const desk = await readyDesk();
    const total = desk.getState().offer.offer?.totalPrice;
    desk.dispatch(paymentActions.methodChosen({ method: 'CASH_ON_DELIVERY', hasBankDetails: false }));
    const { offer } = desk.getState();
    expect(offer.status).toBe('stale');
    expect(offer.offer?.totalPrice).toBe(total);
    expect(selectSubmitBlocks(desk.getState())).toContainEqual({ kind: 'offerPending' });
  });

  it('names the figures that changed the total', async () => {
    const desk = await readyDesk();
    await desk.pay('CASH_ON_DELIVERY');
    expect(desk.getState().offer.changes).toEqual([{ figure: 'cashOnDeliveryFee', difference: 5_99 }]);
    await desk.changeQuantity('432011001', 2);
    expect(desk.getState().offer.changes).toEqual([{ figure: 'products', difference: 34_99 }]);
  });

  it('is withdrawn with the last line', async () => {
    const desk = await readyDesk();
    await desk.remove('432011001');
    expect(desk.getState().offer).toMatchObject({ status: 'none', offer: null });
  });

  it('is not calculated while a write of the basket is in flight', async () => {
    const desk = await readyDesk();
    const before = offers().length;
    setFault({ service: 'basket', times: 1, fault: { kind: 'delay', milliseconds: 250 } });
    const entered = desk.enter('443015001');
    await vi.waitFor(() => {
      expect(desk.getState().basket.adding).toHaveLength(1);
    });
    desk.dispatch(offerActions.recalculationRequested());
    await entered;
    expect(offers()).toHaveLength(before + 1);
    expect(desk.getState().offer.offer?.items).toHaveLength(2);
  });

  it('is calculated also after a write that changed nothing', async () => {
    const desk = await readyDesk();
    setFault({ service: 'basket', method: 'POST', fault: { kind: 'delay', milliseconds: 200 }, times: 1 });
    setFault({ service: 'basket', method: 'POST', fault: { kind: 'status', status: 409 } });
    desk.dispatch(offerActions.recalculationRequested());
    await desk.enter('443015001');
    expect(desk.getState().offer.status).toBe('current');
  });

  it('warns of articles that were sold in between (REQ C6.9)', async () => {
    resetWorld('soldOutInBetween');
    const desk = await readyDesk();
    desk.dispatch(offerActions.recalculationRequested());
    const state = await desk.rest();
    expect(selectSubmitBlocks(state)).toContainEqual({
      kind: 'stockWarning',
      warning: { kind: 'soldOut', sku: '432011001' },
    });
  });

  it('warns of fewer pieces than asked for (REQ C6.9)', async () => {
    resetWorld('onlyOneLeft');
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001*3');
    desk.dispatch(offerActions.recalculationRequested());
    const warning = { kind: 'quantity', sku: '432011001', available: 1 };
    expect(selectSubmitBlocks(await desk.rest())).toContainEqual({ kind: 'stockWarning', warning });
  });
});

describe('an offer that fails (REQ C6.6, C6.7, C6.10)', () => {
  it.each([
    ['order_with_address_category1_not_allowed', { kind: 'addressCategory1', detail: 'Sagt der Dienst.' }],
    ['invalid_payment_method', { kind: 'payment', detail: 'Sagt der Dienst.' }],
    ['order-amount-not-eligible', { kind: 'payment', detail: 'Sagt der Dienst.' }],
    ['invalid-installments', { kind: 'payment', detail: 'Sagt der Dienst.' }],
    ['empty-basket', { kind: 'emptyBasket' }],
    ['something-new', { kind: 'refused', detail: 'Sagt der Dienst.' }],
  ])('with %s has the message of the service', async (key, failure) => {
    const desk = await readyDesk();
    setFault({ path: '/backoffice-offers', fault: problem(key), times: 1 });
    desk.dispatch(offerActions.recalculationRequested());
    const { offer, basket } = await desk.rest();
    expect(offer).toMatchObject({ status: 'failed', failure });
    expect(offer.offer).not.toBeNull();
    expect(basket.items).toHaveLength(1);
    // A refused payment has a block of its own.
    const block = failure.kind === 'payment' ? 'paymentRefused' : 'offerFailed';
    expect(selectSubmitBlocks(desk.getState())).toContainEqual({ kind: block });
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).offer.status).toBe('current');
  });

  it.each([
    [{ kind: 'status', status: 504 } as const, { kind: 'timeout' }],
    [{ kind: 'reset' } as const, { kind: 'unreachable' }],
    [{ kind: 'html' } as const, { kind: 'unreachable' }],
  ])('by %j has the failure %j', async (fault, failure) => {
    const desk = await readyDesk();
    setFault({ path: '/backoffice-offers', fault });
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).offer).toMatchObject({ status: 'failed', failure });
  });

  it('because the basket is gone is calculated again for a new basket with the same lines', async () => {
    resetWorld('basketExpires');
    const desk = await readyDesk();
    await desk.enter('443015001');
    const { id } = desk.getState().basket;
    currentWorld().db.baskets.removeAll();
    desk.dispatch(offerActions.recalculationRequested());
    const { basket, offer } = await desk.rest();
    expect(basket.id).not.toBe(id);
    expect(desk.lines()).toEqual(['432011001*1', '443015001*1']);
    expect(offer).toMatchObject({ status: 'current', offer: { totalProductPrice: 64_98 } });
  });

  it('because the basket is gone while no new one can be opened keeps the lines, and can be recalculated', async () => {
    const desk = await readyDesk();
    currentWorld().db.baskets.removeAll();
    setFault({ service: 'basket', fault: { kind: 'status', status: 503 } });
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(desk.getState().offer).toMatchObject({ status: 'failed', failure: { kind: 'basketNotReplaced' } });
    expect(selectSubmitBlocks(desk.getState())).toEqual([{ kind: 'offerFailed' }]);
    clearFaults();
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).offer.status).toBe('current');
    expect(desk.lines()).toEqual(['432011001*1']);
  });
});

describe('a lost basket', () => {
  it('that is replaced in part is deleted again: the lines stay, and the next attempt opens another one', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    currentWorld().db.baskets.removeAll();
    // The first line opens the new basket; the second one fails.
    setFault({
      path: '/services/basket/*/basket/*/items',
      method: 'POST',
      times: 1,
      fault: { kind: 'status', status: 503 },
    });
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.getState().offer).toMatchObject({ status: 'failed', failure: { kind: 'basketNotReplaced' } });
    expect(desk.lines()).toEqual(['432011001*1', '443015001*1']);
    expect(requestsSeen().filter(({ operation }) => operation === 'deleteBasket')).toHaveLength(1);
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.lines()).toEqual(['432011001*1', '443015001*1']);
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { items: [{}, {}] } });
  });

  it('that is found with the removal of a line: the line is gone, the others are kept, and nothing stays pending', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    currentWorld().db.baskets.removeAll();
    setFault({ service: 'basket', method: 'POST', fault: { kind: 'status', status: 503 } });
    await desk.remove('443015001');
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(desk.getState().basket.openWrites).toBe(0);
    expect(desk.getState().offer).toMatchObject({ status: 'failed', failure: { kind: 'basketNotReplaced' } });
    clearFaults();
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).offer.status).toBe('current');
  });
});

describe('the payment (REQ C8.4, C8.5)', () => {
  it('by cash on delivery is reset by another delivery address, at once and with the reason', async () => {
    const desk = await readyDesk();
    await desk.pay('CASH_ON_DELIVERY');
    const other = desk
      .getState()
      .customer.customer?.deliveryAddresses.find(({ fromInvoiceAddress }) => fromInvoiceAddress !== true);
    desk.dispatch(customerActions.deliveryAddressChosen(other?.id ?? ''));
    expect(desk.getState().payment).toMatchObject({
      selection: null,
      reset: { kind: 'ruledOut', refusal: { kind: 'onlyToBillingAddress' } },
    });
    await desk.pay('INVOICE');
    expect(desk.getState().payment).toMatchObject({ selection: { method: 'INVOICE' }, reset: null });
  });

  it('by invoice survives another delivery address', async () => {
    const desk = await readyDesk();
    const other = desk.getState().customer.customer?.deliveryAddresses.at(0);
    desk.dispatch(customerActions.deliveryAddressChosen(other?.id ?? ''));
    expect((await desk.rest()).payment.selection).toEqual({ method: 'INVOICE' });
  });

  it('that the new offer no longer allows is reset with the reason', async () => {
    const desk = await readyDesk();
    const paymentOptions = [
      { method: 'INVOICE', enabled: false, reason: 'Limit' },
      { method: 'DIRECT_DEBIT', enabled: true },
    ];
    const offer = { items: [], total_product_price: 1, total_price: 1 };
    setFault({
      path: '/backoffice-offers',
      times: 1,
      fault: { kind: 'json', body: { offer, payment_options: paymentOptions } },
    });
    desk.dispatch(offerActions.recalculationRequested());
    expect((await desk.rest()).payment).toMatchObject({
      selection: null,
      reset: { kind: 'noLongerOffered', method: 'INVOICE' },
    });
  });

  it('that the customer prefers is preselected, with the bank details on file once the caller agrees', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    expect(desk.getState().payment.selection).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } });
    desk.dispatch(paymentActions.prefillAgreed(true));
    expect((await desk.rest()).payment.selection).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } });
  });

  it('by direct debit takes bank details that the service accepts, and shows its message for others', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    desk.dispatch(
      paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE00370400440532013000' }),
    );
    expect((await desk.rest()).payment.ibanCheck).toMatchObject({
      status: 'invalid',
      detail: 'Diese IBAN ist ungültig. Bitte Zeichen für Zeichen vergleichen.',
    });
    desk.dispatch(
      paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' }),
    );
    const { payment } = await desk.rest();
    expect(payment.selection).toMatchObject({
      method: 'DIRECT_DEBIT',
      bank: { kind: 'entered', iban: 'DE89370400440532013000' },
    });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('stays selected when the check of the bank details fails', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    setFault({ service: 'payment', fault: { kind: 'status', status: 503 } });
    desk.dispatch(paymentActions.bankDetailsEntered({ accountHolder: 'E M', iban: 'DE89370400440532013000' }));
    expect((await desk.rest()).payment).toMatchObject({
      ibanCheck: { status: 'failed' },
      selection: { method: 'DIRECT_DEBIT' },
    });
  });
});

it('a line removed while the offer is calculated is not in the figures', async () => {
  const desk = await readyDesk();
  await desk.enter('443015001');
  setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'delay', milliseconds: 100, after: 'after' } });
  desk.dispatch(offerActions.recalculationRequested());
  await expect.poll(() => currentWorld().faults.applied).toBe(1);
  desk.dispatch(basketActions.removalRequested({ itemId: desk.getState().basket.items[0]?.id ?? '' }));
  expect((await desk.rest()).offer).toMatchObject({ status: 'current', offer: { totalProductPrice: 29_99 } });
});
