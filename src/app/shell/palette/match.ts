/** What can be found by its words. */
export interface Findable {
  readonly label: string;
  /** Synonyms, with blanks between them. */
  readonly words: string;
}

export interface Rankable extends Findable {
  /** Fits the screen and the state of the call. */
  readonly isLikely: boolean;
  /** How often the agent has used it. */
  readonly uses: number;
}

/** Shorter words match beginnings only: inside a word they would find almost everything. */
const shortestInside = 3;
const insidePenalty = 100;

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const known = new Map<string, readonly string[]>();

/** Splits a text into its words in lower case, with ä as ae, ö as oe, ü as ue, ß as ss and without other accents. */
export function wordsOf(text: string): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (known.size > 2_000) known.clear();
  known.set(text, words);
  return words;
}

/** How well a typed word fits: 0 is a whole word of the label; null does not fit. */
function fitOfWord(typed: string, label: readonly string[], synonyms: readonly string[]): number | null {
  if (label.includes(typed)) return 0;
  if (label.some((word) => word.startsWith(typed))) return 1;
  if (synonyms.some((word) => word.startsWith(typed))) return 2;
  const isInside = typed.length >= shortestInside && [...label, ...synonyms].some((word) => word.includes(typed));
  return isInside ? insidePenalty : null;
}

/** How well all typed words fit, in any order: the lower the better; null where one of them does not fit. */
export function fitOf(query: string, { label, words }: Findable): number | null {
  let sum = 0;
  for (const typed of wordsOf(query)) {
    const fit = fitOfWord(typed, wordsOf(label), wordsOf(words));
    if (fit === null) return null;
    sum += fit;
  }
  return sum;
}

/** What fits the typed words, in the given order. */
export function matching<F extends Findable>(entries: readonly F[], query: string): readonly F[] {
  return entries.filter((entry) => fitOf(query, entry) !== null);
}

/**
 * What fits the typed words: what is likely now first, then by own use, then by how well it fits, then in the given order. What
 * has a word only inside of another one comes last. Without typed words, what is likely now.
 */
export function ranked<R extends Rankable>(entries: readonly R[], query: string): readonly R[] {
  const isEmpty = wordsOf(query).length === 0;
  return entries
    .flatMap((entry) => {
      const fit = isEmpty && !entry.isLikely ? null : fitOf(query, entry);
      return fit === null ? [] : [{ entry, fit }];
    })
    .toSorted(
      (a, b) =>
        Number(a.fit >= insidePenalty) - Number(b.fit >= insidePenalty) ||
        Number(b.entry.isLikely) - Number(a.entry.isLikely) ||
        b.entry.uses - a.entry.uses ||
        a.fit - b.fit,
    )
    .map(({ entry }) => entry);
}
