import { describe, expect, it } from 'vitest';
import { aBasketLine, aCrossSell, aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { contentKeyOf, intentDifferences, type IntentDifference, type OrderIntent } from './orderIntent';

const line = aBasketLine({ quantity: 2 });
const other = { ...line, sku: '443015001', baseProductNo: '443015', quantity: 1 };
const debit = (iban: string, bankName = '') =>
  ({ method: 'DIRECT_DEBIT', bank: { kind: 'entered', accountHolder: 'Erika Musterfrau', iban, bankName } }) as const;

const asked: OrderIntent = {
  customer: aCustomer(),
  lines: [line],
  requestedArticles: [],
  deliveryAddress: aPostalAddress(),
  payment: { method: 'INVOICE' },
  voucherCodes: ['SOMMER'],
  requestedVoucher: null,
  freeShipping: null,
  complaintFlag: null,
  salesChannel: '04',
  salesOffice: '4001',
  sourceChannel: 'PHONE',
  newsletter: false,
  originalOrderId: null,
};

/** What makes another order of the one asked for. */
const changes: readonly [string, Partial<OrderIntent>, IntentDifference][] = [
  ['an article that is gone', { lines: [] }, { kind: 'articleMissing', number: '432011001' }],
  ['a further article', { lines: [line, other] }, { kind: 'articleAdded', number: '443015001' }],
  [
    'a further article that is being looked up',
    { requestedArticles: [{ number: '443015', quantity: 1 }] },
    { kind: 'articleAdded', number: '443015' },
  ],
  ['another quantity', { lines: [{ ...line, quantity: 3 }] }, { kind: 'quantity', sku: '432011001', asked: 2, now: 3 }],
  [
    'another price date',
    { lines: [{ ...line, priceDate: '2026-11-02T00:00:00Z' }] },
    { kind: 'lineDetails', sku: '432011001' },
  ],
  [
    'the take-back of an old device',
    { lines: [{ ...line, weeeTakeBackEnabled: true }] },
    { kind: 'lineDetails', sku: '432011001' },
  ],
  ['a recommendation', { lines: [{ ...line, crossSell: aCrossSell() }] }, { kind: 'lineDetails', sku: '432011001' }],
  ['a voucher that is gone', { voucherCodes: [] }, { kind: 'voucherMissing', code: 'SOMMER' }],
  ['a further voucher', { voucherCodes: ['SOMMER', 'TREUE'] }, { kind: 'voucherAdded', code: 'TREUE' }],
  [
    'a voucher that is being verified',
    { requestedVoucher: { code: 'TREUE', replaces: true } },
    { kind: 'voucherAdded', code: 'TREUE' },
  ],
  ['no payment', { payment: null }, { kind: 'payment', asked: 'INVOICE', now: null }],
  [
    'another payment',
    { payment: { method: 'CASH_ON_DELIVERY' } },
    { kind: 'payment', asked: 'INVOICE', now: 'CASH_ON_DELIVERY' },
  ],
  ['another name', { customer: aCustomer({ lastName: 'Beispiel' }) }, { kind: 'customer' }],
  ['another delivery address', { deliveryAddress: aPackstation() }, { kind: 'deliveryAddress' }],
  ['free shipping', { freeShipping: 'UMTAUSCH' }, { kind: 'freeShipping' }],
  ['another sales channel', { salesChannel: '05' }, { kind: 'salesChannel' }],
  ['the newsletter', { newsletter: true }, { kind: 'newsletter' }],
  ['a complaint', { complaintFlag: { originalExternalOrderId: '1', isZeroPercent: true } }, { kind: 'complaint' }],
  ['a recreated order', { originalOrderId: 'o-1' }, { kind: 'recreation' }],
];

describe('the order asked for and the present one (QUALITY 8, 9)', () => {
  it.each(changes)('differ by %s, and have different keys', (_what, change, difference) => {
    const now = { ...asked, ...change };
    expect(intentDifferences(asked, now)).toEqual([difference]);
    const isPending = now.requestedArticles.length > 0 || now.requestedVoucher !== null;
    expect(contentKeyOf(now) === contentKeyOf(asked)).toBe(isPending);
  });

  it('differ by another account of the same method', () => {
    const before = { ...asked, payment: debit('DE02120300000000202051') };
    const now = { ...asked, payment: debit('DE02500105170137075030') };
    expect(intentDifferences(before, now)).toEqual([{ kind: 'paymentDetails' }]);
    expect(contentKeyOf(now)).not.toBe(contentKeyOf(before));
  });

  it.each<[string, Partial<OrderIntent>, Partial<OrderIntent>]>([
    [
      'an article that was looked up',
      { requestedArticles: [{ number: '443015001', quantity: 1 }] },
      { lines: [line, other] },
    ],
    [
      'a product number whose only variant was added',
      { requestedArticles: [{ number: '443015', quantity: 1 }] },
      { lines: [line, other] },
    ],
    [
      'more pieces of an article that is there',
      { requestedArticles: [{ number: '432011001', quantity: 1 }] },
      { lines: [{ ...line, quantity: 3 }] },
    ],
    [
      'a voucher that was verified and replaces the first',
      { requestedVoucher: { code: 'TREUE', replaces: true } },
      { voucherCodes: ['TREUE'] },
    ],
    [
      'a voucher that the service knows by another spelling',
      { requestedVoucher: { code: 'treue', replaces: false } },
      { voucherCodes: ['SOMMER', 'TREUE'] },
    ],
    [
      'pieces in two lines instead of one',
      {},
      {
        lines: [
          { ...line, quantity: 1 },
          { ...line, quantity: 1 },
        ],
      },
    ],
    [
      'an account whose check named the bank',
      { payment: debit('DE02120300000000202051') },
      { payment: debit('DE02120300000000202051', 'Beispielbank') },
    ],
  ])('are the same: %s', (_what, before, after) => {
    expect(intentDifferences({ ...asked, ...before }, { ...asked, ...after })).toEqual([]);
  });

  it.each<[string, Partial<OrderIntent>, IntentDifference]>([
    [
      'an article that was not found',
      { requestedArticles: [{ number: '443015', quantity: 1 }] },
      { kind: 'articleMissing', number: '443015' },
    ],
    [
      'an article added in a smaller quantity than requested',
      { requestedArticles: [{ number: '432011001', quantity: 2 }] },
      { kind: 'articleMissing', number: '432011001' },
    ],
    [
      'a voucher that was refused',
      { requestedVoucher: { code: 'TREUE', replaces: false } },
      { kind: 'voucherMissing', code: 'TREUE' },
    ],
  ])('differ where a request had no success: %s', (_what, before, difference) => {
    expect(intentDifferences({ ...asked, ...before }, asked)).toEqual([difference]);
  });

  it('a key names no personal data', () => {
    expect(contentKeyOf({ ...asked, payment: debit('DE02120300000000202051') })).toMatch(/^[\da-z]+-[\da-z]+$/);
  });
});
