import { tidyDigits } from './digits';

/** What a pasted list contains. A subscription can be searched by its own number and by that of its customer, contract or product. */
export type NumberKind = 'order' | 'subscription' | 'product';

/** Maximum length of a pasted list in characters, enough for more than a thousand numbers. */
export const longestPaste = 20_000;

const patterns: Readonly<Record<NumberKind, RegExp>> = {
  // An order number, or the id of the shop.
  order: /^(?:\d{6,20}|[\da-f]{12,40})$/i,
  subscription: /^\d{6,10}$/,
  product: /^\d{6}(?:\d{3})?$/,
};

/**
 * The numbers of a pasted text in its order, each once. `repeated`: how many further occurrences there were. `invalid`: the parts that
 * contain a digit but are not a number of this kind.
 */
export interface PastedNumbers {
  readonly numbers: readonly string[];
  readonly repeated: number;
  readonly invalid: readonly string[];
}

/**
 * Reads the numbers of a text that was copied from a mail or a spreadsheet. They are separated by commas, semicolons, tabs, blanks or
 * line breaks; words are ignored.
 */
export function pastedNumbers(text: string, kind: NumberKind): PastedNumbers {
  const whole = tidyDigits(text);
  // One order number typed in groups (`130000 0005`): without this, a group could be read as a shorter number.
  if (kind === 'order' && /^[1-9]\d{9}$/.test(whole)) return { numbers: [whole], repeated: 0, invalid: [] };
  const parts = text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s,;]+/)
    .map((part) => part.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  const found = parts.filter((part) => patterns[kind].test(part));
  const numbers = [...new Set(found)];
  return {
    numbers,
    repeated: found.length - numbers.length,
    invalid: parts.filter((part) => /\d/.test(part) && !patterns[kind].test(part)),
  };
}

/** Returns the keywords where all of them are numbers and there are at least two; otherwise an empty list: one ordinary search. */
export function severalNumbers(keywords: readonly string[], kind: NumberKind): readonly string[] {
  return keywords.length > 1 && keywords.every((keyword) => patterns[kind].test(keyword)) ? keywords : [];
}

interface KeywordQuery {
  readonly filters: { readonly keywords: readonly string[] };
}

/** The rule `byNumber` of a list that is searched by the keywords of its filters (DECISIONS 222). */
export function keywordsByNumber<Query extends KeywordQuery>(kind: NumberKind) {
  return {
    numbersOf: ({ filters }: Query) => severalNumbers(filters.keywords, kind),
    queryFor: (query: Query, number: string): Query => ({
      ...query,
      filters: { ...query.filters, keywords: [number] },
    }),
  };
}
