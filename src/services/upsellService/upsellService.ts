import * as v from 'valibot';
import { recommendationLimits } from '~config/limits/recommendations';
import type { CrossSell } from '~/domain/article/crossSell';
import { timeOfferGroups, type CrossSells } from '~/domain/article/recommendations';
import type { Country } from '~/domain/common/country';
import { urlPart } from '~/domain/common/urlPart';
import { WireCrossSell } from '../http/crossSellWire';
import { requestFound } from '../http/httpClient';
import { optionalRowsOf } from '../http/wireFigures';
import { code, optionalList, readEach, rowsOf } from '../http/wireValues';

/** A period with an unknown group is dropped: it could not be shown. */
const WirePeriod = v.object({ group: code(timeOfferGroups), crossSells: rowsOf(WireCrossSell) });
/** The cross-sells may be missing where there are groups of them. */
const WireAnswer = v.pipe(
  v.object({ crossSells: optionalRowsOf(WireCrossSell), periodicalCrossSells: optionalList }),
  v.check(({ crossSells, periodicalCrossSells }) => crossSells !== null || periodicalCrossSells !== null),
);

/**
 * `GET /product/{id}/cross-sell-products`: the cross-sells of an article (REQ C4.1); empty for an article that the feed does
 * not know. `displayed`: the number of those already on the screen, which the feed skips. `country`: that of the feed, where it is
 * not that of the call.
 */
export async function loadCrossSells(
  baseProductNo: string,
  displayed: number,
  signal: AbortSignal,
  country?: Country,
): Promise<CrossSells> {
  const { crossSells, periodicalCrossSells } = await requestFound(
    {
      service: 'upsell',
      method: 'GET',
      path: `/product/${urlPart(baseProductNo)}/cross-sell-products`,
      query: { maxProducts: recommendationLimits.crossSellMaximum, displayedProducts: displayed },
      signal,
      country,
      quiet: true,
    },
    WireAnswer,
    { crossSells: [], periodicalCrossSells: [] },
  );
  return {
    crossSells: toCrossSells(crossSells ?? []),
    periods: readEach(WirePeriod, periodicalCrossSells ?? []).map(({ group, crossSells: list }) => ({
      group,
      crossSells: toCrossSells(list),
    })),
  };
}

function toCrossSells(list: readonly unknown[]): readonly CrossSell[] {
  return readEach(WireCrossSell, list).filter(({ productNo }) => productNo !== '');
}
