import { expect, it } from 'vitest';
import { normalizeIban } from './iban';

it.each([
  ['de89 3704 0044 0532 0130 00'],
  ['DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000'],
  ['\tDE89370400440532013000\n'],
  ['DE89\u202f3704\u20090044 0532013000'],
])('an IBAN is upper case without any white space: %j', (input) => {
  expect(normalizeIban(input)).toBe('DE89370400440532013000');
});
