import * as v from 'valibot';
import { checkoutMethods } from '~/domain/order/checkout';
import type { Reservation, ReservationDraft, Submission } from './reservation';

const Article = v.object({
  sku: v.string(),
  baseProductNo: v.string(),
  name: v.string(),
  brand: v.string(),
  price: v.number(),
  quantity: v.number(),
});

const Draft = v.object({
  customerNumber: v.string(),
  method: v.nullable(v.picklist(checkoutMethods)),
  /** Whether a direct debit uses the account on file; null: not a direct debit, or other details were typed. */
  isAccountOnFileAgreed: v.nullable(v.boolean()),
  addressId: v.nullable(v.string()),
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
    draft: v.nullable(Draft),
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
  return { article, draft: draft === null ? null : writtenDraft(draft), sent, createdIds: [...createdIds] };
}

function writtenDraft({ customerNumber, payment, addressId }: ReservationDraft): v.InferOutput<typeof Draft> {
  const kind = payment?.method === 'DIRECT_DEBIT' ? payment.bank.kind : null;
  return {
    customerNumber,
    method: checkoutMethods.find((known) => known === payment?.method) ?? null,
    isAccountOnFileAgreed: kind === 'prefilled' ? true : kind === 'onFile' ? false : null,
    addressId,
  };
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
  return { reservation: { article, draft: draft === null ? null : readDraft(draft), submission }, createdIds };
}

function readDraft({
  customerNumber,
  method,
  isAccountOnFileAgreed,
  addressId,
}: v.InferOutput<typeof Draft>): ReservationDraft {
  const isBankLost = method === 'DIRECT_DEBIT' && isAccountOnFileAgreed === null;
  const bank = { kind: isBankLost ? 'missing' : isAccountOnFileAgreed === true ? 'prefilled' : 'onFile' } as const;
  const payment = method === null ? null : method === 'DIRECT_DEBIT' ? { method, bank } : { method };
  return { customerNumber, payment, addressId, isBankLost };
}
