import { monthNames, otherLabel, phoneLabel } from './germanWords';

/** What a line of free text holds, each with its place in the line. */
export type TextToken =
  | {
      readonly kind: 'email' | 'phone' | 'date' | 'other';
      readonly text: string;
      readonly start: number;
      readonly end: number;
    }
  /** A number with its separators removed. */
  | { readonly kind: 'number'; readonly digits: string; readonly start: number; readonly end: number };

export type NumberToken = Extract<TextToken, { kind: 'number' }>;

/** Dashes and dots inside a number; blanks are handled apart, because they may stand between two numbers as well. */
const joiners = String.raw`.\-\u2010-\u2015\u2212`;

const longestLine = 1_000;
/** Digits of a phone number with its country code. */
const longestPhone = 15;

/**
 * One kind of blank (a tab stays, it separates the columns of a table), no invisible characters. Longer lines are cut, so
 * that a hostile text costs a bounded time.
 */
export function tidyLine(text: string): string {
  return text
    .slice(0, longestLine)
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\t]/g, ' ');
}

/**
 * Splits a tidied line into its e-mail addresses, dates, phone numbers, amounts with other numbers that are none of these,
 * and the numbers that remain. What was recognised first is not read again as something else.
 */
export function tokensOf(line: string): readonly TextToken[] {
  const tokens: TextToken[] = [];
  let rest = line;
  const take = (kind: 'email' | 'phone' | 'date' | 'other', pattern: RegExp) => {
    rest = rest.replaceAll(pattern, (text: string, ...others: unknown[]) => {
      const start = others.find((other) => typeof other === 'number') ?? 0;
      tokens.push({ kind, text: text.trim(), start, end: start + text.length });
      return ' '.repeat(text.length);
    });
  };
  take('email', /(?<![\p{L}\w.%+-])[\w.!#$%&'*+/=?^{|}~-]{1,64}@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}/gu);
  // IBAN, in groups or in one.
  take('other', /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){3,7}(?: ?\d{1,3}(?!\d))?/g);
  take('date', /(?<![\d.])\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})?(?!\d)/g);
  take('date', /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/g);
  take('date', new RegExp(String.raw`(?<!\d)\d{1,2}\.? ?(?:${monthNames})(?: \d{4})?`, 'giu'));
  // Amounts and times of day.
  take('other', /(?<![\d.,])(?:EUR|CHF|\u20ac) ?\d{1,6}(?:[.,]\d{2})?(?!\d)/g);
  take('other', /(?<![\d.,])\d{1,6}(?:[.,]\d{2})? ?(?:EUR|CHF|Euro|\u20ac|%)/g);
  take('other', /(?<![\d.,])\d{1,6}(?:\.\d{3})?,\d{2}(?!\d)/g);
  take('other', /(?<![\d.,])\d{1,4}\.\d{2}(?![\d.])/g);
  take('other', /(?<!\d)\d{1,2}:\d{2}(?!\d)/g);
  // Phone numbers with a country code, or with an area code in brackets or before a slash.
  take('phone', /(?<![\d+])(?:\+|00)[1-9](?:[ ()/.-]{0,3}\d){6,14}/g);
  take('phone', /\(0\d{1,5}\)(?:[ /.-]{0,2}\d){3,12}/g);
  take('phone', /(?<!\d)0\d{1,5} ?\/ ?\d(?:[ -]?\d){3,12}/g);
  for (const run of rest.matchAll(new RegExp(String.raw`\d+(?:[ ${joiners}]\d+)*`, 'g'))) {
    tokens.push(...tokensOfRun(run[0], run.index, rest));
  }
  return tokens.toSorted((a, b) => a.start - b.start);
}

interface Part {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** Splits numbers with single blanks between them: "432 011 001" is one, "0123456 432011001" are two. */
function tokensOfRun(run: string, offset: number, line: string): readonly TextToken[] {
  const parts: readonly Part[] = [...run.matchAll(/[^ ]+/g)].map(({ 0: text, index }) => ({
    digits: text.replaceAll(new RegExp(`[${joiners}]`, 'g'), ''),
    start: offset + index,
    end: offset + index + text.length,
  }));
  const before = line.slice(Math.max(0, offset - 40), offset);
  if (phoneLabel.test(before)) return labelledPhone(parts);
  if (otherLabel.test(before)) {
    const [first, ...others] = parts;
    if (first === undefined) return [];
    return [{ kind: 'other', text: first.digits, start: first.start, end: first.end }, ...numbersOf(others)];
  }
  return numbersOf(parts);
}

/** The groups behind "Telefon", as many as a phone number can have. */
function labelledPhone(parts: readonly Part[]): readonly TextToken[] {
  let count = 0;
  const taken = parts.findIndex(({ digits }) => (count += digits.length) > longestPhone);
  const end = taken <= 0 ? parts.length : taken;
  return [...joined('phone', parts.slice(0, end)), ...numbersOf(parts.slice(end))];
}

function joined(kind: 'phone' | 'number', parts: readonly Part[]): readonly TextToken[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const digits = parts.map((part) => part.digits).join('');
  const place = { start: first.start, end: last.end };
  return [kind === 'number' ? { kind, digits, ...place } : { kind, text: digits, ...place }];
}

const areaCode = /^0[1-9]\d{1,3}$/;
const meaningful = /^(?:\d{9}|[1-9]\d{5}|0[1-9]\d{5,18}|[1-9]\d{9})$/;
const isGroup = (part: Part | undefined): boolean => part?.digits.length === 3;

function numbersOf(parts: readonly Part[]): readonly TextToken[] {
  if (parts.length < 2) return joined('number', parts);
  const [first, second, ...others] = parts;
  // An area code and a number: nobody can tell it from a customer number by its shape alone.
  const isPhone = areaCode.test(first?.digits ?? '') && (second?.digits.length ?? 0) >= 5;
  if (isPhone) return [...joined('phone', parts.slice(0, 2)), ...numbersOf(others)];
  const isWhole = first?.digits.startsWith('0') === true && !parts.some(({ digits }) => digits.length > 4);
  if (isWhole) return joined('number', parts);
  const at = parts.findIndex((part, index) => {
    const isBaseAndVariant = /^[1-9]\d{5}$/.test(part.digits) && isGroup(parts[index + 1]);
    return isBaseAndVariant || (/^[1-9]/.test(part.digits) && [0, 1, 2].every((step) => isGroup(parts[index + step])));
  });
  if (at >= 0) {
    const length = isGroup(parts[at]) ? 3 : 2;
    const [sku, rest] = [parts.slice(at, at + length), parts.slice(at + length)];
    return [...numbersOf(parts.slice(0, at)), ...joined('number', sku), ...numbersOf(rest)];
  }
  const whole = parts.map(({ digits }) => digits).join('');
  const isOne = meaningful.test(whole) && !parts.some(({ digits }) => meaningful.test(digits));
  return isOne ? joined('number', parts) : parts.flatMap((part) => joined('number', [part]));
}
