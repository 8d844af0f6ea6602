/**
 * Encodes a text for a path or a query. Half a surrogate pair, which a service or a paste can bring, becomes the replacement character:
 * `encodeURIComponent` would throw for it, and the screen that shows the link could not be rendered.
 */
export function urlPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
