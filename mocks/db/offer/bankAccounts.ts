import type { WireCustomer } from '../common/wireTypes.ts';

const LENGTHS: Record<string, number> = {
  DE: 22,
  AT: 20,
  CH: 21,
  LI: 21,
  FR: 27,
  NL: 18,
  BE: 16,
  IT: 27,
  ES: 24,
  LU: 20,
  PL: 28,
  GB: 22,
};
const GERMAN_BANKS: Record<string, string> = {
  '37040044': 'Commerzbank',
  '10010010': 'Postbank',
  '50010517': 'ING',
  '37050198': 'Sparkasse KölnBonn',
};

/** Calculates digit by digit, because the whole number would exceed the safe integers. */
function remainderBy97(digits: string): number {
  return Array.from(digits).reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

export function isValidIban(iban: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(iban) || iban.length !== LENGTHS[iban.slice(0, 2)]) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return remainderBy97(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

export function bankOf(iban: string): string {
  if (!iban.startsWith('DE')) return `Bank in ${iban.slice(0, 2)}`;
  return GERMAN_BANKS[iban.slice(4, 12)] ?? `Bank ${iban.slice(4, 12)}`;
}

/** Banking details as the service returns them: only the first and last four characters of the IBAN are visible. */
export function bankingDetailsFor(accountHolder: string, iban: string): NonNullable<WireCustomer['banking_details']> {
  const hidden = iban.slice(0, 4) + '*'.repeat(iban.length - 8) + iban.slice(-4);
  return {
    account_holder: accountHolder,
    masked_iban: hidden.replace(/.{4}(?=.)/g, '$& '),
    bank_name: bankOf(iban),
  };
}
