/** What the numbers of a list are. A subscription is found by its own number and by that of its customer, contract or product. */
export type NumberKind = 'order' | 'subscription' | 'product';

/** Characters of a pasted list: more than a thousand numbers. */
export const longestPaste = 20_000;

const patterns: Readonly<Record<NumberKind, RegExp>> = {
  // An order number, or the id of the shop.
  order: /^(?:\d{6,20}|[\da-f]{12,40})$/i,
  subscription: /^\d{6,10}$/,
  product: /^\d{6}(?:\d{3})?$/,
};

/** The numbers of a pasted text, each once and in its order. `repeated`: how many stood there again; `invalid`: has a digit and is no such number. */
export interface PastedNumbers {
  readonly numbers: readonly string[];
  readonly repeated: number;
  readonly invalid: readonly string[];
}

/** Reads the numbers of a text from a mail or a spreadsheet: between them stand commas, semicolons, tabs, blanks or lines; words are passed over. */
export function pastedNumbers(text: string, kind: NumberKind): PastedNumbers {
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

/** The keywords where they are several numbers, which find several rows; none where they narrow each other. */
export function severalNumbers(keywords: readonly string[], kind: NumberKind): readonly string[] {
  return keywords.length > 1 && keywords.every((keyword) => patterns[kind].test(keyword)) ? keywords : [];
}
