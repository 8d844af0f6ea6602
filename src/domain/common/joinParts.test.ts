import { expect, it } from 'vitest';
import { joinParts } from './joinParts';

it.each([
  [['DE89 **** 3000', 'Commerzbank'], 'DE89 **** 3000, Commerzbank'],
  [['', 'IBAN endet auf 3000'], 'IBAN endet auf 3000'],
  [['DE89 **** 3000', ''], 'DE89 **** 3000'],
])('joins what is known of %j (REQ B11.3)', (parts, line) => {
  expect(joinParts(parts)).toBe(line);
});
