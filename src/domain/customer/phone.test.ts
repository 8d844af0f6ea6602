import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone, phoneOf } from './phone';

describe('phone number (REQ B5.4)', () => {
  it.each([
    ['030 1234', '0301234'],
    ['+49 30 1234', '0301234'],
    ['+49 (0)30 1234', '0301234'],
    ['0049 30/1234', '0301234'],
    ['+43 1 234', '01234'],
    ['0041 44 123', '044123'],
    ['00030 23125100', '03023125100'],
    ['49 30 1234', '049301234'],
    ['', null],
    ['unbekannt', null],
    ['000', null],
  ])('%j becomes %j', (input, expected) => {
    expect(normalizePhone(input)).toBe(expected);
  });

  it('returns null or a 0, then a digit other than 0, then digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^0[1-9]\d*$/.test(normalizePhone(text) ?? '01')));
  });

  it('prefers private, then mobile, business, fax, and skips numbers without digits', () => {
    expect(
      phoneOf([
        { phoneNumberType: 'FAX', value: '030 4' },
        { phoneNumberType: 'BUSINESS', value: '030 3' },
        { phoneNumberType: 'MOBILE', value: '0151 2' },
        { phoneNumberType: 'PRIVATE', value: '–' },
      ]),
    ).toBe('01512');
    expect(phoneOf([])).toBeNull();
  });
});
