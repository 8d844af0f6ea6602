import { tidyDigits } from '~/domain/common/digits';

/**
 * Validates the check digit of a DHL post number (REQ B10.1): 6 to 10 digits, padded with zeros to ten d1…d10. With
 * S = 4·(d1+d3+d5+d7+d9) + 9·(d2+d4+d6+d8), d10 is (10 − S mod 10) mod 10: 12345678 is valid (S = 172), 12345679 is not.
 * Passed as text to preserve leading zeros; the service's answer decides.
 */
export function isValidPostNumber(text: string): boolean {
  const typed = tidyDigits(text);
  if (!/^\d{6,10}$/.test(typed)) return false;
  const digits = Array.from(typed.padStart(10, '0'), Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 4 : 9), 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}
