import { describe, expect, it } from 'vitest';
import { codeAmong } from './problemCode';
import { ServiceError } from './serviceError';

const known = ['voucher-error', 'empty-basket', 'StockReservationFailure'] as const;

describe('the known code of a problem (CONTRACT 3, REQ C3.9, C6.5)', () => {
  it.each([
    ['its type beside a key for something else', { type: 'empty-basket', key: 'order.offer.empty' }, 'empty-basket'],
    ['its key beside a type for something else', { type: '/x/other', key: 'voucher-error' }, 'voucher-error'],
    ['its code', { code: 'voucher-error', title: 'Bad Request' }, 'voucher-error'],
    ['its title', { type: 'about:blank', title: 'voucher-error' }, 'voucher-error'],
    ['another spelling', { type: '/x/STOCK_RESERVATION_FAILURE' }, 'StockReservationFailure'],
    ['the more telling one of two', { key: 'empty-basket', title: 'voucher-error' }, 'empty-basket'],
    ['none', { type: 'about:blank', key: 'x', title: 'Bad Request' }, null],
  ])('is %s', (_name, body, expected) => {
    expect(codeAmong(new ServiceError({ kind: 'problem', status: 400, body }), known)).toBe(expected);
  });
});
