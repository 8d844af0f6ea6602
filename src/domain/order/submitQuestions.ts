import type { Address } from '~/domain/address/address';
import type { Cents } from '~/domain/common/money';

/** A question to the caller between the click on submit and the order (REQ C14). */
export type SubmitQuestion =
  /** The basket is lost and too old to be reopened: only a new session helps. */
  | { readonly kind: 'inactiveSession' }
  /** The forwarder telephones before the delivery; `phone` is the number used. */
  | { readonly kind: 'telephoneNotification'; readonly skus: readonly string[]; readonly phone: string | null }
  | { readonly kind: 'orderLimit'; readonly total: Cents; readonly limit: Cents }
  /** All articles are delivered to another of the customer's addresses than the preselected one. */
  | { readonly kind: 'deliveryAddressChange'; readonly address: Address; readonly lines: number };

export interface SubmitQuestionFacts {
  /** SKUs of the lines that a forwarder delivers after telephone notification. */
  readonly notifiedSkus: readonly string[];
  readonly phone: string | null;
  readonly total: Cents;
  readonly orderLimit: Cents;
  readonly deliveryAddress: Address;
  readonly preselectedAddressId: string | null;
  readonly addressCount: number;
  readonly lines: number;
}

export function submitQuestions(facts: SubmitQuestionFacts): readonly SubmitQuestion[] {
  const questions: SubmitQuestion[] = [];
  const { notifiedSkus, phone, total, orderLimit, deliveryAddress, lines } = facts;
  const isOtherAddress = facts.addressCount > 1 && deliveryAddress.id !== facts.preselectedAddressId;
  if (isOtherAddress && lines > 1) questions.push({ kind: 'deliveryAddressChange', address: deliveryAddress, lines });
  if (notifiedSkus.length > 0) questions.push({ kind: 'telephoneNotification', skus: notifiedSkus, phone });
  if (total > orderLimit) questions.push({ kind: 'orderLimit', total, limit: orderLimit });
  return questions;
}

/** The key under which an answer is stored: it changes when the subject of the question changes. */
export function questionKey(question: SubmitQuestion): string {
  switch (question.kind) {
    case 'inactiveSession':
      return question.kind;
    case 'telephoneNotification':
      return [question.kind, question.phone ?? '', ...question.skus].join(' ');
    case 'orderLimit':
      return `${question.kind} ${String(question.total)}`;
    case 'deliveryAddressChange':
      return `${question.kind} ${question.address.id} ${String(question.lines)}`;
  }
}
