import { joinParts } from '~/domain/common/joinParts';
import {
  closingFormula,
  customerLabel,
  eachWord,
  orderNumberLabel,
  quantityLabel,
  quantityUnit,
  voucherFiller,
  voucherLabel,
} from '~/domain/common/germanWords';
import { tidyLine, tokensOf, type NumberToken, type TextToken } from '~/domain/common/textTokens';
import { noCriteria, labelledPerson, nameIn, senderOf } from '~/domain/customer/personInText';
import {
  customerNumbersIn,
  emailsIn,
  isLabelled,
  numbersOf,
  orderNumbersIn,
  type Recognised,
} from '~/domain/customer/recognition';

/** What an order text (an e-mail, a letter, a fax) asks for, each with the text that it was read from. */
export type OrderTextItem =
  | { readonly kind: 'customer'; readonly found: Recognised; readonly readFrom: string }
  /** `number`: a SKU of nine digits or a product number of six. */
  | { readonly kind: 'article'; readonly number: string; readonly quantity: number; readonly readFrom: string }
  | { readonly kind: 'voucher'; readonly code: string; readonly readFrom: string };

const longestText = 20_000;
const mostArticles = 30;
const mostVouchers = 5;
const longestQuote = 64;
/** As many pieces as the search term takes: `432011001*999`. */
const mostPieces = 999;

/** Reads customer, articles and vouchers from a text, in the order in which they are taken. Never throws; linear time. */
export function readOrderText(text: string, now: Date): readonly OrderTextItem[] {
  const all = text
    .slice(0, longestText)
    .split(/\r\n?|\n/)
    .map(tidyLine);
  const own = all.filter((line) => !/^\s*>/.test(line));
  const lines = own.some((line) => /\p{L}|\d/u.test(line)) ? own : all.map((line) => line.replace(/^[\s>]+/, ''));
  const read = lines.map((line) => ({ line, tokens: tokensOf(line) }));
  const vouchers = read.flatMap(({ line, tokens }) => vouchersIn(line, tokens)).slice(0, mostVouchers);
  const codes = new Set(vouchers.map(({ code }) => code));
  const articles = articlesIn(read).filter(({ number }) => !codes.has(number));
  const customer = customerIn(read, lines, now);
  return [...(customer === null ? [] : [customer]), ...articles.slice(0, mostArticles), ...vouchers];
}

/** A single article, a name or a number is no order text: it is searched for as before. */
export function isOrderText(items: readonly OrderTextItem[]): boolean {
  return items.length > 1 && items.some(({ kind }) => kind === 'article');
}

interface ReadLine {
  readonly line: string;
  readonly tokens: readonly TextToken[];
}

function customerIn(read: readonly ReadLine[], lines: readonly string[], now: Date): OrderTextItem | null {
  const byLine = <T>(find: (line: string, tokens: readonly TextToken[]) => readonly T[]) =>
    read.flatMap(({ line, tokens }) => find(line, tokens).map((value) => ({ value, line })))[0];
  const number = byLine(customerNumbersIn);
  if (number !== undefined) {
    const found = { kind: 'customerNumber', customerNumber: number.value, mayBePhone: false } as const;
    return { kind: 'customer', found, readFrom: quoteOf(number.line) };
  }
  const email = byLine((_line, tokens) => emailsIn(tokens));
  if (email !== undefined) {
    return { kind: 'customer', found: { kind: 'email', email: email.value }, readFrom: quoteOf(email.line) };
  }
  const order = byLine(orderNumbersIn);
  if (order !== undefined) {
    const found = { kind: 'orderNumber', orderNumber: order.value } as const;
    return { kind: 'customer', found, readFrom: quoteOf(order.line) };
  }
  const criteria = labelledPerson(lines, now) ?? senderOf(lines, now) ?? signatureOf(lines, now);
  if (criteria === null) return null;
  const { firstName, lastName, street, city } = criteria;
  const readFrom = joinParts([`${firstName} ${lastName}`.trim(), street, city]);
  return { kind: 'customer', found: { kind: 'person', criteria }, readFrom };
}

/** The name below the closing formula of a letter. */
function signatureOf(lines: readonly string[], now: Date) {
  const at = lines.findIndex((line) => closingFormula.test(line.trim()));
  if (at < 0) return null;
  const line = lines.slice(at + 1).find((text) => text.trim() !== '') ?? '';
  const name = nameIn(line, now);
  return name.firstName === '' || name.lastName === '' ? null : { ...noCriteria, ...name };
}

/** The line without dates and account numbers, which are not stored; cut at a length that fits beside the list. */
function quoteOf(line: string, at = 0): string {
  let quote = line;
  for (const token of tokensOf(line)) {
    const isHidden = token.kind === 'date' || (token.kind === 'other' && token.text.length > 14);
    if (isHidden) quote = quote.slice(0, token.start) + '…'.repeat(token.end - token.start) + quote.slice(token.end);
  }
  const from = Math.max(0, Math.min(at - 14, quote.length - longestQuote));
  const part = quote.slice(from, from + longestQuote);
  const tidy = part.replaceAll(/…+/g, '…').replaceAll(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${tidy}${from + longestQuote < quote.length ? '…' : ''}`;
}

type Article = Extract<OrderTextItem, { kind: 'article' }>;

function articlesIn(read: readonly ReadLine[]): readonly Article[] {
  const articles: Article[] = [];
  /** From a line such as "je 3:", for the lines below it. */
  let each: number | null = null;
  let column: number | null = null;
  for (const { line, tokens } of read) {
    const numbers = numbersOf(tokens).filter((token) => isArticle(line, token));
    column = quantityColumn(line) ?? column;
    if (line.trim() === '') each = null;
    const ofLine = eachIn(line);
    if (articles.length >= mostArticles) break;
    if (numbers.length === 0) {
      if (ofLine !== null && line.trim().endsWith(':')) each = ofLine;
      setFollowing(articles, line);
      continue;
    }
    let readUpTo = 0;
    for (const [index, token] of numbers.entries()) {
      const next = numbers[index + 1];
      const before = quantityBefore(line.slice(readUpTo, token.start));
      const after = before ?? quantityAfter(line.slice(token.end, next?.start ?? line.length), next === undefined);
      // A quantity behind an article is not that of the next one.
      readUpTo = before === null && after !== null ? (next?.start ?? line.length) : token.end;
      const own = namedQuantity(line, column) ?? after ?? quantityInCells(line, token);
      const quantity = Math.min(mostPieces, Math.max(1, own ?? ofLine ?? each ?? 1));
      articles.push({ kind: 'article', number: token.digits, quantity, readFrom: quoteOf(line, token.start) });
    }
  }
  return articles;
}

function isArticle(line: string, token: NumberToken): boolean {
  const isOther = isLabelled(line, token, customerLabel) || isLabelled(line, token, orderNumberLabel);
  return !isOther && /^[1-9](?:\d{5}|\d{8})$/.test(token.digits);
}

const beforeUnit = new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s*${quantityUnit}(?![\p{L}])[^\d]{0,40}$`, 'iu');
const beforeLabel = new RegExp(String.raw`${quantityLabel}\s*:?\s*(\d{1,3})\D{0,40}$`, 'iu');
const beforeBare = /^\s*[-•*]?\s*(\d{1,2})\s+$/u;
const afterUnit = new RegExp(String.raw`^.{0,60}?(?<![\d.,])(\d{1,3})\s*${quantityUnit}(?![\p{L}\d])`, 'iu');
const afterLabel = new RegExp(String.raw`^.{0,60}?${quantityLabel}\s*:?\s*(\d{1,3})(?!\d)`, 'iu');
const afterTimes = /^\s*(?:x|\u00d7|\*)\s*(\d{1,3})(?!\d)/iu;
const afterBare = /^ {1,2}(\d{1,2})\s*$/u;
const eachPattern = new RegExp(String.raw`(?<!\p{L})${eachWord}\s+(\d{1,3})(?!\d)`, 'iu');

function quantityBefore(text: string): number | null {
  const near = text.slice(-70);
  return firstNumber(beforeUnit.exec(near) ?? beforeLabel.exec(near) ?? beforeBare.exec(text));
}

function quantityAfter(text: string, isLast: boolean): number | null {
  const near = text.slice(0, 90);
  // A comma or "und" begins the next article: "432011001, 2x 465009001".
  const part = isLast ? near : (near.split(/[,;]| und /iu)[0] ?? '');
  return firstNumber(afterTimes.exec(near) ?? afterBare.exec(near) ?? afterUnit.exec(part) ?? afterLabel.exec(part));
}

function firstNumber(match: RegExpExecArray | null): number | null {
  const text = match?.[1];
  return text === undefined ? null : Number(text);
}

function eachIn(line: string): number | null {
  return firstNumber(eachPattern.exec(line));
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .split(/\t|\s*\|\s*|;|\s{2,}/u)
    .map((cell) => cell.trim());
}

/** The column of quantities that a table's head names. */
function quantityColumn(line: string): number | null {
  const column = cellsOf(line).findIndex((cell) => new RegExp(`^${quantityLabel}\\.?$`, 'iu').test(cell));
  return column < 0 ? null : column;
}

const isQuantity = (cell: string | undefined): cell is string => cell !== undefined && /^\d{1,3}$/.test(cell);

function namedQuantity(line: string, column: number | null): number | null {
  const cell = column === null ? undefined : cellsOf(line)[column];
  return isQuantity(cell) ? Number(cell) : null;
}

/** The only small figure in a table's row: behind the article, else before it. */
function quantityInCells(line: string, token: NumberToken): number | null {
  const cells = cellsOf(line);
  const at = cells.findIndex((cell) => cell.replaceAll(/\D/g, '').includes(token.digits));
  const cell = cells.slice(at + 1).find(isQuantity) ?? (at === 1 ? cells.slice(0, at).find(isQuantity) : undefined);
  return cell === undefined ? null : Number(cell);
}

/** "Menge: 2" on a line of its own belongs to the article above it. */
function setFollowing(articles: Article[], line: string): void {
  const last = articles.at(-1);
  const quantity = firstNumber(new RegExp(String.raw`^\s*${quantityLabel}\s*:?\s*(\d{1,3})\s*$`, 'iu').exec(line));
  if (last === undefined || quantity === null) return;
  articles[articles.length - 1] = { ...last, quantity: Math.min(mostPieces, Math.max(1, quantity)) };
}

type VoucherItem = Extract<OrderTextItem, { kind: 'voucher' }>;

function vouchersIn(line: string, tokens: readonly TextToken[]): readonly VoucherItem[] {
  const vouchers: VoucherItem[] = [];
  for (const label of line.matchAll(voucherLabel)) {
    const start = label.index + label[0].length;
    const rest = line.slice(start, start + 80);
    const isNamed = /^\s*[:=]/.test(rest);
    const words = rest.split(/[\s:=„“"'»«(),;!?]+/u).filter((word) => word !== '');
    for (const word of words.slice(0, 4)) {
      const code = word.replace(/[.]+$/, '');
      if (voucherFiller.test(code)) continue;
      const isAmount = tokens.some(
        (token) => token.kind !== 'number' && token.start >= start && token.text.includes(code),
      );
      if (isCode(code, isNamed || /nr|nummer|code/iu.test(label[0])) && !isAmount) {
        if (!vouchers.some((voucher) => voucher.code === code)) {
          vouchers.push({ kind: 'voucher', code, readFrom: quoteOf(line, label.index) });
        }
      }
      break;
    }
  }
  return vouchers;
}

/** Capitals, or letters with digits; small letters and digits alone only where the text says that a code follows. */
function isCode(word: string, isNamed: boolean): boolean {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{2,29}$/.test(word)) return false;
  const isShouted = /^[A-Z0-9_-]+$/.test(word) && /[A-Z]/.test(word) && (word.length > 3 || /\d/.test(word));
  return isShouted || (isNamed && (word.length > 3 || /\d/.test(word)));
}
