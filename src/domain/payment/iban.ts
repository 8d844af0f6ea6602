/** Normalizes an IBAN: upper case, all white space removed, the no-break space too (REQ B11.2, FACTS IBAN). */
export function normalizeIban(input: string): string {
  return input.replaceAll(/[\s\u00a0]/g, '').toUpperCase();
}
