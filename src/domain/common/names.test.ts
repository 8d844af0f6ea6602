import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasForbiddenCharacters, isSearchableName, isValidName, tidyName } from './names';

const forbidden = [...'„“”‚‘’«»‹›#$%*:;<>=?[]\\^{|}~', '\u0000', '\u0007', '\n', '\t', '\u007f', '\u202e', '\u200b'];

describe('names (REQ B7.2, B7.3)', () => {
  it.each([
    "O'Neill",
    'O’Neill',
    'Müller-Lüdenscheidt',
    'Đorđević',
    'Li',
    'von der Heide',
    'Bäckerei Groß & Söhne',
    'A + B Handel (Nord)/Süd 24, Inh. Meier',
    'Ağaoğlu',
    'Ελένη',
    'Иванова',
    '王伟',
    'Mu\u0308ller',
    '  Li  ',
  ])('%j is a name', (text) => {
    expect(isValidName(text)).toBe(true);
  });

  it.each(['', ' ', 'L', ' L ', '12', '--', "'-", 'Li#', 'Li;', 'A=B', '„Li“', 'Li\u0007', 'Li@home', 'Li_', 'Li 😀'])(
    '%j is none',
    (text) => {
      expect(isValidName(text)).toBe(false);
    },
  );

  it.each(forbidden)('the character %j is forbidden in names and addresses', (character) => {
    expect(hasForbiddenCharacters(`Haupt${character}weg`)).toBe(true);
  });

  it.each(['Straße des 17. Juni', "Rue de l'Église", 'C 4, 12 (Hof)', 'Biel/Bienne', 'A+B & Co - 1', ''])(
    '%j contains nothing forbidden',
    (text) => {
      expect(hasForbiddenCharacters(text)).toBe(false);
    },
  );

  it.each([
    ['O’Neill', "O'Neill"],
    ['O‘Neill', "O'Neill"],
    ['O`Neill', "O'Neill"],
    ['O´Neill', "O'Neill"],
    ['  von   der\u00a0Heide ', 'von der Heide'],
    ['Lü\u00adden\u200bscheidt', 'Lüdenscheidt'],
    ['Mu\u0308ller', 'Müller'],
    ['„Li“', '„Li“'],
  ])('%j becomes %j', (typed, expected) => {
    expect(tidyName(typed)).toBe(expected);
  });

  it('tidying is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = tidyName(text);
        expect(tidyName(once)).toBe(once);
        expect(isValidName(once)).toBe(isValidName(text));
      }),
    );
  });

  it('no valid name contains a forbidden character after tidying', () => {
    const letters = fc.constantFrom(...forbidden, 'a', 'B', 'ß', ' ', "'", '-', '’');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(isValidName(text) && hasForbiddenCharacters(tidyName(text))).toBe(false);
      }),
    );
  });
});

describe('the name-check variant (REQ B8.1, DECISIONS 5)', () => {
  it.each([
    ['Lia', true],
    ['L.i-a', true],
    ['Đor', true],
    ["  O'Ne", true],
    ['Li', false],
    ['Li 123', false],
    ['', false],
    ['---', false],
  ])('%j: %s', (text, expected) => {
    expect(isSearchableName(text)).toBe(expected);
  });

  it('counts letters, regardless of other characters between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Ö', 'ж', ' ', '1', '-', '.', '\n') }), (text) => {
        expect(isSearchableName(text)).toBe(text.replaceAll(/[\s\d.-]/g, '').length >= 3);
      }),
    );
  });
});

it.each([' ', 'a', 'a ', '-', '\u200b', "'", 'a\u0308'])('100 kB of %j are checked quickly', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  expect(isValidName(`${text}#`)).toBe(false);
  expect(hasForbiddenCharacters(`${text}#`)).toBe(true);
  expect(isSearchableName(`${text}Lia`)).toBe(true);
});
