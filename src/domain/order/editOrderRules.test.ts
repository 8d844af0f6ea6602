import { describe, expect, it } from 'vitest';
import { aPackstation, aPostalAddress, aVoucher } from '~/domain/testing/samples';
import {
  figuresOf,
  paymentContext,
  anEditedOffer,
  anEditItem,
  anEditPayment,
  anOriginalOrder,
  aPlan,
} from '~/domain/testing/editSamples';
import { ruleRefusal } from '~/domain/payment/availablePayments';
import { hasArrived, isApplied, withPending } from './editEffects';
import {
  editOperations,
  isWholeOrderCancelled,
  newItems,
  oldItems,
  type EditedOffer,
  type EditOperation,
  type EditPayment,
} from './editOrder';
import {
  editPaymentFacts,
  editRestrictions,
  hasSeveralDeliveryAddresses,
  isInstallmentPlanPending,
  isPaymentInMaintenance,
  notEditable,
  readPriceDay,
  readQuantity,
  restrictedOperations,
  restrictionOf,
  voucherRefusal,
} from './editOrderRules';

const now = new Date('2026-11-20T09:00:00Z');
const cancelled = anEditItem({ id: 'position-2', cancellationReason: 'OTHER' });

describe('the operations of an edit (REQ F1.2)', () => {
  it('are the thirteen of the requirement', () => {
    expect(editOperations).toHaveLength(13);
    expect(new Set(editOperations)).toContain('CHANGE_SERVICE_VOUCHER');
  });

  it('know existing positions by their number (REQ F1.4)', () => {
    const [old, added] = [anEditItem(), anEditItem({ id: 'new-1', number: null })];
    expect([oldItems([old, added]), newItems([old, added])]).toEqual([[old], [added]]);
  });
});

describe('a wholly cancelled order (REQ F3.1)', () => {
  it.each([
    ['every item has a reason', [cancelled, cancelled], true],
    ['one has none', [cancelled, anEditItem()], false],
    ['a new item has none', [cancelled, anEditItem({ number: null })], false],
    ['without items', [], false],
  ])('%s', (_what, items, isWhole) => {
    expect(isWholeOrderCancelled(items)).toBe(isWhole);
  });
});

describe('a pending update of an installment plan (REQ F3.2)', () => {
  const agreed = anEditPayment({ method: 'INSTALLMENTS', count: 3, dueDay: 1 });
  it.each([
    ['another method', anEditPayment(), [aPlan()], false],
    ['a method that is unknown', anEditPayment({ method: 'BARTER' }), [], false],
    ['without a number of installments', { ...agreed, count: null }, [aPlan()], true],
    ['the plan of the service', { ...agreed, calculationId: 'c-3' }, [aPlan()], false],
    ['a plan that the service has calculated anew', { ...agreed, calculationId: 'c-old' }, [aPlan()], true],
    ['the same figures, without an id', { ...agreed, installment: 20_00, totalGrossAmount: 61_00 }, [aPlan()], false],
    ['another rate', { ...agreed, installment: 19_00 }, [aPlan()], true],
    ['another sum', { ...agreed, totalGrossAmount: 60_00 }, [aPlan()], true],
    ['a number that is not offered', { ...agreed, count: 9 }, [aPlan()], true],
    ['another due day', { ...agreed, dueDay: 15 as const }, [aPlan()], true],
    ['no plans, a sum that covers the order', { ...agreed, totalGrossAmount: 61_00 }, [], false],
    ['no plans, a sum below the order', { ...agreed, totalGrossAmount: 39_00 }, [], true],
    ['no plans and no figures', agreed, [], false],
  ])('%s', (_what, payment, plans, pending) => {
    expect(isInstallmentPlanPending(payment, plans, 40_94)).toBe(pending);
  });
});

describe('restrictions (REQ F3.6)', () => {
  it('are of seven types', () => {
    expect(editRestrictions).toEqual([
      'ADD_POSITION',
      'REMOVE_POSITION',
      'UPDATE_POSITION',
      'CANCEL_POSITION',
      'SWITCH_DELIVERY_ADDRESS',
      'CHANGE_PAYMENT',
      'REDEEM_VOUCHER',
    ]);
  });

  it.each(editRestrictions)('%s prevents what it restricts, and nothing else', (restriction) => {
    const restrictions = { [restriction]: 'PAYPAL' };
    const prevented = editOperations.filter((operation) => restrictionOf(operation, restrictions) === 'PAYPAL');
    expect(prevented).toEqual(editOperations.filter((each) => restrictedOperations[restriction].includes(each)));
    expect(prevented).toContain(restriction);
  });

  it('never prevent the submission or the contact details', () => {
    const all = Object.fromEntries(editRestrictions.map((each) => [each, 'X']));
    expect([restrictionOf('SUBMIT', all), restrictionOf('UPDATE_CUSTOMER', all)]).toEqual([null, null]);
  });
});

describe('different delivery addresses (REQ F1.7)', () => {
  const elsewhere = aPostalAddress({ street: 'Domstraße', streetNumber: '12' });
  it.each([
    ['all to the address of the order', [anEditItem(), anEditItem({ id: '2' })], false],
    ['one elsewhere', [anEditItem(), anEditItem({ id: '2', deliveryAddress: elsewhere })], true],
    [
      'all to the same other address',
      [anEditItem({ deliveryAddress: elsewhere }), anEditItem({ id: '2', deliveryAddress: { ...elsewhere, id: 'x' } })],
      false,
    ],
    [
      'the other one is cancelled',
      [anEditItem(), anEditItem({ id: '2', deliveryAddress: elsewhere, cancellationReason: 'OTHER' })],
      false,
    ],
  ])('%s', (_what, items, several) => {
    expect(hasSeveralDeliveryAddresses(anEditedOffer({ items }))).toBe(several);
  });
});

describe('typed values (REQ F1.9)', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
    ['0', null],
    ['1000', null],
    ['-1', null],
    ['1,5', null],
    ['zwei', null],
    ['', null],
  ])('a quantity %j is %j', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each([
    ['1.11.26', '2026-11-01'],
    ['20.11.2026', '2026-11-20'],
    ['01112026', '2026-11-01'],
    ['21.11.2026', null],
    ['31.02.2026', null],
    ['gestern', null],
    ['', null],
  ])('a price date %j is %j', (typed, day) => {
    expect(readPriceDay(typed, now)).toBe(day);
  });
});

describe('the maintenance of the payment (REQ F2.6)', () => {
  it.each([
    ['', false],
    ['false', false],
    ['true', true],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-20T08:00:00Z', false],
    ['bald', true],
  ])('%j blocks: %s', (configured, blocks) => {
    expect(isPaymentInMaintenance(configured, now)).toBe(blocks);
  });
});

describe('the payment rules of the order entry', () => {
  const refusalOf = (method: 'INSTALLMENTS' | 'CASH_ON_DELIVERY', overrides: Partial<EditedOffer>) =>
    ruleRefusal(
      method,
      editPaymentFacts({ editedOffer: anEditedOffer(overrides), paymentOptions: null }, paymentContext),
    )?.kind ?? null;

  it.each<['INSTALLMENTS' | 'CASH_ON_DELIVERY', Partial<EditedOffer>, string | null]>([
    ['INSTALLMENTS', {}, 'belowMinimum'],
    ['INSTALLMENTS', { figures: figuresOf(45_00) }, null],
    ['INSTALLMENTS', { figures: figuresOf(45_00), vouchers: [aVoucher()] }, 'notWithVoucher'],
    ['INSTALLMENTS', { figures: figuresOf(45_00), deliveryAddress: aPackstation() }, 'notToPickupPoint'],
    ['INSTALLMENTS', { figures: figuresOf(45_00), customerType: 'EMPLOYEE' }, 'notForEmployees'],
    ['CASH_ON_DELIVERY', {}, null],
    [
      'CASH_ON_DELIVERY',
      { deliveryAddress: aPostalAddress({ kind: 'DELIVERY', street: 'Domstraße' }) },
      'onlyToBillingAddress',
    ],
  ])('hold for %s with %j', (method, overrides, refusal) => {
    expect(refusalOf(method, overrides)).toBe(refusal);
  });

  it.each([
    [{ customerType: 'PARTNER' }, 'notForEmployees'],
    [{ payment: anEditPayment({ method: 'INSTALLMENTS' }) }, 'notWithInstallments'],
    [{}, null],
  ])('no voucher with %j: %s', (overrides, refusal) => {
    const editedOffer = anEditedOffer(overrides);
    const facts = editPaymentFacts({ editedOffer, paymentOptions: null }, paymentContext);
    expect(voucherRefusal(facts, editedOffer.payment)).toBe(refusal);
  });
});

describe('an order that cannot be edited (REQ F3.5)', () => {
  const installmentsInErp = { paymentMethod: 'INSTALLMENTS', isInErp: true };
  it.each([
    [{}, true, false, null],
    [{ isEditable: false, notEditableReason: 'Versendet.' }, true, false, { kind: 'service', detail: 'Versendet.' }],
    [{}, true, true, { kind: 'paypalWindowOver' }],
    [installmentsInErp, true, false, null],
    [installmentsInErp, false, false, { kind: 'erpInstallments' }],
    [{ ...installmentsInErp, isInErp: false }, false, false, null],
    [{ isInErp: true }, false, false, null],
  ])('%j, flag %s, PayPal over %s', (overrides, mayEditErpInstallments, isPaypalOver, reason) => {
    expect(notEditable(anOriginalOrder(overrides), { mayEditErpInstallments, isPaypalOver })).toEqual(reason);
  });
});

describe('the fields while operations are in flight (UX 4)', () => {
  it.each<[EditOperation, Partial<EditedOffer>]>([
    [{ type: 'UPDATE_POSITION', id: 'position-1', quantity: 5 }, { items: [anEditItem({ quantity: 5 })] }],
    [
      { type: 'CANCEL_POSITION', id: 'position-1', cancellationReason: 'OTHER' },
      { items: [anEditItem({ cancellationReason: 'OTHER' })] },
    ],
    [
      { type: 'UPDATE_POSITION_PRICE_DATE', id: 'position-1', priceDate: '2026-11-10' },
      { items: [anEditItem({ priceDate: '2026-11-10' })] },
    ],
    [
      { type: 'UPDATE_WEEE_TAKE_BACK', id: 'position-1', weeeTakeBackEnabled: true },
      { items: [anEditItem({ weeeTakeBackEnabled: true })] },
    ],
    [{ type: 'SWITCH_DELIVERY_ADDRESS', address: aPackstation() }, { deliveryAddress: aPackstation() }],
    [
      { type: 'CHANGE_PAYMENT', payment: { method: 'CASH_ON_DELIVERY' }, plan: null },
      { payment: anEditPayment({ method: 'CASH_ON_DELIVERY' }) },
    ],
    [{ type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' }, { serviceVoucher: 'UMTAUSCH' }],
    [{ type: 'UPDATE_CUSTOMER', email: null, phoneNumber: '0301' }, { contact: { email: null, phoneNumber: '0301' } }],
    [{ type: 'REMOVE_POSITION', id: 'position-1' }, {}],
    [{ type: 'REDEEM_VOUCHER', code: 'SOMMER' }, {}],
  ])('%j', (operation, shown) => {
    expect(withPending(anEditedOffer(), [operation])).toEqual(anEditedOffer(shown));
  });

  it('show the value of the last operation of several', () => {
    const [first, second] = [2, 3].map((quantity) => ({
      type: 'UPDATE_POSITION' as const,
      id: 'position-1',
      quantity,
    }));
    if (first === undefined || second === undefined) throw new Error('two operations');
    expect(withPending(anEditedOffer(), [first, second]).items[0]?.quantity).toBe(3);
  });
});

describe('an operation whose answer was lost', () => {
  const offer = anEditedOffer({
    items: [
      anEditItem({ quantity: 2, weeeTakeBackEnabled: true }),
      anEditItem({ id: 'new-1', number: null, sku: '443015001', quantity: 3 }),
      cancelled,
    ],
    vouchers: [aVoucher()],
    serviceVoucher: 'UMTAUSCH',
  });
  it.each<[EditOperation, boolean]>([
    [{ type: 'ADD_POSITION', sku: '443015001', quantity: 3, crossSell: null }, true],
    [{ type: 'ADD_POSITION', sku: '443015001', quantity: 4, crossSell: null }, false],
    [{ type: 'ADD_POSITION', sku: '432011001', quantity: 1, crossSell: null }, false],
    [{ type: 'REMOVE_POSITION', id: 'gone' }, true],
    [{ type: 'REMOVE_POSITION', id: 'new-1' }, false],
    [{ type: 'UPDATE_POSITION', id: 'position-1', quantity: 2 }, true],
    [{ type: 'UPDATE_POSITION', id: 'position-1', quantity: 3 }, false],
    [{ type: 'CANCEL_POSITION', id: 'position-2', cancellationReason: 'OTHER' }, true],
    [{ type: 'CANCEL_POSITION', id: 'position-2', cancellationReason: null }, false],
    [{ type: 'UPDATE_POSITION_PRICE_DATE', id: 'position-1', priceDate: '2026-11-02' }, true],
    [{ type: 'UPDATE_WEEE_TAKE_BACK', id: 'position-1', weeeTakeBackEnabled: true }, true],
    [{ type: 'SWITCH_DELIVERY_ADDRESS', address: aPostalAddress({ id: 'other' }) }, true],
    [{ type: 'SWITCH_DELIVERY_ADDRESS', address: aPackstation() }, false],
    [{ type: 'CHANGE_PAYMENT', payment: { method: 'INVOICE' }, plan: null }, true],
    [{ type: 'CHANGE_PAYMENT', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } }, plan: null }, false],
    [{ type: 'REDEEM_VOUCHER', code: 'SOMMER' }, true],
    [{ type: 'REMOVE_VOUCHER', code: 'SOMMER' }, false],
    [{ type: 'CHANGE_SERVICE_VOUCHER', code: 'UMTAUSCH' }, true],
    [{ type: 'UPDATE_CUSTOMER', email: 'erika.musterfrau@example.com', phoneNumber: '022112345678' }, true],
    [{ type: 'UPDATE_CUSTOMER', email: null, phoneNumber: '022112345678' }, false],
  ])('%j has arrived: %s', (operation, isThere) => {
    expect(isApplied(operation, offer, { 'position-1': 1 })).toBe(isThere);
  });

  it('an article that was there already has arrived only with its further pieces', () => {
    const add = { type: 'ADD_POSITION', sku: '443015001', quantity: 2, crossSell: null } as const;
    expect([isApplied(add, offer, { 'new-1': 1 }), isApplied(add, offer, { 'new-1': 2 })]).toEqual([true, false]);
  });

  const debit = { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } as const;
  const begun = {
    method: 'INSTALLMENTS',
    bank: { kind: 'missing' },
    dueDay: 1,
    count: null,
    conditionsAccepted: false,
  } as const;
  const agreed = { ...begun, bank: { kind: 'prefilled' }, count: 3 } as const;
  it.each([
    [debit, { method: 'INVOICE' }, { method: 'DIRECT_DEBIT' }, true],
    [debit, { method: 'INVOICE' }, { method: 'INVOICE' }, false],
    [debit, { method: 'DIRECT_DEBIT' }, { method: 'DIRECT_DEBIT' }, false],
    [debit, { method: 'DIRECT_DEBIT', maskedIban: '1' }, { method: 'DIRECT_DEBIT', maskedIban: '2' }, true],
    [begun, { method: 'INVOICE' }, { method: 'INSTALLMENTS' }, true],
    [agreed, { method: 'INSTALLMENTS' }, { method: 'INSTALLMENTS' }, false],
    [agreed, { method: 'INSTALLMENTS' }, { method: 'INSTALLMENTS', count: 3 }, true],
    [agreed, { method: 'INSTALLMENTS' }, { method: 'INSTALLMENTS', count: 6 }, false],
  ] as const)(
    'a payment with bank details %j, %j before and %j now, has arrived: %s',
    (payment, old, current, isThere) => {
      const paidBy = (part: Partial<EditPayment>) => anEditedOffer({ payment: anEditPayment(part) });
      const operation: EditOperation = { type: 'CHANGE_PAYMENT', payment, plan: null };
      expect(hasArrived(operation, paidBy(old), paidBy(current))).toBe(isThere);
    },
  );
});
