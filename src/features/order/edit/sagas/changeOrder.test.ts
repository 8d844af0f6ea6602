import { describe, expect, it, vi } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { aPostalAddress } from '~/domain/testing/samples';
import type { EditOperation } from '~/domain/order/editOrder';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { startI18n } from '~/shared/i18n/i18n';
import { editOrderActions } from '../state/editOrderSlice';
import {
  change,
  changeKinds,
  changesOf,
  editDesk,
  editOf,
  editRequestsSent,
  itemAt,
  undoChange,
} from '~/flows/testing/editDesk';
import { requestsSeen, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const contact = { type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: '0301234567' } as const;
const domstrasse = aPostalAddress({
  id: '',
  kind: 'DELIVERY',
  street: 'Domstraße',
  streetNumber: '12',
  zipCode: '50668',
  city: 'Köln',
});

describe('an edit of an order (REQ F1.1, F1.3, F1.4)', () => {
  it('opens the draft without a change, with the customer and the names of its articles', async () => {
    const desk = await editDesk();
    const { isEdited, originalOrder, editedOffer } = editOf(desk);
    expect([isEdited, originalOrder.isEditable, changesOf(desk)]).toEqual([false, true, []]);
    expect(editedOffer.items.every(({ number }) => number !== null)).toBe(true);
    const { customer, products } = desk.getState().editOrder;
    expect(customer?.externalCustomerId).toBe(originalOrder.externalCustomerId);
    expect(Object.keys(products)).toEqual(expect.arrayContaining(editedOffer.items.map((item) => item.baseProductNo)));
  });

  it('shows an order that does not exist as not found, and a failed opening with a way to retry', async () => {
    expect((await editDesk('1399999999')).getState().editOrder.session).toEqual({ phase: 'notFound' });
    setFault({ path: '/edit-order/init', times: 1, fault: { kind: 'status', status: 503 } });
    const desk = await editDesk();
    expect(desk.getState().editOrder.session).toEqual({ phase: 'failed' });
    desk.dispatch(editOrderActions.reopenRequested());
    expect((await desk.rest()).editOrder.session.phase).toBe('open');
  });

  it('a change that an ended session refuses is told after the sign-in', async () => {
    await startI18n('de');
    const desk = await editDesk();
    setFault({ service: 'order', fault: { kind: 'status', status: 401 } });
    await change(desk, contact);
    expect([changesOf(desk), desk.notices]).toEqual([[], []]);
    expect(takeUndone()).toEqual([expect.stringContaining('ist nicht ausgeführt')]);
  });

  it.each<[string, (desk: Desk) => readonly EditOperation[], string]>([
    ['UPDATE_POSITION', (desk) => [{ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 }], 'quantity'],
    [
      'CANCEL_POSITION',
      (desk) => [{ type: 'CANCEL_POSITION', id: itemAt(desk, 0).id, cancellationReason: 'WRONG_ITEM' }],
      'positionCancelled',
    ],
    [
      'UPDATE_POSITION_PRICE_DATE',
      (desk) => [{ type: 'UPDATE_POSITION_PRICE_DATE', id: itemAt(desk, 0).id, priceDate: '2026-11-01' }],
      'priceDate',
    ],
    ['ADD_POSITION', () => [{ type: 'ADD_POSITION', sku: '454287001', quantity: 2, crossSell: null }], 'positionAdded'],
    ['SWITCH_DELIVERY_ADDRESS', () => [{ type: 'SWITCH_DELIVERY_ADDRESS', address: domstrasse }], 'deliveryAddress'],
    [
      'CHANGE_PAYMENT',
      () => [{ type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null }],
      'payment',
    ],
    ['REDEEM_VOUCHER', () => [{ type: 'REDEEM_VOUCHER', code: 'SOMMER' }], 'voucherAdded'],
    ['CHANGE_SERVICE_VOUCHER', () => [{ type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' }], 'serviceVoucher'],
    ['UPDATE_CUSTOMER', () => [contact], 'contact'],
    [
      'UPDATE_CUSTOMER with the billing address (REQ F2.7)',
      (desk) => {
        const { contact: before, billingAddress } = editOf(desk).editedOffer;
        return [
          {
            type: 'UPDATE_CUSTOMER',
            ...before,
            billingAddress: { ...(billingAddress ?? aPostalAddress()), streetNumber: '99' },
          },
        ];
      },
      'billingAddress',
    ],
  ])('%s is sent, shown as a change, and undone alone (REQ F1.2, F2.1, F2.2, F2.5)', async (_what, wanted, kind) => {
    const desk = await editDesk();
    await change(desk, ...wanted(desk));
    expect(changeKinds(desk)).toContain(kind);
    expect(editOf(desk).isEdited).toBe(true);
    const others = changeKinds(desk).filter((each) => each !== kind);
    for (const other of [kind, ...others]) {
      const known = changesOf(desk).find((each) => each.kind === other);
      if (known !== undefined) await undoChange(desk, known.kind);
    }
    expect(changesOf(desk)).toEqual([]);
    expect(desk.notices).toEqual([]);
  });

  it('removes a new position, and takes an old device back where the article has one', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'ADD_POSITION', sku: '443015001', quantity: 1, crossSell: null });
    await change(desk, { type: 'REMOVE_POSITION', id: itemAt(desk, 3).id });
    expect(editOf(desk).editedOffer.items).toHaveLength(3);
    expect(editRequestsSent()).toEqual(['addPosition', 'removePosition']);
  });
});

describe('the operations of an edit', () => {
  it('are sent one after the other, in the order of the agent', async () => {
    const desk = await editDesk();
    setFault({ path: 'update-position', fault: { kind: 'delay', milliseconds: 40 }, times: 1 });
    const id = itemAt(desk, 0).id;
    await change(
      desk,
      { type: 'UPDATE_POSITION', id, quantity: 4 },
      { type: 'UPDATE_POSITION', id, quantity: 2 },
      contact,
      { type: 'UPDATE_POSITION', id, quantity: 3 },
    );
    expect(editRequestsSent()).toEqual(['updatePosition', 'updatePosition', 'updateOrderCustomer', 'updatePosition']);
    expect(itemAt(desk, 0).quantity).toBe(3);
  });

  it.each([
    ['success', 3],
    ['error', 900],
  ] as const)(
    'show their %s at the position, which is cleared after a moment (REQ F1.6)',
    async (outcome, quantity) => {
      const desk = await editDesk();
      const { id } = itemAt(desk, 0);
      const shown: unknown[] = [];
      const stop = desk.store.subscribe(() => {
        const now = desk.getState().editOrder.activity[`item:${id}`] ?? null;
        if (shown.at(-1) !== now) shown.push(now);
      });
      await change(desk, { type: 'UPDATE_POSITION', id, quantity });
      await vi.waitFor(() => {
        expect(desk.getState().editOrder.activity).toEqual({});
      });
      stop();
      expect(shown).toEqual([null, 'in_progress', outcome, null]);
    },
  );

  it('that are refused say that the operation failed, with the words of the service (REQ F3.7)', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'UPDATE_POSITION_PRICE_DATE', id: itemAt(desk, 0).id, priceDate: '2020-01-01' });
    expect(desk.notices).toMatchObject([
      {
        variant: 'error',
        text: {
          key: 'editOrder.failedWith',
          params: { detail: 'Das Preisdatum muss in den letzten 90 Tagen liegen.' },
        },
      },
    ]);
    expect(changesOf(desk)).toEqual([]);
    await vi.waitFor(() => {
      expect(requestsSeen().map(({ operation }) => operation)).toContain('writeLog');
    });
  });

  it('whose answer is lost are looked up in the draft, and not said to have failed where they arrived', async () => {
    const desk = await editDesk();
    setFault({ path: 'add-position', times: 1, fault: { kind: 'reset', after: 'after' } });
    await change(desk, { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null });
    expect(changeKinds(desk)).toEqual(['positionAdded']);
    expect(itemAt(desk, 3)).toMatchObject({ sku: '443015001', quantity: 2 });
    expect(desk.notices).toEqual([]);
    setFault({ path: 'add-position', times: 1, fault: { kind: 'status', status: 500 } });
    await change(desk, { type: 'ADD_POSITION', sku: '443015001', quantity: 1, crossSell: null });
    expect(desk.notices).toHaveLength(1);
    expect(itemAt(desk, 3).quantity).toBe(2);
  });

  it.each<[string, string, (desk: Desk) => EditOperation]>([
    [
      'a payment with bank details whose answer is lost',
      'change-payment',
      () => ({ type: 'CHANGE_PAYMENT', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } }, plan: null }),
    ],
    [
      'a removal that was received twice',
      'remove-position',
      (desk) => ({ type: 'REMOVE_POSITION', id: itemAt(desk, 3).id }),
    ],
    ['a voucher that was received twice', 'redeem-voucher', () => ({ type: 'REDEEM_VOUCHER', code: 'SOMMER' })],
  ])('that have arrived are not said to have failed: %s', async (_what, path, operation) => {
    const desk = await editDesk();
    await change(desk, { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null });
    const status = path === 'change-payment' ? 504 : 404;
    const body = { title: 'POSITION_NOT_FOUND', detail: 'Unbekannt.' };
    setFault({ path, times: 1, fault: { kind: 'status', status, body, after: 'after' } });
    const before = changeKinds(desk);
    await change(desk, operation(desk));
    expect(desk.notices).toEqual([]);
    expect(changeKinds(desk)).not.toEqual(before);
  });

  it('leave a draft of unknown state where it cannot be read again either, which is shown until it can', async () => {
    const desk = await editDesk();
    setFault({ path: '/edit-order/', times: 2, fault: { kind: 'status', status: 503 } });
    await change(desk, contact);
    expect(editOf(desk).isStale).toBe(true);
    desk.dispatch(editOrderActions.reopenRequested());
    await desk.rest();
    expect(editOf(desk).isStale).toBe(false);
  });
});

describe('taking changes back and discarding them', () => {
  async function deskWithThreeChanges(): Promise<Desk> {
    const desk = await editDesk();
    await change(
      desk,
      { type: 'CANCEL_POSITION', id: itemAt(desk, 0).id, cancellationReason: 'OTHER' },
      { type: 'UPDATE_POSITION', id: itemAt(desk, 1).id, quantity: 3 },
      contact,
    );
    return desk;
  }

  it('makes the other changes again on a new draft where the service cannot undo a cancellation', async () => {
    const desk = await editDesk();
    await change(
      desk,
      { type: 'CANCEL_POSITION', id: itemAt(desk, 0).id, cancellationReason: 'OTHER' },
      { type: 'UPDATE_POSITION', id: itemAt(desk, 1).id, quantity: 3 },
      { type: 'ADD_POSITION', sku: '454287001', quantity: 2, crossSell: null },
      { type: 'REDEEM_VOUCHER', code: 'SOMMER' },
      contact,
      { type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null },
    );
    const before = changeKinds(desk);
    setFault({ path: 'cancel-position', times: 1, fault: { kind: 'status', status: 400 } });
    const steps: number[] = [];
    const stop = desk.store.subscribe(() => steps.push(changesOf(desk).length));
    await undoChange(desk, 'positionCancelled');
    stop();
    expect(changeKinds(desk)).toEqual(before.filter((kind) => kind !== 'positionCancelled'));
    expect(editRequestsSent().slice(7)).toEqual([
      'clearEditedOrder',
      'initEditOrder',
      'updatePosition',
      'addPosition',
      'redeemVoucherInOrder',
      'changeOrderPayment',
      'updateOrderCustomer',
    ]);
    // As one step: nothing in between is shown.
    expect(new Set(steps)).toEqual(new Set([before.length, before.length - 1]));
    expect(desk.notices).toEqual([]);
  });

  it('names how many of the other changes were refused', async () => {
    const desk = await deskWithThreeChanges();
    setFault({ path: 'cancel-position', times: 1, fault: { kind: 'status', status: 400 } });
    setFault({ path: 'update-position', times: 1, fault: { kind: 'status', status: 400 } });
    await undoChange(desk, 'positionCancelled');
    expect(changeKinds(desk)).toEqual(['contact']);
    expect(desk.notices.at(-1)).toMatchObject({ text: { key: 'editOrder.notRepeated', params: { count: 1 } } });
  });

  it('names a change whose bank details of an earlier session are not known any more', async () => {
    const desk = await editDesk();
    await change(
      desk,
      { type: 'CHANGE_PAYMENT', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } }, plan: null },
      contact,
    );
    desk.dispatch(editOrderActions.reported({ lastPayment: null }));
    desk.dispatch(editOrderActions.replayRequested({ without: 'contact', operations: null }));
    await desk.rest();
    expect(changesOf(desk)).toEqual([]);
    expect(desk.notices).toMatchObject([{ text: { key: 'editOrder.notRepeated', params: { count: 1 } } }]);
  });

  it('goes on with what is left after a failure in the middle, at the next try', async () => {
    const desk = await deskWithThreeChanges();
    setFault({ path: 'cancel-position', times: 1, fault: { kind: 'status', status: 400 } });
    setFault({ path: 'update-customer', times: 1, fault: { kind: 'status', status: 503 } });
    await undoChange(desk, 'positionCancelled');
    expect(desk.getState().editOrder.session.phase).toBe('failed');
    desk.dispatch(editOrderActions.reopenRequested());
    await desk.rest();
    expect(changeKinds(desk)).toEqual(['quantity', 'contact']);
  });

  it('discards all changes at the service', async () => {
    const desk = await editDesk();
    await change(desk, contact, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });
    desk.dispatch(editOrderActions.replayRequested({ without: null, operations: null }));
    await desk.rest();
    expect([changesOf(desk), editOf(desk).isEdited]).toEqual([[], false]);
    expect(editRequestsSent().slice(2)).toEqual(['clearEditedOrder', 'initEditOrder']);
  });
});
