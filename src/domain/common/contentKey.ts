/** A short key of a content: the same for the same text. Personal data cannot be read from it, so that it may be stored (QUALITY 10). */
export function contentKey(text: string): string {
  return `${hashOf(text, 5381).toString(36)}-${hashOf(text, 52_711).toString(36)}`;
}

/** The hash by Bernstein (djb2, xor), 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash, 33) ^ text.charCodeAt(index);
  return hash >>> 0;
}
