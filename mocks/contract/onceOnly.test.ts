import { expect, it } from 'vitest';
import { operations } from './operations.ts';
import { onceOnly } from '../../config/onceOnly.ts';

const changing = operations.filter(({ method }) => method !== 'GET');
const repeatable = operations.filter((operation) => operation.repeatable === true).map(({ name }) => name);

it('every operation that is no GET either has a row or may be repeated, and no other one is named (QUALITY 8, 9)', () => {
  expect([...Object.keys(onceOnly), ...repeatable].toSorted()).toEqual(changing.map(({ name }) => name).toSorted());
});

it('no operation creates, submits or cancels something and may be repeated', () => {
  expect(
    repeatable.filter((name) =>
      /^(?:create(?!Offer|BasketWithItem)|submit|cancel(?!Position)|subscribe|send|request)/.test(name),
    ),
  ).toEqual([]);
});
