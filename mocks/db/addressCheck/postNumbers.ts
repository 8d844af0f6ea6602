/** Has a correct check digit, but belongs to no DHL customer. */
const GIVEN_TO_NOBODY = '87654325';

/** Takes the digits as text, because a number would lose its leading zeros. */
function hasRightCheckDigit(digits: string): boolean {
  const all = Array.from(digits.padStart(10, '0'), Number);
  const sum = all.slice(0, 9).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 4 : 9), 0);
  return all[9] === (10 - (sum % 10)) % 10;
}

export function isPostNumber(typed: string): boolean {
  const digits = typed.replace(/\s/g, '');
  return /^[0-9]{6,10}$/.test(digits) && digits !== GIVEN_TO_NOBODY && hasRightCheckDigit(digits);
}
