import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basketIsFull,
  basketIsInactive,
  isSameLine,
  lineKind,
  newItemRefusal,
  quantityAllowed,
  withRequestedDates,
} from './basket';
import { aCrossSell } from '~/domain/testing/samples';

describe('a basket (REQ C3.6)', () => {
  it('is full with nine elements', () => {
    const lines = (count: number) => Array.from({ length: count });
    expect(basketIsFull(lines(8), 9)).toBe(false);
    expect(basketIsFull(lines(9), 9)).toBe(true);
    expect(basketIsFull(lines(10), 9)).toBe(true);
  });
});

describe('the quantity (REQ C3.6)', () => {
  it.each([
    ['is taken as asked for', 3, 10, 3],
    ['is at most what is available', 12, 10, 10],
    ['is at least one', 0, 10, 1],
    ['is never negative', -4, 10, 1],
    ['is whole', 2.9, 10, 2],
    ['is one where nothing sensible was typed', Number.NaN, 10, 1],
    ['is one where it is without bounds', Number.POSITIVE_INFINITY, 10, 1],
    ['is left to the service while nothing is known of the stock', 250, null, 250],
  ])('%s', (_rule, wanted, available, allowed) => {
    expect(quantityAllowed(wanted, available)).toBe(allowed);
  });

  it('is a whole number between one and the stock for any input', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 999 }), (wanted, available) => {
        const allowed = quantityAllowed(wanted, available);
        expect(Number.isInteger(allowed) && allowed >= 1 && allowed <= available).toBe(true);
      }),
    );
  });
});

describe('adding an article again', () => {
  const regular = { sku: '443015001', priceDate: null, crossSell: null };
  it.each([
    ['raises its line', regular, true],
    ['of another variant does not', { ...regular, sku: '443015002' }, false],
    ['at the price of another day does not', { ...regular, priceDate: '2026-11-12T10:00:00+01:00' }, false],
    ['offered with another article does not', { ...regular, crossSell: aCrossSell() }, false],
  ])('%s', (_rule, wanted, same) => {
    expect(isSameLine(regular, wanted)).toBe(same);
  });

  it.each([
    ['the same article raises its line', aCrossSell({ hintType: null }), true],
    ['another article does not', aCrossSell({ leadProductSku: '410217001' }), false],
    ['the same article in another way does not', aCrossSell({ feature: 'UPGRADE' }), false],
  ])('offered with %s', (_rule, crossSell, same) => {
    expect(isSameLine({ ...regular, crossSell: aCrossSell() }, { ...regular, crossSell })).toBe(same);
  });
});

describe('the price dates of an answer (REQ C3.7)', () => {
  const chosen = '2026-11-01T10:00:00+01:00';
  const chosenInUtc = '2026-11-01T09:00:00Z';
  const filled = '2026-11-20T10:00:00+01:00';
  const requested = (priceDate: string | null, id?: string) => ({
    sku: '432011001',
    priceDate,
    crossSell: null,
    ...(id !== undefined && { id }),
  });
  const answered = (priceDate: string | null) => ({
    ...requested(null),
    id: 'item-1',
    baseProductNo: '432011',
    quantity: 1,
    weeeTakeBackEnabled: false,
    priceDate,
  });

  it.each([
    ['one that was filled in is the present price', filled, [requested(null)], null],
    ['one that was chosen is kept', chosen, [requested(chosen)], chosen],
    ['one that was chosen and is written in another zone is kept', chosenInUtc, [requested(chosen)], chosenInUtc],
    ['of two new lines the chosen one is kept', chosen, [requested(null), requested(chosen)], chosen],
    ['of two new lines the filled one is the present price', filled, [requested(null), requested(chosen)], null],
    ['that of a known line decides', filled, [requested(chosen), requested(null, 'item-1')], null],
    ['a known line with a date keeps it', chosen, [requested(null), requested(chosen, 'item-1')], chosen],
    ['one of a line that was not requested here is kept', filled, [], filled],
    ['one of another article is kept', filled, [{ ...requested(null), sku: '443015001' }], filled],
    ['one of a cross-sell is kept', filled, [{ ...requested(null), crossSell: aCrossSell() }], filled],
    ['none stays none', null, [requested(null)], null],
  ])('%s', (_rule, priceDate, lines, expected) => {
    expect(withRequestedDates([answered(priceDate)], lines)[0]?.priceDate).toBe(expected);
  });

  it('a date in another zone is the same one for a further entry', () => {
    expect(isSameLine(requested(chosen), requested(chosenInUtc))).toBe(true);
    expect(isSameLine(requested(chosen), requested(filled))).toBe(false);
  });
});

describe('a further article', () => {
  const line = (sku: string) => ({ sku, priceDate: null, crossSell: null });
  const nine = Array.from({ length: 9 }, (_, index) => line(`43201100${String(index)}`));
  it.each([
    ['is taken by a basket with room', nine.slice(1), line('1'), false, null],
    ['is refused by a full basket', nine, line('1'), false, 'basketFull'],
    ['is taken by a full basket that has it', nine, line('432011003'), false, null],
    [
      'is refused where it is offered with another one and the basket is full',
      nine,
      { ...line('432011003'), crossSell: aCrossSell() },
      false,
      'basketFull',
    ],
    ['is refused by a complaint order that has its article', [line('1')], line('2'), true, 'complaintHoldsItem'],
    ['is refused by it also where it is the same', [line('1')], line('1'), true, 'complaintHoldsItem'],
  ])('%s', (_rule, lines, wanted, complaintHoldsItem, refusal) => {
    expect(newItemRefusal(lines, wanted, { maximum: 9, complaintHoldsItem })).toBe(refusal);
  });
});

describe('a basket is inactive', () => {
  const fourHours = 4 * 60 * 60 * 1000;
  const opened = '2026-11-20T09:00:00+01:00';
  it.each([
    ['not while it is young', opened, '2026-11-20T09:00:01+01:00', false],
    ['not at four hours to the millisecond', opened, '2026-11-20T13:00:00+01:00', false],
    ['after more than four hours', opened, '2026-11-20T13:00:00.001+01:00', true],
    ['after more than four hours, whatever the zone it is written in', opened, '2026-11-20T12:00:00.001Z', true],
    ['not where nothing is known of its age', null, '2026-11-20T18:00:00+01:00', false],
    ['not where its date makes no sense', 'yesterday', '2026-11-20T18:00:00+01:00', false],
  ])('%s', (_rule, openedAt, now, inactive) => {
    expect(basketIsInactive(openedAt, new Date(now), fourHours)).toBe(inactive);
  });
});

it.each([
  ['REGULAR', null, null],
  ['REGULAR', null, { hasSubscriptionOffer: false }],
  ['CROSS_SELL', aCrossSell(), null],
  ['SUBSCRIPTION_OFFER', null, { hasSubscriptionOffer: true }],
  ['SUBSCRIPTION_OFFER', aCrossSell(), { hasSubscriptionOffer: true }],
])('a line is %s (REQ C3.10)', (kind, crossSell, offerItem) => {
  expect(lineKind({ crossSell }, offerItem)).toBe(kind);
});
