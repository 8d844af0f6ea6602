import { expect, it } from 'vitest';
import { customerNotes, knownBlocks, knownRestrictions } from './customerNotes';
import { aCustomer } from './testing/samples';

const withBlocks = (...blocks: readonly string[]) =>
  aCustomer({ indicators: { blocks, dunningLevel: 0, addressCategory: null } });

it('there is nothing to note of an ordinary customer', () => {
  expect(customerNotes(aCustomer())).toEqual([]);
});

it.each(knownRestrictions)('the restriction %s is noted by its name', (reason) => {
  expect(customerNotes(aCustomer({ orderRestriction: reason }))).toEqual([{ kind: 'restriction', reason }]);
});

it.each(knownBlocks)('the block %s is noted by its name', (block) => {
  expect(customerNotes(withBlocks(block))).toEqual([{ kind: 'block', block }]);
});

it('codes that are new get the general note', () => {
  expect(customerNotes(aCustomer({ orderRestriction: 'NEW_REASON' }))).toEqual([
    { kind: 'restriction', reason: 'unknown' },
  ]);
  expect(customerNotes(withBlocks('NEW_BLOCK'))).toEqual([{ kind: 'block', block: 'unknown' }]);
});

it('a block that is named twice is noted once, and what is missing stands last', () => {
  const customer = {
    ...withBlocks('INSOLVENCY', 'INSOLVENCY'),
    orderRestriction: 'FRAUD',
    dateOfBirth: null,
    email: null,
  };
  expect(customerNotes(customer)).toEqual([
    { kind: 'restriction', reason: 'FRAUD' },
    { kind: 'block', block: 'INSOLVENCY' },
    { kind: 'missingBirthday' },
    { kind: 'missingEmail' },
  ]);
});
