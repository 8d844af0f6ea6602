import { describe, expect, it } from 'vitest';
import { bankFormState, isValidAccountHolder, type BankFormFacts } from './bankForm';

const facts = (overrides: Partial<BankFormFacts> = {}): BankFormFacts => ({
  needsBankDetails: true,
  hasDetailsOnFile: true,
  consentToPrefill: false,
  changed: false,
  ...overrides,
});

describe('bank form (REQ B11.1, B11.4)', () => {
  it.each([
    ['the method needs no account', { needsBankDetails: false, changed: true }, 'initial'],
    ['nothing is decided yet', {}, 'initial'],
    ['none are on file', { hasDetailsOnFile: false }, 'noBankingDetails'],
    ['none are on file and some are entered', { hasDetailsOnFile: false, changed: true }, 'noBankingDetails'],
    ['the caller agrees to those on file', { consentToPrefill: true }, 'prefilled'],
    ['others are entered', { changed: true }, 'prefillChanged'],
    ['others are entered after the caller agreed', { consentToPrefill: true, changed: true }, 'prefillChanged'],
  ] as const)('%s', (_situation, overrides, expected) => {
    expect(bankFormState(facts(overrides))).toBe(expected);
  });

  it.each([
    ['Erika Musterfrau', true],
    ['Li', true],
    ['O’Neill', true],
    ['L', false],
    [' L ', false],
    ['', false],
    ['Erika; Musterfrau', false],
    ['„Erika“', false],
  ])('the account holder %j: %s', (text, expected) => {
    expect(isValidAccountHolder(text)).toBe(expected);
  });
});
