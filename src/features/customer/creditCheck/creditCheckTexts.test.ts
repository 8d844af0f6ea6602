import { describe, expect, it } from 'vitest';
import { blockTexts, isFree, restrictionTexts } from './creditCheckTexts';

describe('the texts of the creditworthiness check', () => {
  it('every known code has texts of its own, any other code the general ones', () => {
    expect(restrictionTexts('FRAUD').label).toBe('customer.restriction.label.FRAUD');
    expect(restrictionTexts('toString').say).toBe('customer.restriction.say.unknown');
    expect(blockTexts(['INSOLVENCY', 'unknown', 'NEW_BLOCK', 'INSOLVENCY']).map(({ todo }) => todo)).toEqual([
      'customer.block.do.INSOLVENCY',
      'customer.block.do.unknown',
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
