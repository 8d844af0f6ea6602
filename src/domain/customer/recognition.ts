import { customerLabel, orderLabel } from '~/domain/common/germanWords';
import { tidyDigits } from '~/domain/common/digits';
import { tidyLine, tokensOf, type NumberToken, type TextToken } from '~/domain/common/textTokens';
import { readCustomerNumber } from './customerNumber';
import { filledSearchFields, minimumSearchFields, type CustomerSearchCriteria } from './customerSearch';
import { isValidEmail } from './email';
import { noCriteria, personInLine } from './personInText';
import type { RecentCustomer } from './recentCustomers';

/** What a text in the customer field can name. */
export type Recognised =
  /** `mayBePhone`: by its length it may be a phone number as well. */
  | { readonly kind: 'customerNumber'; readonly customerNumber: string; readonly mayBePhone: boolean }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'orderNumber'; readonly orderNumber: string }
  | { readonly kind: 'person'; readonly criteria: CustomerSearchCriteria }
  /** No service can search by it. */
  | { readonly kind: 'phone'; readonly phone: string };

/** What can be done with it; the first one is done by Enter. */
export type CustomerChoice =
  /** `name`: of a recent customer of this session. */
  | { readonly kind: 'load'; readonly customerNumber: string; readonly name: string | null }
  | { readonly kind: 'byEmail'; readonly email: string }
  | { readonly kind: 'byOrder'; readonly orderNumber: string }
  /** Searches at once: enough fields are known. */
  | { readonly kind: 'search'; readonly criteria: CustomerSearchCriteria }
  /** Opens the search with what is known. */
  | { readonly kind: 'fillSearch'; readonly criteria: CustomerSearchCriteria };

/** Shortest phone number that is written without separators, with its area code. */
const phoneLength = 10;
const longestPhone = 13;

function isOrderNumber(digits: string): boolean {
  return /^[1-9]\d{9}$/.test(digits);
}

/** The customer numbers of a line: labelled ones first. Those that may be phone numbers count only with a label. */
export function customerNumbersIn(line: string, tokens: readonly TextToken[]): readonly string[] {
  const numbers = numbersOf(tokens).filter(({ digits }) => readCustomerNumber(digits).kind === 'valid');
  const labelled = numbers.filter((token) => isLabelled(line, token, customerLabel));
  const others = numbers.filter((token) => !labelled.includes(token) && token.digits.length < phoneLength);
  return [...labelled, ...others].map(({ digits }) => digits);
}

export function orderNumbersIn(line: string, tokens: readonly TextToken[]): readonly string[] {
  const numbers = numbersOf(tokens).filter(({ digits }) => isOrderNumber(digits));
  const labelled = numbers.filter((token) => isLabelled(line, token, orderLabel));
  return [...labelled, ...numbers.filter((token) => !labelled.includes(token))].map(({ digits }) => digits);
}

export function numbersOf(tokens: readonly TextToken[]): readonly NumberToken[] {
  return tokens.filter((token) => token.kind === 'number');
}

export function isLabelled(line: string, { start }: { readonly start: number }, label: RegExp): boolean {
  return label.test(line.slice(Math.max(0, start - 40), start));
}

export function emailsIn(tokens: readonly TextToken[]): readonly string[] {
  return tokens.flatMap((token) => (token.kind === 'email' && isValidEmail(token.text) ? [token.text] : []));
}

/** Reads what was typed or pasted into the customer field. Empty: nothing that can be looked up. */
export function recognise(text: string, now: Date): readonly Recognised[] {
  const line = tidyLine(text).trim();
  const typed = readCustomerNumber(line);
  if (typed.kind === 'valid') {
    const { customerNumber } = typed;
    const { length } = customerNumber;
    return [{ kind: 'customerNumber', customerNumber, mayBePhone: length >= phoneLength && length <= longestPhone }];
  }
  const compact = tidyDigits(line);
  if (isOrderNumber(compact)) return [{ kind: 'orderNumber', orderNumber: compact }];
  const tokens = tokensOf(line);
  const [customerNumber] = customerNumbersIn(line, tokens);
  const [email] = emailsIn(tokens);
  const [orderNumber] = orderNumbersIn(line, tokens);
  const exact: Recognised[] = [];
  if (customerNumber !== undefined) exact.push({ kind: 'customerNumber', customerNumber, mayBePhone: false });
  if (email !== undefined) exact.push({ kind: 'email', email });
  if (orderNumber !== undefined) exact.push({ kind: 'orderNumber', orderNumber });
  if (exact.length > 0) return exact;
  const criteria = personInLine(line, now);
  const phone = tokens.find(({ kind }) => kind === 'phone');
  return [
    ...(criteria === null ? [] : [{ kind: 'person', criteria } as const]),
    ...(phone === undefined ? [] : [{ kind: 'phone', phone: line.slice(phone.start, phone.end).trim() } as const]),
  ];
}

interface ChoiceFacts {
  readonly recent: readonly RecentCustomer[];
  /** Customers by order number need the area `limelightSearch`. */
  readonly maySearchOrders: boolean;
}

/** What the services can look up of what was recognised, the likeliest first. */
export function choicesOf(found: readonly Recognised[], facts: ChoiceFacts): readonly CustomerChoice[] {
  const choices = found.flatMap((one) => choicesOfOne(one, facts));
  const isEmpty = (choice: CustomerChoice) => choice.kind === 'fillSearch' && choice.criteria === noCriteria;
  // The empty search is offered only where the name is not known.
  const hasNames = choices.some((choice) => 'criteria' in choice && !isEmpty(choice));
  return hasNames ? choices.filter((choice) => !isEmpty(choice)) : choices;
}

function choicesOfOne(found: Recognised, { recent, maySearchOrders }: ChoiceFacts): readonly CustomerChoice[] {
  switch (found.kind) {
    case 'customerNumber': {
      const { customerNumber } = found;
      const load = { kind: 'load', customerNumber, name: null } as const;
      return found.mayBePhone ? [load, { kind: 'fillSearch', criteria: noCriteria }] : [load];
    }
    case 'email':
      return [{ kind: 'byEmail', email: found.email }];
    case 'orderNumber':
      if (!maySearchOrders) return [{ kind: 'fillSearch', criteria: noCriteria }];
      return [{ kind: 'byOrder', orderNumber: found.orderNumber }];
    case 'phone':
      return [{ kind: 'fillSearch', criteria: noCriteria }];
    case 'person': {
      const { criteria } = found;
      const known = recentNamed(criteria, recent);
      if (filledSearchFields(criteria) >= minimumSearchFields) return [...known, { kind: 'search', criteria }];
      // A single word in small letters may be anything; it is a name where a recent customer has it.
      const isWord =
        criteria.firstName === '' && filledSearchFields(criteria) === 1 && !/^\p{Lu}\P{Lu}/u.test(criteria.lastName);
      return isWord ? known : [...known, { kind: 'fillSearch', criteria }];
    }
  }
}

/** The recent customers of this session whose name has all typed words, each from its beginning. */
function recentNamed(
  { firstName, lastName }: CustomerSearchCriteria,
  recent: readonly RecentCustomer[],
): readonly CustomerChoice[] {
  const words = wordsOf(`${firstName} ${lastName}`);
  if (words.every((word) => word.length < 2)) return [];
  return recent.flatMap(({ name, customer: { externalCustomerId } }) => {
    const own = wordsOf(name);
    const isMeant = externalCustomerId !== null && words.every((word) => own.some((other) => other.startsWith(word)));
    return isMeant ? [{ kind: 'load', customerNumber: externalCustomerId, name } as const] : [];
  });
}

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return plain === '' ? [] : plain.split(/[\s-]+/);
}
