/** No name, street or place is longer; what is was pasted by mistake, and the services have limits of their own. */
export const longestText = 100;

export function isTooLong(text: string): boolean {
  return text.length > longestText;
}
