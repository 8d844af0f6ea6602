import type { Address } from '~/domain/address/address';
import type { Cents } from '~/domain/common/money';

/** What has to be settled with the caller between the click and the order (REQ C14). */
export type SubmitQuestion =
  /** The basket is gone and too old to be opened again: only a new session helps. */
  | { readonly kind: 'inactiveSession' }
  /** The forwarder rings up before it comes; `phone` is the number it will take. */
  | { readonly kind: 'telephoneNotification'; readonly skus: readonly string[]; readonly phone: string | null }
  | { readonly kind: 'orderLimit'; readonly total: Cents; readonly limit: Cents }
  /** All articles go to another of the customer's addresses than the preselected one. */
  | { readonly kind: 'deliveryAddressChange'; readonly address: Address; readonly lines: number };

export interface SubmitQuestionFacts {
  /** Lines that a forwarder brings after ringing up. */
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

/** What an answer is remembered by: it counts until what was asked about changes. */
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
