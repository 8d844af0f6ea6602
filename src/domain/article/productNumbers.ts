import { baseProductNoOf } from './searchTerm';

const length = 6;

/**
 * Numbers as products and stock are listed: cut to six characters, shorter ones left out, each once (REQ C1.10, C2.3).
 */
export function listedNumbers(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.map(baseProductNoOf).filter((number) => number.length === length))];
}
