import * as v from 'valibot';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { defineModule } from '~/shared/module/defineModule';
import { offerSlice, type KnownTotal, type OfferState } from './offerSlice';

/** Amounts in cents. */
const OfferEntry = v.object({
  freeShipping: v.nullable(v.picklist(freeShippingReasons)),
  /** The total announced to the caller; the name is that of stored journals. */
  toldTotal: v.nullable(v.pipe(v.number(), v.integer())),
  /** The total at the choice of the payment; the name is that of stored journals. */
  shownTotal: v.nullable(v.pipe(v.number(), v.integer())),
});

export const offerModule = defineModule({
  slice: offerSlice,
  journal: {
    schema: OfferEntry,
    write: ({ offer }) => ({
      freeShipping: offer.freeShipping,
      toldTotal: offer.announcedTotal?.total ?? null,
      shownTotal: storedTotalAtPayment(offer),
    }),
    read: ({ freeShipping, toldTotal, shownTotal }) => ({
      offer: {
        ...offerSlice.getInitialState(),
        freeShipping,
        announcedTotal: knownTotal(toldTotal),
        totalAtPayment: knownTotal(shownTotal),
      },
    }),
  },
  isBusy: ({ offer: { status } }) => status === 'stale' || status === 'loading',
});

function storedTotalAtPayment({ totalAtPayment }: OfferState): number | null {
  return totalAtPayment === null || totalAtPayment === 'awaited' ? null : totalAtPayment.total;
}

/** A restored total without the offer it came from. */
function knownTotal(total: number | null): KnownTotal | null {
  return total === null ? null : { total, offer: null };
}
