/** Blanks, no-break ones too, and what nobody sees: pasted with a number, never part of one. */
const invisible = /[\s\p{Cf}]/gu;
const separator = /[.\-\u2010-\u2015\u2212]/g;

/** A number as it is pasted, where only digits can be meant (DECISIONS 55); text that holds more is only trimmed. */
export function tidyDigits(text: string): string {
  const bare = text.replaceAll(invisible, '');
  return /^(?:\d+(?:[.\-\u2010-\u2015\u2212]+\d+)*)?$/.test(bare) ? bare.replaceAll(separator, '') : text.trim();
}
