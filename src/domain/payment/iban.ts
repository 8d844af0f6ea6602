/** The service's check of an entered IBAN (REQ B11.4); the typed values are in the form. `detail`: the sentence of the service. */
export type IbanCheck =
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | { readonly status: 'invalid'; readonly detail: string | null }
  | { readonly status: 'failed' };

/** Normalizes an IBAN: upper case, all white space removed, the no-break space too (REQ B11.2). */
export function normalizeIban(input: string): string {
  return input.replaceAll(/[\s\u00a0]/g, '').toUpperCase();
}

/** Countries by the length of what follows the country code, which callers of these countries leave out. */
const countryOfLength: Readonly<Record<number, string>> = { 20: 'DE', 18: 'AT' };

/** Normalizes an IBAN and completes one typed without its country code, as digits alone; its check digits tell errors. */
export function completeIban(input: string): string {
  const iban = normalizeIban(input);
  return /^\d+$/.test(iban) ? `${countryOfLength[iban.length] ?? ''}${iban}` : iban;
}
