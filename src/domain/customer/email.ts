const maximumLength = 80;

/**
 * Validates an e-mail address (REQ B7.5): local@domain, top-level part of 2–63 letters, at most 80
 * characters, no umlauts, no ß, no blanks. Checks the length first to bound the cost of hostile input.
 */
export function isValidEmail(input: string): boolean {
  const email = input.trim();
  if (email.length > maximumLength) return false;
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(
    email,
  );
}
