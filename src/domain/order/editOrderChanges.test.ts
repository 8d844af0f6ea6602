import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem, aPackstation, aPostalAddress, aVoucher } from '~/domain/testing/samples';
import { anEditedOffer, anEditItem, anEditPayment } from '~/domain/testing/editSamples';
import type { EditedOffer, EditOperation, OrderContent } from './editOrder';
import {
  baselineOf,
  changeKey,
  contentOf,
  contentOfOrder,
  figureChanges,
  isEdited,
  orderChanges,
  type OrderChange,
} from './editOrderChanges';
import { addedPosition, inverseOf, redoOf } from './editOrderOperations';

const before = contentOf(anEditedOffer());
const changesWith = (overrides: Partial<EditedOffer>): readonly OrderChange[] =>
  orderChanges(before, contentOf(anEditedOffer(overrides)));
const changed = (overrides: Partial<EditedOffer['items'][number]>) => ({ items: [anEditItem(overrides)] });
const added = anEditItem({ id: 'new-1', number: null, sku: '443015001', quantity: 2, total: 59_98, priceDate: null });
const today = '2026-11-20';

describe('the changes of an edit, with the operation that takes each back (REQ F3.1)', () => {
  it.each<[string, Partial<EditedOffer>, Partial<OrderChange>, EditOperation | 'replayWithout']>([
    [
      'a quantity',
      changed({ quantity: 3, total: 104_97 }),
      { kind: 'quantity', before: 1, after: 3, difference: 69_98 },
      { type: 'UPDATE_POSITION', id: 'position-1', quantity: 1 },
    ],
    [
      'a price date',
      changed({ priceDate: '2026-11-10', total: 29_99 }),
      { kind: 'priceDate', before: '2026-11-02', after: '2026-11-10', difference: -5_00 },
      { type: 'UPDATE_POSITION_PRICE_DATE', id: 'position-1', priceDate: '2026-11-02' },
    ],
    [
      'the present price',
      changed({ priceDate: null }),
      { kind: 'priceDate', before: '2026-11-02', after: null, difference: 0 },
      { type: 'UPDATE_POSITION_PRICE_DATE', id: 'position-1', priceDate: '2026-11-02' },
    ],
    [
      'the take-back of an old device',
      changed({ weeeTakeBackEnabled: true }),
      { kind: 'takeBack', before: false, after: true },
      { type: 'UPDATE_WEEE_TAKE_BACK', id: 'position-1', weeeTakeBackEnabled: false },
    ],
    [
      'a cancelled position',
      changed({ cancellationReason: 'OTHER' }),
      { kind: 'positionCancelled', reason: 'OTHER', difference: -34_99 },
      { type: 'CANCEL_POSITION', id: 'position-1', cancellationReason: null },
    ],
    [
      'a new position',
      { items: [anEditItem(), added] },
      { kind: 'positionAdded', difference: 59_98 },
      { type: 'REMOVE_POSITION', id: 'new-1' },
    ],
    ['a position that is gone', { items: [] }, { kind: 'positionGone', difference: -34_99 }, 'replayWithout'],
    [
      'the delivery address',
      { deliveryAddress: aPackstation() },
      { kind: 'deliveryAddress' },
      { type: 'SWITCH_DELIVERY_ADDRESS', address: aPostalAddress() },
    ],
    [
      'the payment',
      { payment: anEditPayment({ method: 'CASH_ON_DELIVERY' }) },
      { kind: 'payment' },
      { type: 'CHANGE_PAYMENT', payment: { method: 'INVOICE' }, plan: null },
    ],
    [
      'a voucher',
      { vouchers: [aVoucher()] },
      { kind: 'voucherAdded', code: 'SOMMER' },
      { type: 'REMOVE_VOUCHER', code: 'SOMMER' },
    ],
    [
      'the service voucher',
      { serviceVoucher: 'UMTAUSCH' },
      { kind: 'serviceVoucher', before: null, after: 'UMTAUSCH' },
      { type: 'CHANGE_SERVICE_VOUCHER', code: null },
    ],
    [
      'the contact details',
      { contact: { email: null, phoneNumber: '0301234' } },
      { kind: 'contact' },
      { type: 'UPDATE_CUSTOMER', email: 'erika.musterfrau@example.com', phoneNumber: '022112345678' },
    ],
    [
      'the billing address',
      { billingAddress: aPostalAddress({ streetNumber: '18' }) },
      { kind: 'billingAddress' },
      {
        type: 'UPDATE_CUSTOMER',
        email: 'erika.musterfrau@example.com',
        phoneNumber: '022112345678',
        billingAddress: aPostalAddress(),
      },
    ],
  ])('%s', (_what, overrides, change, inverse) => {
    const changes = changesWith(overrides);
    expect(changes).toHaveLength(1);
    expect(changes).toMatchObject([change]);
    expect(changes.map(inverseOf)).toEqual([inverse]);
  });

  it('are none where nothing differs, or only an id of the address', () => {
    expect(changesWith({ deliveryAddress: aPostalAddress({ id: 'other' }) })).toEqual([]);
  });

  it('name the address of positions that went to different ones, which only a replay undoes', () => {
    const elsewhere = aPostalAddress({ street: 'Domstraße' });
    const items = [anEditItem(), anEditItem({ id: 'position-2', deliveryAddress: elsewhere })];
    const several = contentOf(anEditedOffer({ items }));
    const after = anEditedOffer({ items: items.map((item) => ({ ...item, deliveryAddress: null })) });
    const changes = orderChanges(several, contentOf(after));
    expect(changes).toMatchObject([
      { kind: 'deliveryAddress', before: { street: 'Domstraße' }, after: { street: 'Heidestraße' } },
    ]);
    expect(changes.map(inverseOf)).toEqual(['replayWithout']);
  });

  it('give the difference of a position to its first change', () => {
    const changes = changesWith(changed({ quantity: 2, priceDate: '2026-11-10', total: 59_98 }));
    expect(changes.map((change) => ('difference' in change ? change.difference : null))).toEqual([24_99, 0]);
  });

  it('of a payment whose bank details the service does not send back need a replay', () => {
    const debit = contentOf(anEditedOffer({ payment: anEditPayment({ method: 'DIRECT_DEBIT', maskedIban: 'DE89…' }) }));
    expect(orderChanges(debit, before).map(inverseOf)).toEqual(['replayWithout']);
  });

  it.each([
    [anEditPayment({ count: 3 }), anEditPayment({ count: 6 }), 1],
    [anEditPayment({ dueDay: 1 }), anEditPayment({ dueDay: 15 }), 1],
    [anEditPayment({ maskedIban: 'DE1' }), anEditPayment({ maskedIban: 'DE2' }), 1],
    [anEditPayment({ count: 3 }), anEditPayment(), 0],
    [null, anEditPayment(), 1],
    [null, null, 0],
  ])('of the payment %j to %j are %d', (one, other, count) => {
    const from = contentOf(anEditedOffer({ payment: one }));
    expect(orderChanges(from, contentOf(anEditedOffer({ payment: other })))).toHaveLength(count);
  });

  it('removed vouchers are redeemed again', () => {
    const withVoucher = contentOf(anEditedOffer({ vouchers: [aVoucher()] }));
    expect(orderChanges(withVoucher, before).map(inverseOf)).toEqual([{ type: 'REDEEM_VOUCHER', code: 'SOMMER' }]);
  });

  it('find a position without an id by its SKU, one for one', () => {
    const positions = before.positions.map((position) => ({ ...position, id: null }));
    const twice: OrderContent = { ...before, positions: [...positions, ...positions] };
    const items = [anEditItem({ id: 'a' }), anEditItem({ id: 'b', quantity: 2 })];
    const changes = orderChanges(twice, contentOf(anEditedOffer({ items })));
    expect(changes).toMatchObject([{ kind: 'quantity', position: { id: 'b' } }]);
  });

  it('are identified by their kind and what they are about', () => {
    expect(
      changesWith({ ...changed({ quantity: 3 }), vouchers: [aVoucher()], serviceVoucher: 'X' }).map(changeKey),
    ).toEqual(['quantity position-1', 'voucherAdded SOMMER', 'serviceVoucher']);
  });
});

describe('whether an order is edited (REQ F3.1)', () => {
  it.each([
    [null, {}, false],
    [null, { serviceVoucher: 'X' }, true],
    [[], { serviceVoucher: 'X' }, false],
    [[{ operation: 'X', before: {}, after: {} }], {}, true],
  ])('the service says %j', (changes, overrides, edited) => {
    expect(isEdited(before, anEditedOffer({ ...overrides, changes }))).toBe(edited);
  });
});

describe('the figures of an edit (DECISIONS 30)', () => {
  it('are those that differ, discounts negative, and always the total', () => {
    const figures = {
      ...anEditedOffer().figures,
      totalVoucherDiscount: 10_00,
      cashOnDeliveryFee: 5_99,
      shippingCost: 0,
      totalPrice: 30_98,
    };
    expect(figureChanges(before, contentOf(anEditedOffer({ figures })))).toEqual([
      { figure: 'totalVoucherDiscount', before: 0, after: -10_00, difference: -10_00 },
      { figure: 'shippingCost', before: 5_95, after: 0, difference: -5_95 },
      { figure: 'cashOnDeliveryFee', before: 0, after: 5_99, difference: 5_99 },
      { figure: 'totalPrice', before: 40_94, after: 30_98, difference: -9_96 },
    ]);
    expect(figureChanges(before, before).map(({ figure }) => figure)).toEqual(['totalPrice']);
  });
});

describe('making a change again on a new draft', () => {
  const payment = {
    type: 'CHANGE_PAYMENT',
    payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
    plan: null,
  } as const;
  const redone = (overrides: Partial<EditedOffer>) =>
    changesWith(overrides).flatMap((change) => redoOf(change, payment, today));

  it.each<[Partial<EditedOffer>, readonly EditOperation[]]>([
    [changed({ quantity: 3 }), [{ type: 'UPDATE_POSITION', id: 'position-1', quantity: 3 }]],
    [changed({ priceDate: null }), [{ type: 'UPDATE_POSITION_PRICE_DATE', id: 'position-1', priceDate: today }]],
    [
      changed({ cancellationReason: 'OTHER' }),
      [{ type: 'CANCEL_POSITION', id: 'position-1', cancellationReason: 'OTHER' }],
    ],
    [
      changed({ weeeTakeBackEnabled: true }),
      [{ type: 'UPDATE_WEEE_TAKE_BACK', id: 'position-1', weeeTakeBackEnabled: true }],
    ],
    [
      { items: [anEditItem(), { ...added, priceDate: '2026-11-10', weeeTakeBackEnabled: true }] },
      [
        { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null },
        { type: 'UPDATE_POSITION_PRICE_DATE', id: addedPosition, priceDate: '2026-11-10' },
        { type: 'UPDATE_WEEE_TAKE_BACK', id: addedPosition, weeeTakeBackEnabled: true },
      ],
    ],
    [{ items: [] }, []],
    [
      { deliveryAddress: aPackstation(), vouchers: [aVoucher()], serviceVoucher: 'UMTAUSCH' },
      [
        { type: 'SWITCH_DELIVERY_ADDRESS', address: aPackstation() },
        { type: 'REDEEM_VOUCHER', code: 'SOMMER' },
        { type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' },
      ],
    ],
    [{ payment: anEditPayment({ method: 'DIRECT_DEBIT' }) }, [payment]],
    [{ payment: anEditPayment({ method: 'INSTALLMENTS' }) }, []],
    [
      { payment: anEditPayment({ method: 'CASH_ON_DELIVERY' }) },
      [{ type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null }],
    ],
    [
      { contact: { email: null, phoneNumber: '0301' } },
      [{ type: 'UPDATE_CUSTOMER', email: null, phoneNumber: '0301' }],
    ],
  ])('%j', (overrides, operations) => {
    expect(redone(overrides)).toEqual(operations);
  });
});

describe('the content before an edit', () => {
  it('has of positions that the order lists without id, price date and take-back what the draft had when it was opened', () => {
    const positions = contentOf(anEditedOffer()).positions.map((position) => ({
      ...position,
      id: null,
      priceDate: null,
      weeeTakeBackEnabled: null,
    }));
    const opened = contentOf(anEditedOffer(changed({ priceDate: null, weeeTakeBackEnabled: false })));
    const baseline = baselineOf({ positions }, opened);
    expect(orderChanges(baseline, opened)).toEqual([]);
    const edited = contentOf(anEditedOffer(changed({ priceDate: '2026-11-10', weeeTakeBackEnabled: true })));
    expect(orderChanges(baseline, edited)).toMatchObject([
      { kind: 'priceDate', before: null, after: '2026-11-10' },
      { kind: 'takeBack', before: false, after: true },
    ]);
  });

  it('is the original order, and what it does not name as it was when the edit was opened', () => {
    const opened = contentOf(anEditedOffer({ items: [anEditItem({ cancellationReason: 'OTHER' }), added] }));
    expect(baselineOf({}, opened).positions).toMatchObject([{ id: 'position-1', cancellationReason: null }]);
    const serviceVoucher = 'UMTAUSCH';
    expect(baselineOf({ serviceVoucher }, opened)).toMatchObject({ serviceVoucher, contact: opened.contact });
  });

  it('is read from an order without a draft, to name what somebody else changed', () => {
    const order = anOrder({ items: [anOrderItem({ quantity: 4, total: 139_96 })] });
    const after = { ...before, ...contentOfOrder(order) };
    expect(orderChanges(before, after)).toMatchObject([{ kind: 'quantity', before: 1, after: 4 }]);
  });
});
