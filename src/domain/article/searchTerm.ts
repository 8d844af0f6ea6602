import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { tidyDigits } from '~/domain/common/digits';

/** The meaning of the text in the product search (REQ C1.1 as read by DECISIONS 1). */
export type SearchTerm =
  | { readonly kind: 'empty' }
  /** Text, or a number of 4–5 digits (BNR search): suggestions and search. */
  | { readonly kind: 'text'; readonly query: string }
  | { readonly kind: 'productNumber'; readonly baseProductNo: string; readonly quantity: number }
  | { readonly kind: 'sku'; readonly sku: string; readonly quantity: number }
  /** Fewer than 4 digits: 'Die Produktnummer muss aus mindestens 4 Zeichen bestehen!', no call. */
  | { readonly kind: 'tooShort' }
  /** 7, 8 or more than 9 digits: `invalid.sku`, no call. */
  | { readonly kind: 'invalidSku' };

const productNumberLength = 6;
const skuLength = 9;
const minimumLength = 4;

export function classifySearchTerm(input: string): SearchTerm {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const number = /^(\d+)(?:\*(\d{1,3}))?$/.exec(tidyNumber(text));
  if (number === null) return { kind: 'text', query: text };
  const digits = number[1] ?? '';
  const quantity = Math.max(1, Number(number[2] ?? '1'));
  if (digits.length < minimumLength) return { kind: 'tooShort' };
  if (digits.length === skuLength) return { kind: 'sku', sku: digits, quantity };
  if (digits.length === productNumberLength) return { kind: 'productNumber', baseProductNo: digits, quantity };
  return digits.length < productNumberLength ? { kind: 'text', query: digits } : { kind: 'invalidSku' };
}

/** Tidies the number and the quantity behind `*`, where one is given. */
function tidyNumber(text: string): string {
  const [number = '', ...quantity] = text.split('*');
  return [tidyDigits(number), ...quantity.map((part) => part.trim())].join('*');
}

/** Nine digits reduce to the six-digit base number (REQ C1.4). */
export function baseProductNoOf(sku: string): string {
  return sku.slice(0, productNumberLength);
}

/** The target that the jump field recognises: customer, order, SKU, product number or words (UX Keys). */
export type JumpTarget =
  | { readonly kind: 'customer'; readonly customerNumber: string }
  | { readonly kind: 'order'; readonly orderNumber: string }
  | { readonly kind: 'product'; readonly term: string }
  | { readonly kind: 'words'; readonly text: string };

export function classifyJump(input: string): JumpTarget {
  const text = input.trim();
  const compact = tidyNumber(text);
  if (readCustomerNumber(compact).kind === 'valid') return { kind: 'customer', customerNumber: compact };
  if (/^[1-9]\d{9}$/.test(compact)) return { kind: 'order', orderNumber: compact };
  if (/^\d{6}(?:\d{3})?(?:\*\d{1,3})?$/.test(compact)) return { kind: 'product', term: compact };
  return { kind: 'words', text };
}
