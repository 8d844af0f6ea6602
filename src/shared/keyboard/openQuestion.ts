/**
 * Minimum time in milliseconds that a question is visible before a key may answer it; also the pause that ends
 * type-ahead.
 */
export const readingTime = 300;

/** Which keys the focused dialog accepts. */
export type OpenQuestion =
  /**
   * Requires a decision by the agent: keys pressed before it could be read do not answer it. `escapeAnswers`: Escape does
   * more than leave the question open.
   */
  | { readonly takes: 'judgement'; readonly escapeAnswers?: boolean }
  /**
   * Accepts Enter, Space and editing keys at once; a line of characters belongs to the field that was focused before. The
   * characters of its choices follow the rule of a judgement.
   */
  | { readonly takes: 'answers' }
  /**
   * Accepts a typed line (a PIN, a date): of the buffered keys only a line that matches `line`. `beginning` matches what can
   * still become such a line.
   */
  | { readonly takes: 'line'; readonly line: RegExp; readonly beginning: RegExp };

/** The question of dialogs in which Escape leaves everything as it is. */
export const judgement: OpenQuestion = { takes: 'judgement' };
export const immediateAnswers: OpenQuestion = { takes: 'answers' };
