import * as v from 'valibot';
import { CheckoutDraftEntry, restoredCheckout, writtenCheckout } from '~/features/payment/checkoutSchema';
import type { JournalPart } from '~/shared/module/defineModule';
import { openedReservation } from './reservation';
import { unsettledOf, waitlistSlice, type WaitlistState } from './waitlistSlice';

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

const WaitlistEntry = v.nullable(
  v.object({
    /** Null: the dialog is closed. */
    open: v.nullable(v.object({ article: Article, draft: v.nullable(CheckoutDraftEntry) })),
    unsettled: v.pipe(v.array(Sent), v.readonly()),
    createdIds: v.pipe(v.array(v.string()), v.readonly()),
  }),
);
type WaitlistEntry = v.InferOutput<typeof WaitlistEntry>;

/** The open reservation without IBAN, account holder and date of birth (QUALITY 10), and the requests of unknown outcome. */
export const waitlistJournal: JournalPart<{ readonly waitlist: WaitlistState }, WaitlistEntry> = {
  schema: WaitlistEntry,
  write: ({ waitlist }) => {
    const { reservation, createdIds } = waitlist;
    const unsettled = unsettledOf(waitlist);
    const isOpen = reservation !== null && reservation.submission.status !== 'created';
    const open = isOpen ? { article: reservation.article, draft: writtenCheckout(reservation.draft) } : null;
    return open === null && unsettled.length === 0 ? null : { open, unsettled, createdIds };
  },
  read: (entry) => {
    const initial = waitlistSlice.getInitialState();
    if (entry === null) return { waitlist: initial };
    const { open, ...known } = entry;
    const opened = open && openedReservation(open.article, restoredCheckout(open.draft), known.unsettled);
    return { waitlist: { ...initial, ...known, ...opened } };
  },
};
