import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '~/domain/common/digits';
import { inflightRejections, inflightSteps } from './inflightOrder';
import { inflightRejection, readInflightStep, rejectedArticle } from './inflightRejection';

const forwarder = { weeeTakeBack: true, deliveryType: 'TELEPHONE_NOTIFICATION', bulky: true } as const;
const parcel = { weeeTakeBack: true, deliveryType: null, bulky: false } as const;
const noDevice = { weeeTakeBack: false, deliveryType: 'TELEPHONE_NOTIFICATION', bulky: true } as const;

describe('the step at which the voice computer handed over (REQ D1.4)', () => {
  it.each(inflightSteps.map((step) => [step]))('%s is known', (step) => {
    expect(readInflightStep(step)).toBe(step);
  });

  it.each([
    [null, null],
    ['', null],
    ['  ', null],
    [' INVALID_ORDER ', 'INVALID_ORDER'],
    ['WEEE_TAKEBACK_HANDOVER_FORWARDER', 'WEEE_TAKEBACK_HANDOVER'],
    ['WEEE_TAKEBACK_HANDOVER/2', 'WEEE_TAKEBACK_HANDOVER'],
    ['invalid_order', 'INVALID_ORDER'],
    ['INVALID_ORDER_2', 'unknown'],
    ['toString', 'unknown'],
  ])('%j is read as %j', (text, step) => {
    expect(readInflightStep(text)).toBe(step);
  });
});

describe('the reason shown for a step', () => {
  it.each([
    [null, null],
    ['unknown', 'unknown'],
    ['INVALID_ORDER', 'INVALID_ORDER'],
    ['BASKET_NOT_FOUND', 'BASKET_NOT_FOUND'],
  ] as const)('%j becomes %j for any basket', (step, rejection) => {
    expect(inflightRejection(step, [forwarder, parcel])).toBe(rejection);
  });

  it.each([
    [[forwarder], 'TAKEBACK_BY_FORWARDER'],
    [[forwarder, forwarder], 'TAKEBACK_BY_FORWARDER'],
    [[parcel], 'TAKEBACK_BY_PARCEL'],
    [[parcel, noDevice], 'TAKEBACK_BY_PARCEL'],
    [[forwarder, parcel], 'TAKEBACK_BY_BOTH'],
    [[noDevice], 'TAKEBACK_BY_BOTH'],
    [[], 'TAKEBACK_BY_BOTH'],
  ] as const)('the take-back of %j is %j', (articles, rejection) => {
    expect(inflightRejection('WEEE_TAKEBACK_HANDOVER', articles)).toBe(rejection);
  });
});

it.each([
  ['7001', '7001'],
  [' 70 01\t', '7001'],
  ['   ', ''],
])('the code %j is %j', (typed, code) => {
  expect(withoutBlanks(typed)).toBe(code);
});

it('returns the article number only for reasons about an article', () => {
  const naming = inflightRejections.filter((rejection) => rejectedArticle(rejection, '410217') === '410217');
  expect(naming).toEqual(['INVALID_BASE_PRODUCT_NUMBER_SELECTION', 'INVALID_PRODUCT_VARIANT_SELECTION']);
  expect(rejectedArticle('INVALID_PRODUCT_VARIANT_SELECTION', null)).toBeNull();
});
