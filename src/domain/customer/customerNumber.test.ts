import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCustomerNumber } from './customerNumber';

describe('customer number (REQ B1.1, B1.2)', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['0123456', 'valid'],
    [' 0 123 456 ', 'valid'],
    ['01234567890', 'valid'],
    ['012345', 'invalid'],
    ['0023456', 'invalid'],
    ['1234567', 'invalid'],
    ['012345a', 'invalid'],
    ['٠١٢٣٤٥٦', 'invalid'],
  ] as const)('reads %j as %s', (input, kind) => {
    expect(readCustomerNumber(input).kind).toBe(kind);
  });

  it('drops blanks at any position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9]\d{5,9}$/), fc.nat(6), (number, at) => {
        const spaced = `${number.slice(0, at)} ${number.slice(at)}`;
        expect(readCustomerNumber(spaced)).toEqual({ kind: 'valid', customerNumber: number });
      }),
    );
  });
});
