/**
 * Maximum length of names, streets and places in characters; longer text was pasted by mistake and the services refuse
 * it.
 */
export const longestText = 100;

export function isTooLong(text: string): boolean {
  return text.length > longestText;
}
