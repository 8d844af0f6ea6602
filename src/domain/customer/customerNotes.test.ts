import { expect, it } from 'vitest';
import { customerNotes, knownBlocks, knownRestrictions } from './customerNotes';
import { aCustomer } from '~/domain/testing/samples';

const withBlocks = (...blocks: readonly string[]) =>
  aCustomer({ indicators: { blocks, dunningLevel: 0, addressCategory: null } });

it('a regular customer has no notes', () => {
  expect(customerNotes(aCustomer())).toEqual([]);
});

it.each(knownRestrictions)('the restriction %s is noted by its name (REQ B13.2)', (reason) => {
  expect(customerNotes(aCustomer({ orderRestriction: reason }))).toEqual([{ kind: 'restriction', reason }]);
});

it.each(knownBlocks)('the block %s is noted by its name (REQ B13.3)', (block) => {
  expect(customerNotes(withBlocks(block))).toEqual([{ kind: 'block', block }]);
});

it('unknown codes get the general note', () => {
  expect(customerNotes(aCustomer({ orderRestriction: 'NEW_REASON' }))).toEqual([
    { kind: 'restriction', reason: 'unknown' },
  ]);
  expect(customerNotes(withBlocks('NEW_BLOCK'))).toEqual([{ kind: 'block', block: 'unknown' }]);
});

it.each([
  [{ orderRestriction: 'NON_PAYER_INSTALLMENTS' }, [{ kind: 'restriction', reason: 'NON_PAYER' }]],
  [withBlocks('DUNNING_LEVEL_3', 'DUNNING_LEVEL_4'), [{ kind: 'block', block: 'DUNNING_LEVEL_2' }]],
] as const)('the variants of %j have the words of their kind: %j (REQ B13.2, B13.3)', (of, expected) => {
  expect(customerNotes(aCustomer(of))).toEqual(expected);
});

it('a repeated block is noted once, and missing data comes last', () => {
  const customer = {
    ...withBlocks('INSOLVENCY', 'INSOLVENCY'),
    orderRestriction: 'FRAUD',
    dateOfBirth: null,
    email: null,
    phoneNumbers: [],
    type: 'EMPLOYEE',
  };
  expect(customerNotes(customer)).toEqual([
    { kind: 'restriction', reason: 'FRAUD' },
    { kind: 'block', block: 'INSOLVENCY' },
    { kind: 'employee' },
    { kind: 'missingBirthday' },
    { kind: 'missingEmail' },
    { kind: 'missingPhone' },
  ]);
});

it.each([
  [null, []],
  [0, []],
  [1, [{ kind: 'category1' }]],
  [2, [{ kind: 'block', block: 'ADDRESS_CAT_2' }]],
  [3, []],
] as const)('address category %s is noted as %j (REQ B13.3)', (addressCategory, expected) => {
  const indicators = { blocks: [], dunningLevel: 0, addressCategory };
  expect(customerNotes(aCustomer({ indicators }))).toEqual(expected);
});

it.each([
  [0, [], []],
  [1, [], [{ kind: 'block', block: 'DUNNING_LEVEL_1' }]],
  [1, ['DUNNING_LEVEL_1'], [{ kind: 'block', block: 'DUNNING_LEVEL_1' }]],
  [2, [], [{ kind: 'dunning', level: 2 }]],
  [
    3,
    ['DUNNING_LEVEL_1'],
    [
      { kind: 'block', block: 'DUNNING_LEVEL_1' },
      { kind: 'dunning', level: 3 },
    ],
  ],
  [3, ['DUNNING_LEVEL_2'], [{ kind: 'block', block: 'DUNNING_LEVEL_2' }]],
  [3, ['DUNNING_LEVEL_3'], [{ kind: 'block', block: 'DUNNING_LEVEL_2' }]],
] as const)('dunning level %i with the blocks %j is noted once, as %j', (dunningLevel, blocks, expected) => {
  const indicators = { blocks, dunningLevel, addressCategory: null };
  expect(customerNotes(aCustomer({ indicators }))).toEqual(expected);
});

it.each(['EMPLOYEE', 'PARTNER', 'CREATOR', 'NEW_TYPE'])('the type %s is noted as an employee (REQ C17.1)', (type) => {
  expect(customerNotes(aCustomer({ type }))).toEqual([{ kind: 'employee' }]);
});

it.each(['REGULAR', 'TV_CREATOR', 'INFLUENCER'])('the type %s makes no note (REQ C17.1)', (type) => {
  expect(customerNotes(aCustomer({ type }))).toEqual([]);
});

it('a phone number without digits counts as missing', () => {
  const phoneNumbers = [{ phoneNumberType: 'PRIVATE', value: 'unbekannt' }] as const;
  expect(customerNotes(aCustomer({ phoneNumbers }))).toEqual([{ kind: 'missingPhone' }]);
});
