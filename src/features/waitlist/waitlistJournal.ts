import * as v from 'valibot';
import { CheckoutDraftEntry, restoredCheckout, writtenCheckout } from '~/features/payment/checkoutSchema';
import type { Reservation, Submission } from './reservation';

const Article = v.object({
  sku: v.string(),
  baseProductNo: v.string(),
  name: v.string(),
  brand: v.string(),
  price: v.number(),
  quantity: v.number(),
});

const Sent = v.object({
  customerNumber: v.string(),
  sku: v.string(),
  quantity: v.number(),
  sentAt: v.string(),
  earlierIds: v.array(v.string()),
});

/** The open reservation in the journal: without IBAN, account holder and date of birth (QUALITY 10). */
export const WaitlistEntry = v.nullable(
  v.object({
    article: Article,
    draft: v.nullable(CheckoutDraftEntry),
    /** Sent, and no answer yet. */
    sent: v.nullable(Sent),
    createdIds: v.array(v.string()),
  }),
);
export type WaitlistEntry = v.InferOutput<typeof WaitlistEntry>;

export function writeReservation(reservation: Reservation | null, createdIds: readonly string[]): WaitlistEntry {
  if (reservation === null || reservation.submission.status === 'created') return null;
  const { article, draft, submission } = reservation;
  const sent = 'sent' in submission ? { ...submission.sent, earlierIds: [...submission.sent.earlierIds] } : null;
  return { article, draft: writtenCheckout(draft), sent, createdIds: [...createdIds] };
}

export function readReservation(entry: WaitlistEntry): {
  readonly reservation: Reservation | null;
  readonly createdIds: readonly string[];
} {
  if (entry === null) return { reservation: null, createdIds: [] };
  const { article, draft, sent, createdIds } = entry;
  // What was in flight may have arrived.
  const submission: Submission =
    sent === null ? { status: 'none' } : { status: 'outcomeUnknown', sent, said: null, lookup: 'failed' };
  return { reservation: { article, draft: restoredCheckout(draft), submission }, createdIds };
}
