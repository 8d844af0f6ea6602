import { isTooLong } from '~/domain/common/textLength';

/**
 * REQ B7.3: typographic quotes and `# $ % * : ; < > = ? [ ] \ ^ { | } ~` in names and addresses; control characters
 * and invisible ones neither.
 */
const forbiddenCharacters = /[„“”‚‘’«»‹›#$%*:;<>=?[\]\\^{|}~\p{Cc}\p{Cf}]/u;

/**
 * What an agent types or pastes, made plain: one kind of apostrophe (FACTS Names), single blanks, nothing invisible.
 */
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

/** A first, last or company name as the form takes it, once tidied: at least 2 characters, one of them a letter. */
export function isValidName(text: string): boolean {
  const name = tidyName(text);
  return !isTooLong(name) && nameCharacters.test(name) && /\p{L}/u.test(name);
}

/** The name-check variant (REQ B8.1, DECISIONS 5): at least 3 letters after removing all that is none. */
export function isSearchableName(text: string): boolean {
  return /^\P{L}*\p{L}\P{L}*\p{L}\P{L}*\p{L}/u.test(text);
}
