import * as v from 'valibot';
import { CheckoutDraftEntry, restoredCheckout, writtenCheckout } from '~/features/payment/checkoutSchema';
import { uncertain } from './reservation';
import { unsettledOf, type WaitlistState } from './waitlistSlice';

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
  earlierIds: v.pipe(v.array(v.string()), v.readonly()),
});

/** The journal entry: the open reservation without IBAN, account holder and date of birth (QUALITY 10), and the requests of unknown outcome. */
export const WaitlistEntry = v.nullable(
  v.object({
    /** Null: the dialog is closed. */
    open: v.nullable(v.object({ article: Article, draft: v.nullable(CheckoutDraftEntry) })),
    unsettled: v.pipe(v.array(Sent), v.readonly()),
    createdIds: v.pipe(v.array(v.string()), v.readonly()),
  }),
);
export type WaitlistEntry = v.InferOutput<typeof WaitlistEntry>;

export function writeReservation(state: WaitlistState): WaitlistEntry {
  const { reservation, createdIds } = state;
  const unsettled = unsettledOf(state);
  const isOpen = reservation !== null && reservation.submission.status !== 'created';
  const open = isOpen ? { article: reservation.article, draft: writtenCheckout(reservation.draft) } : null;
  return open === null && unsettled.length === 0 ? null : { open, unsettled, createdIds };
}

export function readReservation(entry: WaitlistEntry): Pick<WaitlistState, 'reservation' | 'unsettled' | 'createdIds'> {
  if (entry === null) return { reservation: null, unsettled: [], createdIds: [] };
  const { open, unsettled, createdIds } = entry;
  if (open === null) return { reservation: null, unsettled, createdIds };
  const { article, draft } = open;
  const sent = unsettled.find(({ sku }) => sku === article.sku);
  return {
    reservation: {
      article,
      draft: restoredCheckout(draft),
      submission: sent === undefined ? { status: 'none' } : uncertain(sent),
    },
    unsettled: unsettled.filter((earlier) => earlier !== sent),
    createdIds,
  };
}
