import { expect, it } from 'vitest';
import { operations } from './operations.ts';
import { onceOnly, repeatable } from '../../config/onceOnly.ts';

const names = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name);
const named = [...Object.keys(onceOnly), ...repeatable];

it('every operation that is no GET either has a row or may be repeated, and no other one is named (QUALITY 8, 9)', () => {
  expect(named.toSorted()).toEqual(names.toSorted());
});

it('no operation creates, submits or cancels something and may be repeated', () => {
  expect(
    repeatable.filter((name) =>
      /^(?:create(?!Offer|BasketWithItem)|submit|cancel(?!Position)|subscribe|send|request)/.test(name),
    ),
  ).toEqual([]);
});
