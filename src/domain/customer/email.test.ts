import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidEmail } from './email';

describe('an e-mail address (REQ B7.5)', () => {
  it.each([
    [true, 'erika.musterfrau@example.com'],
    [true, ' erika@example.com '],
    [true, "o'neill+shop@sub.example.co"],
    [true, 'a@b.museum'],
    [true, `${'a'.repeat(68)}@example.com`],
    [false, `${'a'.repeat(69)}@example.com`],
    [false, ''],
    [false, 'erika'],
    [false, 'erika@example'],
    [false, 'erika@example.c'],
    [false, 'erika@example.c0m'],
    [false, 'erika@.com'],
    [false, 'erika..m@example.com'],
    [false, '.erika@example.com'],
    [false, 'erika@-example.com'],
    [false, 'erika@@example.com'],
    [false, 'erika m@example.com'],
    [false, 'müller@example.com'],
    [false, 'erika@straße.de'],
    [false, 'erika@example.com\n.de'],
  ])('%s: %j', (valid, input) => {
    expect(isValidEmail(input)).toBe(valid);
  });

  it('agrees with a second implementation that splits the address into its parts', () => {
    const character = fc.constantFrom('a', 'Z', '9', '.', '-', '@', '+', 'ä', ' ');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 90 }), (characters) => {
        const input = characters.join('');
        expect(isValidEmail(input)).toBe(readByParts(input.trim()));
      }),
      { numRuns: 2_000 },
    );
    const word = fc
      .array(fc.constantFrom('a', 'B', '0', '-'), { minLength: 1, maxLength: 12 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (local, domain) => {
          const input = `${local.join('.')}@${domain.join('.')}`;
          expect(isValidEmail(input)).toBe(readByParts(input));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['dots', `${'a.'.repeat(50_000)}@example.com`],
    ['at signs', '@'.repeat(100_000)],
    ['blanks around', `${' '.repeat(50_000)}x${' '.repeat(50_000)}`],
    ['domain parts', `a@${'b-'.repeat(50_000)}`],
  ])('hostile input of 100 kB is refused: %s', (_what, input) => {
    expect(isValidEmail(input)).toBe(false);
  });
});

function readByParts(input: string): boolean {
  if (input.length > 80) return false;
  const [local = '', domain = '', ...more] = input.split('@');
  if (more.length > 0 || !input.includes('@')) return false;
  const labels = domain.split('.');
  const top = labels.pop() ?? '';
  const isWord = (part: string) => part !== '' && [...part].every((letter) => /[A-Za-z0-9+-]/.test(letter));
  const isLabel = (part: string) => isWord(part) && !part.includes('+') && !part.startsWith('-') && !part.endsWith('-');
  return (
    local.split('.').every(isWord) &&
    labels.length > 0 &&
    labels.every(isLabel) &&
    top.length >= 2 &&
    [...top].every((letter) => /[A-Za-z]/.test(letter))
  );
}
