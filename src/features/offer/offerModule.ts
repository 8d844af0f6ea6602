import * as v from 'valibot';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { defineModule } from '~/shared/module/defineModule';
import { offerSlice, type KnownTotal, type OfferState } from './offerSlice';

/** Amounts in cents. */
const OfferEntry = v.object({
  freeShipping: v.nullable(v.picklist(freeShippingReasons)),
  /** The total announced to the caller; the name is that of stored journals. */
  toldTotal: v.nullable(v.pipe(v.number(), v.integer())),
  toldAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  /** The total at the choice of the payment; the name is that of stored journals. */
  shownTotal: v.nullable(v.pipe(v.number(), v.integer())),
  /** The cash-on-delivery fee in `shownTotal`. */
  shownFee: v.optional(v.pipe(v.number(), v.integer()), 0),
});

export const offerModule = defineModule({
  slice: offerSlice,
  journal: {
    schema: OfferEntry,
    write: ({ offer }) => ({
      freeShipping: offer.freeShipping,
      toldTotal: offer.announcedTotal?.total ?? null,
      toldAt: offer.announcedTotal?.at ?? null,
      shownTotal: storedTotalAtPayment(offer)?.total ?? null,
      shownFee: storedTotalAtPayment(offer)?.fee ?? 0,
    }),
    read: ({ freeShipping, toldTotal, toldAt, shownTotal, shownFee }) => ({
      offer: {
        ...offerSlice.getInitialState(),
        freeShipping,
        announcedTotal: toldTotal === null ? null : { total: toldTotal, fee: 0, offer: null, at: toldAt },
        totalAtPayment: knownTotal(shownTotal, shownFee),
      },
    }),
  },
  isBusy: ({ offer: { status } }) => status === 'stale' || status === 'loading',
});

function storedTotalAtPayment({ totalAtPayment }: OfferState): KnownTotal | null {
  return totalAtPayment === 'awaited' ? null : totalAtPayment;
}

/** A restored total without the offer it came from. */
function knownTotal(total: number | null, fee: number): KnownTotal | null {
  return total === null ? null : { total, fee, offer: null };
}
