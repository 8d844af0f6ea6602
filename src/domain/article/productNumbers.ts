import { baseProductNoOf } from './searchTerm';

const length = 6;

/**
 * Normalizes product numbers for lists of products and stock: truncates to six characters, omits shorter ones and
 * duplicates (REQ C1.10, C2.3).
 */
export function listedNumbers(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.map(baseProductNoOf).filter((number) => number.length === length))];
}

/** The numbers as they are listed, in batches of at most `size`. */
export function numberBatches(numbers: readonly string[], size: number): readonly (readonly string[])[] {
  const listed = listedNumbers(numbers);
  const starts = Array.from({ length: Math.ceil(listed.length / size) }, (_none, index) => index * size);
  return starts.map((start) => listed.slice(start, start + size));
}
