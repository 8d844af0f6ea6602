/** White space, no-break included, and invisible characters: often pasted with a number. */
const invisible = /[\s\p{Cf}]/gu;
const separator = /[.\-\u2010-\u2015\u2212]/g;

/** The text of a number or a code that contains no blanks. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Removes white space and invisible characters from a pasted number (DECISIONS 55); other text is only trimmed. */
export function tidyDigits(text: string): string {
  const bare = text.replaceAll(invisible, '');
  return /^(?:\d+(?:[.\-\u2010-\u2015\u2212]+\d+)*)?$/.test(bare) ? bare.replaceAll(separator, '') : text.trim();
}
