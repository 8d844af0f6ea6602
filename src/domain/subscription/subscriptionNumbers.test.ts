import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '~/domain/common/digits';
import { readProductNumber, shownProductNumber } from './subscriptionNumbers';

describe('product numbers (REQ G4.5)', () => {
  it.each([
    ['443015', { kind: 'valid', number: '443015' }],
    [' 443 015 ', { kind: 'valid', number: '443015' }],
    ['443015001', { kind: 'valid', number: '443015' }],
    ['443-015-001', { kind: 'valid', number: '443015' }],
    ['', { kind: 'missing' }],
    ['   ', { kind: 'missing' }],
    ['44301', { kind: 'invalid' }],
    ['4430150', { kind: 'invalid' }],
    ['Kapsel', { kind: 'invalid' }],
  ])('%j is read as %j', (typed, read) => {
    expect(readProductNumber(typed)).toEqual(read);
  });

  it('are cut to 6 characters in lists, blanks are removed', () => {
    expect(shownProductNumber('443 015 001')).toBe('443015');
    expect(withoutBlanks(' 700 0012 ')).toBe('7000012');
  });
});
