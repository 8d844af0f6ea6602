import { isTooLong } from './textLength';

export const salutations = ['MR', 'MS', 'COMPANY', 'FAMILY'] as const;
export type Salutation = (typeof salutations)[number];

/**
 * Forbidden in names and addresses (REQ B7.3): typographic quotes, `# $ % * : ; < > = ? [ ] \ ^ { | } ~`, control and
 * invisible characters.
 */
const forbiddenCharacters = /[„“”‚‘’«»‹›#$%*:;<>=?[\]\\^{|}~\p{Cc}\p{Cf}]/u;

/** Normalizes a typed or pasted name (O'Neill, Đorđević, von der Heide): one kind of apostrophe, single blanks, no invisible characters. */
export function tidyName(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll(/[‘’`´ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function hasForbiddenCharacters(text: string): boolean {
  return forbiddenCharacters.test(text);
}

const nameCharacters = /^[\p{L}\p{M}\d '.,&()/+-]{2,}$/u;

/** Validates a tidied first, last or company name: at least 2 characters, one of them a letter. */
export function isValidName(text: string): boolean {
  const name = tidyName(text);
  return !isTooLong(name) && nameCharacters.test(name) && /\p{L}/u.test(name);
}

/**
 * Whether a name can be used in the duplicate search (REQ B8.1, DECISIONS 5): at least 3 letters, other characters
 * ignored.
 */
export function isSearchableName(text: string): boolean {
  return /^\P{L}*\p{L}\P{L}*\p{L}\P{L}*\p{L}/u.test(text);
}
