import { expect, it } from 'vitest';
import { listedNumbers } from './productNumbers';

it.each([
  [
    ['410217', '432011'],
    ['410217', '432011'],
  ],
  [['410217004', '410217'], ['410217']],
  [['41021', '', '432011'], ['432011']],
  [[], []],
])('%j are listed as %j (REQ C1.10, C2.3)', (numbers, listed) => {
  expect(listedNumbers(numbers)).toEqual(listed);
});
