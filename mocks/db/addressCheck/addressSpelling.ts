const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Normalises spelling: lower case, single blanks, umlauts written out. */
export function plainWords(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** `plainWords` with `str.` and `pl.` written out. */
export function withoutAbbreviation(words: string): string {
  return plainWords(words)
    .replace(/str\.?$/, 'strasse')
    .replace(/pl\.?$/, 'platz');
}

/** The Levenshtein distance: how many letters to insert, delete or replace. */
export function letterDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
