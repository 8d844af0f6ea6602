import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPostalAddress, aVoucher } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { textOfNotice } from '~/shared/notify/noticeText';
import { undoStack } from '~/shared/undo/undoStack';
import { itemIdOf, openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { observeActs } from './actObserver';
import { recordActs } from './recordActs';

startStandIn();

beforeEach(async () => {
  undoStack.forget(callId);
  await startI18n('de');
  observeActs(recordActs);
});
afterEach(() => {
  undoStack.forget('call-1');
  vi.useRealTimers();
});

const callId = 'call-1';
/** Undoes the last act; returns what is spoken, or null where there is none. */
async function undoLast(desk: Desk): Promise<string | null> {
  const act = undoStack.undo(callId);
  await desk.rest();
  return act === null ? null : textOfNotice(act.text);
}

describe('Strg Z undoes the last act of the call (UX Undo instead of are-you-sure)', () => {
  it('acts come back in reverse order: quantity, voucher, removed article, payment', async () => {
    const desk = await readyDesk();
    await desk.pay('CASH_ON_DELIVERY');
    await desk.changeQuantity('432011001', 3);
    desk.dispatch(voucherActions.redeemed({ voucher: aVoucher(), several: false }));
    desk.dispatch(voucherActions.removed(aVoucher().code));
    await desk.remove('432011001');
    expect(desk.lines()).toEqual([]);
    expect(await undoLast(desk)).toBe('Gesichtscreme entfernt');
    expect(desk.lines()).toEqual(['432011001*3']);
    expect(await undoLast(desk)).toBe(`Gutschein ${aVoucher().code} entfernt`);
    expect(desk.getState().voucher.codes).toEqual([aVoucher().code]);
    // The line has a new id since it was removed: its quantity of before is nobody's any more.
    expect(await undoLast(desk)).toBe('Zahlungsart Nachnahme gewählt');
    expect(desk.getState().payment.selection).toEqual({ method: 'INVOICE' });
    expect(await undoLast(desk)).toBe('Gesichtscreme hinzugefügt');
    expect(desk.lines()).toEqual(['432011001*2']);
    expect(await undoLast(desk)).toBeNull();
  });

  it('an added article is taken out again: its pieces of a line, the line, or what is still in flight', async () => {
    const desk = await readyDesk();
    await desk.enter('432011001');
    expect(desk.lines()).toEqual(['432011001*2']);
    expect(await undoLast(desk)).toBe('Gesichtscreme hinzugefügt');
    expect(desk.lines()).toEqual(['432011001*1']);
    const inFlight = { sku: '443015001', baseProductNo: '443015', quantity: 1, weeeTakeBackEnabled: false };
    desk.dispatch(basketActions.addItemRequested({ ...inFlight, priceDate: null, crossSell: null }));
    expect(await undoLast(desk)).toBe('443015001 hinzugefügt');
    expect(desk.lines()).toEqual(['432011001*1']);
    // What was undone is not offered as removed by the agent.
    expect(desk.getState().basket.removed).toBeNull();
    expect(await undoLast(desk)).toBe('Gesichtscreme hinzugefügt');
    expect(desk.lines()).toEqual([]);
  });

  it('several presses of + before the service answers are one act, later ones another', async () => {
    const desk = await readyDesk();
    const itemId = itemIdOf(desk.getState(), '432011001');
    desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity: 2 }));
    await desk.changeQuantity('432011001', 3);
    await desk.changeQuantity('432011001', 5);
    expect(await undoLast(desk)).toBe('Menge von Gesichtscreme auf 5 geändert');
    expect(desk.lines()).toEqual(['432011001*3']);
    expect(await undoLast(desk)).toBe('Menge von Gesichtscreme auf 3 geändert');
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(await undoLast(desk)).toBe('Gesichtscreme hinzugefügt');
  });

  it('a removed article comes back for 8 seconds', async () => {
    const desk = await readyDesk();
    await desk.remove('432011001');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_001);
    expect(await undoLast(desk)).toBeNull();
    vi.restoreAllMocks();
  });

  it('bank details that were typed come back with their payment', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000', bankName: 'Commerzbank' };
    desk.dispatch(paymentActions.bankDetailsChecked(bank));
    await desk.pay('INVOICE');
    expect(await undoLast(desk)).toBe('Zahlungsart Rechnung gewählt');
    expect(desk.getState().payment.selection).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'entered', ...bank } });
  });

  it('a chosen and a removed delivery address come back', async () => {
    const desk = await readyDesk();
    const { customer, deliveryAddressId } = desk.getState().customer;
    if (customer === null) throw new Error('no customer');
    const added = { ...aPostalAddress(), id: 'local-1', kind: 'DELIVERY' as const };
    const addresses = [...customer.deliveryAddresses, added];
    desk.dispatch(customerActions.dataEdited({ ...customer, deliveryAddresses: addresses }));
    desk.dispatch(customerActions.deliveryAddressChosen('local-1'));
    desk.dispatch(customerActions.addressRemoved('local-1'));
    await desk.rest();
    expect(await undoLast(desk)).toBe('neue Lieferadresse entfernt');
    expect(desk.getState().customer.customer?.deliveryAddresses).toEqual(addresses);
    expect(desk.getState().customer.deliveryAddressId).toBe('local-1');
    expect(await undoLast(desk)).toBe('Lieferadresse gewechselt');
    expect(desk.getState().customer.deliveryAddressId).toBe(deliveryAddressId);
  });
});

describe('never into another call, customer or order (QUALITY 11)', () => {
  it('the acts of a call are not undone in another one', async () => {
    const desk = await readyDesk();
    await desk.pay('CASH_ON_DELIVERY');
    expect(undoStack.undo('call-2')).toBeNull();
    expect(desk.getState().payment.selection).toEqual({ method: 'CASH_ON_DELIVERY' });
  });

  it('another customer forgets them', async () => {
    const desk = await readyDesk();
    await desk.remove('432011001');
    await desk.logIn('0180010');
    expect(desk.getState().customer.customer?.externalCustomerId).toBe('0180010');
    expect(await undoLast(desk)).toBeNull();
  });

  it('nothing of an order that is in flight or placed is changed', async () => {
    const desk = await readyDesk();
    await desk.pay('CASH_ON_DELIVERY');
    desk.dispatch(orderActions.checkStarted());
    expect(undoStack.last(callId)).toBeNull();
    desk.dispatch(orderActions.checkFailed());
    expect(undoStack.last(callId)).not.toBeNull();
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(await undoLast(desk)).toBeNull();
  });

  it('an empty desk has nothing to undo', async () => {
    expect(await undoLast(openDesk())).toBeNull();
  });
});
