import { describe, expect, it } from 'vitest';
import { bankFormState, isValidAccountHolder } from './bankForm';

describe('bank form (REQ B11.1, B11.4)', () => {
  const entered = { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' } as const;
  it.each([
    ['nothing is decided yet', { kind: 'onFile' }, true, 'initial'],
    ['none are on file', { kind: 'missing' }, false, 'noBankingDetails'],
    ['none are on file and some are entered', entered, false, 'noBankingDetails'],
    ['the caller agrees to those on file', { kind: 'prefilled' }, true, 'prefilled'],
    ['others are to be entered', { kind: 'missing' }, true, 'prefillChanged'],
    ['others are entered', entered, true, 'prefillChanged'],
  ] as const)('%s', (_situation, bank, onFile, expected) => {
    expect(bankFormState(bank, onFile)).toBe(expected);
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
