import { describe, expect, it } from 'vitest';
import { orderNumberGroups, phoneGroups } from './digitGroups';

describe('groups in which digits are read out', () => {
  it.each([
    ['022112345678', '0221 12 34 56 78'],
    ['01511234567', '0151 123 45 67'],
    ['+4922112345', '+49 22 11 23 45'],
    ['0049221', '0049 221'],
    ['0171 1112233', '0171 1112233'],
    ['12345', '12345'],
    ['', ''],
  ])('phone number %s', (number, groups) => {
    expect(phoneGroups(number).join(' ')).toBe(groups);
  });

  it.each([
    ['1400000165', '1400 000 165'],
    ['4000123456', '4000 123 456'],
    ['140', '140'],
    ['A-1400000165', 'A-1400000165'],
  ])('order number %s', (number, groups) => {
    expect(orderNumberGroups(number).join(' ')).toBe(groups);
  });
});
