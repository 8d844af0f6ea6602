import { beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import type { EditOperation } from '~/domain/order/editOrder';
import type { OrderChange } from '~/domain/order/editOrderChanges';
import { change, changeKinds, editDesk, editOf, itemAt, undoChange } from '~/flows/testing/editDesk';
import { resetWorld, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const unnamed = [
  'original_order.items[].id',
  'original_order.items[].price_date',
  'edited_offer.items[].price_date',
  'edited_offer.service_voucher',
];

beforeEach(() => {
  // The answers to operations have no draft there: it is read again.
  resetWorld('bare');
  injectFault('initEditOrder', { kind: 'fields', fields: unnamed });
});

/** Every operation on what a service need not name of a draft, and how its change is shown. */
const operations: readonly (readonly [OrderChange['kind'], (desk: Desk) => EditOperation])[] = [
  ['priceDate', (desk) => ({ type: 'UPDATE_POSITION_PRICE_DATE', id: itemAt(desk, 0).id, priceDate: '2026-11-01' })],
  ['serviceVoucher', () => ({ type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' })],
];

describe.each(operations)('%s, which the service names neither of the order nor of the draft', (kind, operation) => {
  it('is a change that can be submitted, and is undone', async () => {
    const desk = await editDesk();
    expect(changeKinds(desk)).toEqual([]);
    await change(desk, operation(desk));
    expect([changeKinds(desk), editOf(desk).isEdited]).toEqual([[kind], true]);
    await undoChange(desk, kind);
    expect(changeKinds(desk)).toEqual([]);
  });

  it('stays on the screen when the draft is read again after a lost answer', async () => {
    const desk = await editDesk();
    await change(desk, operation(desk));
    setFault({ path: 'update-position', times: 1, fault: { kind: 'reset', after: 'after' } });
    await change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 1).id, quantity: 3 });
    expect(changeKinds(desk).toSorted()).toEqual([kind, 'quantity'].toSorted());
  });

  it('stays on the screen when another change is undone by doing the rest again', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'CANCEL_POSITION', id: itemAt(desk, 1).id, cancellationReason: 'WRONG_ITEM' });
    await change(desk, operation(desk));
    setFault({ path: 'cancel-position', times: 1, fault: { kind: 'status', status: 400 } });
    await undoChange(desk, 'positionCancelled');
    expect(changeKinds(desk)).toEqual([kind]);
  });
});
