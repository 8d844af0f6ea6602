import { describe, expect, it } from 'vitest';
import { blockTexts, isFree, restrictionTexts } from './creditCheckTexts';

describe('the texts of the creditworthiness check', () => {
  it('every known code has texts of its own, any other code the general ones', () => {
    expect(restrictionTexts('FRAUD').label).toBe('customer.restriction.FRAUD.label');
    expect(restrictionTexts('toString').say).toBe('customer.restriction.unknown.say');
    expect(blockTexts(['INSOLVENCY', 'unknown', 'NEW_BLOCK', 'INSOLVENCY']).map(({ todo }) => todo)).toEqual([
      'customer.block.INSOLVENCY.do',
      'customer.block.unknown.do',
    ]);
  });

  it.each([
    [{}, true],
    [{ dunningLevel: 1 }, false],
    [{ blocks: ['NEW_BLOCK'] }, false],
    [{ orderRestriction: 'FRAUD' }, false],
  ])('a customer with %j is free: %j', (overrides, free) => {
    const standing = {
      source: 'service' as const,
      blocks: [],
      dunningLevel: 0,
      creditLimit: null,
      openAmount: null,
      orderRestriction: null,
    };
    expect(isFree({ ...standing, ...overrides })).toBe(free);
  });
});
