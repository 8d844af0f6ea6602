import * as v from 'valibot';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { defineModule } from '~/shared/module/defineModule';
import { offerSlice, type KnownTotal, type OfferState } from './offerSlice';

/** Amounts in cents. */
const OfferEntry = v.object({
  freeShipping: v.nullable(v.picklist(freeShippingReasons)),
  /** The total that the caller was told. */
  toldTotal: v.nullable(v.pipe(v.number(), v.integer())),
  /** The total that was on the screen when the payment was chosen. */
  shownTotal: v.nullable(v.pipe(v.number(), v.integer())),
});

export const offerModule = defineModule({
  slice: offerSlice,
  journal: {
    schema: OfferEntry,
    write: ({ offer }) => ({
      freeShipping: offer.freeShipping,
      toldTotal: offer.told?.total ?? null,
      shownTotal: shownTotalOf(offer),
    }),
    read: ({ freeShipping, toldTotal, shownTotal }) => ({
      offer: {
        ...offerSlice.getInitialState(),
        freeShipping,
        told: knownTotal(toldTotal),
        shown: knownTotal(shownTotal),
      },
    }),
  },
  isBusy: ({ offer: { status } }) => status === 'stale' || status === 'loading',
});

function shownTotalOf({ shown }: OfferState): number | null {
  return shown === null || shown === 'awaited' ? null : shown.total;
}

/** A restored total without the offer it came from. */
function knownTotal(total: number | null): KnownTotal | null {
  return total === null ? null : { total, offer: null };
}
