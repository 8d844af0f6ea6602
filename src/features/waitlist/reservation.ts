import type { Cents } from '~/domain/common/money';
import type { CheckoutDraft } from '~/domain/order/checkout';
import type { SentReservation, WaitlistItem } from '~/domain/waitlist/waitlist';

/** The article that a caller wants to wait for. */
export interface ReservedArticle {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Cents;
  readonly quantity: number;
}

export interface SentAttempt extends SentReservation {
  readonly customerNumber: string;
}

/** A second item of one press, which nobody has asked for: the browser has sent the request twice. */
export interface DoubleItem {
  readonly customerNumber: string;
  readonly item: WaitlistItem;
  readonly phase: 'found' | 'ending' | 'failed';
}

/** A reservation from the request to its outcome. */
export type Submission =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly sent: SentAttempt }
  | { readonly status: 'refused'; readonly detail: string | null }
  /** The service has taken the request, and names an item that has failed or is rejected (REQ H1.3). */
  | { readonly status: 'failed'; readonly item: WaitlistItem }
  /** No answer names the outcome: the waitlist is looked up before a second request is offered (QUALITY 9). */
  | {
      readonly status: 'outcomeUnknown';
      readonly sent: SentAttempt;
      readonly lookup: 'running' | 'failed' | 'notThere';
      /** The error that the service answered with; null where nothing readable came. */
      readonly said: string | null;
    }
  /** `item` is null where the service has created it without naming it. */
  | { readonly status: 'created'; readonly customerNumber: string; readonly item: WaitlistItem | null };

export interface Reservation {
  readonly article: ReservedArticle;
  /** Null until the agent has chosen something. */
  readonly draft: CheckoutDraft | null;
  readonly submission: Submission;
}

/**
 * The reservation of an article as its dialog opens, also after a reload: what of this article was sent before may have arrived, and is the
 * submission of the dialog.
 */
export function openedReservation(
  article: ReservedArticle,
  draft: CheckoutDraft | null,
  unsettled: readonly SentAttempt[],
): { readonly reservation: Reservation; readonly unsettled: readonly SentAttempt[] } {
  const sent = unsettled.find(({ sku }) => sku === article.sku);
  const submission: Submission =
    sent === undefined ? { status: 'none' } : { status: 'outcomeUnknown', sent, said: null, lookup: 'failed' };
  return { reservation: { article, draft, submission }, unsettled: unsettled.filter((earlier) => earlier !== sent) };
}

/** Whether a request may be sent: none is in flight, and none may have arrived. */
export function maySend({ status, ...rest }: Submission): boolean {
  return ['none', 'refused', 'failed'].includes(status) || ('lookup' in rest && rest.lookup === 'notThere');
}

/** Nothing can be changed or closed until the outcome is known. */
export function isInFlight(submission: Submission): boolean {
  return submission.status === 'sending' || (submission.status === 'outcomeUnknown' && submission.lookup === 'running');
}
