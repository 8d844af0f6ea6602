import {
  all,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { recommendationLimits } from '~config/limits/recommendations';
import { salesDrivers } from '~config/salesDrivers';
import { tvChannels } from '~config/tvChannels';
import type { Product } from '~/domain/article/product';
import { productNumbersOf, type CrossSells } from '~/domain/article/recommendations';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { basketActions, selectBasketPending } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { selectOfferState } from '~/features/offer/offerSlice';
import {
  recommendationsActions,
  selectRecommendationsState,
  topDealLists,
  tvLists,
  type OfferList,
  type RecommendationTab,
} from '~/features/recommendations/recommendationsSlice';
import { searchTopDeals } from '~/services/searchService/topDealsService';
import { loadTvOffers } from '~/services/tvOffersService/tvOffersService';
import { loadCrossSells } from '~/services/upsellService/upsellService';
import { safely, withAbort } from '~/shared/saga/safely';
import { addRecommendedSaga } from './addRecommendedSaga';
import { loadArticles, addStock } from './loadArticles';
import { readUpgrades } from './upgradeStorage';
import { selectLead, selectRecommendationFacts } from './recommendationInputs';

const { panelShown, panelHidden, tabChosen, crossSellsRetried, listRetried, onAirRequested, upgradeAdvanced } =
  recommendationsActions;

/** The actions that may change the lead or the panel's visibility; a newer one cancels the load that an older one started. */
const leadChangers = [
  basketActions.itemAdded,
  basketActions.itemRemoved,
  basketActions.basketReloaded,
  basketActions.basketReopened,
  basketActions.basketCleared,
  customerActions.loggedIn,
  customerActions.restored,
  panelShown,
  panelHidden,
  tabChosen,
  crossSellsRetried,
  upgradeAdvanced,
];

/** Loads the recommendations for the lead: after basket and offer, and only while the panel shows them. */
function* refreshCrossSells(): SagaGenerator<void> {
  const { tab, onScreen, crossSells, lead: loadedFor, upgrade } = yield* select(selectRecommendationsState);
  // An exchange removes the lead from the basket for a moment; the recommendations stay until it has ended.
  if (upgrade.status === 'running') return;
  const lead = yield* select(selectLead);
  const isSeen = onScreen && tab === 'recommendations';
  if (lead === null || !isSeen) {
    if (lead === null || crossSells.status === 'loading') yield* put(recommendationsActions.crossSellsWithdrawn());
    return;
  }
  if (crossSells.status === 'shown' && loadedFor?.sku === lead.sku) return;
  yield* put(recommendationsActions.crossSellsStarted(lead));
  yield* letTheOfferGoFirst();
  const found = yield* withAbort((signal) => loadCrossSells(baseProductNoOf(lead.sku), 0, signal));
  const products = yield* loadArticles(productNumbersOf(found));
  const takenBefore = readUpgrades().flatMap(({ sku, upgradeSku }) => (sku === lead.sku ? [upgradeSku] : []));
  yield* put(recommendationsActions.crossSellsShown({ found, products, more: moreAfter(found), takenBefore }));
}

/** A feed that returned the maximum may have more. */
function moreAfter({ crossSells }: CrossSells): 'possible' | 'none' {
  return crossSells.length >= recommendationLimits.crossSellMaximum ? 'possible' : 'none';
}

/** Loads the recommendations that follow the displayed ones. */
function* loadMore(): SagaGenerator<void> {
  const { lead, crossSells } = yield* select(selectRecommendationsState);
  if (lead === null || crossSells.status !== 'shown') return;
  const { found, products, takenBefore } = crossSells.content;
  const displayed = found.crossSells.length;
  const next = yield* withAbort((signal) => loadCrossSells(baseProductNoOf(lead.sku), displayed, signal));
  const numbers = productNumbersOf({ ...next, periods: [] });
  const added = numbers.length === 0 ? [] : yield* loadArticles(numbers);
  const present = yield* select(selectRecommendationsState);
  if (present.lead?.sku !== lead.sku) return;
  yield* put(
    recommendationsActions.crossSellsShown({
      found: { ...found, crossSells: [...found.crossSells, ...next.crossSells] },
      products: [...products, ...added],
      more: moreAfter(next),
      takenBefore,
    }),
  );
}

function* letTheOfferGoFirst(): SagaGenerator<void> {
  // Waits one tick: the other sagas handle the action first, until then the offer still has the status `current`.
  yield* delay(0);
  yield* until(function* basketIsSettled() {
    return !(yield* select(selectBasketPending));
  });
  yield* race({
    offered: until(function* offerIsSettled() {
      const { status } = yield* select(selectOfferState);
      return status !== 'stale' && status !== 'loading';
    }),
    waitedLongEnough: delay(recommendationLimits.recommendationPatience),
  });
}

function* until(isSo: () => SagaGenerator<boolean>): SagaGenerator<void> {
  while (!(yield* isSo())) yield* take('*');
}

const listsOf: Readonly<Record<RecommendationTab, readonly OfferList[]>> = {
  recommendations: [],
  topDeals: topDealLists,
  tvOffers: tvLists,
};

/** Loads top deals and TV offers when their tab is first shown, once in a call. */
function* loadOpenedTab(): SagaGenerator<void> {
  const { tab, onScreen, lists } = yield* select(selectRecommendationsState);
  const { allowsUpsells } = yield* select(selectRecommendationFacts);
  if (!onScreen || !allowsUpsells) return;
  for (const list of listsOf[tab]) if (lists[list].status === 'none') yield* fork(loadListSafely, list);
}

/** Loads the offers of the TV channels that are not there yet, whatever tab is shown. */
function* loadTvLists(): SagaGenerator<void> {
  const { lists } = yield* select(selectRecommendationsState);
  for (const list of tvLists) {
    const { status } = lists[list];
    if (status === 'none' || status === 'failed') yield* fork(loadListSafely, list);
  }
}

const loadListSafely = safely(
  function* loadList(list: OfferList) {
    yield* put(recommendationsActions.listStarted(list));
    const products = yield* articlesOf(list);
    yield* put(recommendationsActions.listShown({ list, products }));
  },
  function* settle(_error, list) {
    yield* put(recommendationsActions.listFailed(list));
  },
);

function* articlesOf(list: OfferList): SagaGenerator<readonly Product[]> {
  switch (list) {
    case 'daily':
    case 'weekly':
    case 'monthly': {
      const { country } = yield* select(selectCallState);
      const label = salesDrivers[list];
      return yield* addStock(
        yield* withAbort((signal) => searchTopDeals(label, country, recommendationLimits.topDealsSize, signal)),
      );
    }
    case 'main':
    case 'extra':
    case 'trend': {
      const { path } = tvChannels[list];
      const numbers = yield* withAbort((signal) => loadTvOffers(path, signal));
      const products = yield* loadArticles(numbers);
      const place = (product: Product) =>
        numbers.findIndex((number) => baseProductNoOf(number) === product.baseProductNo);
      return products.toSorted((one, other) => place(one) - place(other));
    }
  }
}

/** Failures are shown in the panel and logged, without a notice. */
export function* recommendSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(
      leadChangers,
      safely(refreshCrossSells, function* settle() {
        yield* put(recommendationsActions.crossSellsFailed());
      }),
    ),
    takeLeading(
      recommendationsActions.moreRequested,
      safely(loadMore, function* settle() {
        yield* put(recommendationsActions.moreFailed());
      }),
    ),
    takeEvery([panelShown, tabChosen, customerActions.loggedIn, customerActions.restored], loadOpenedTab),
    takeEvery(onAirRequested, loadTvLists),
    takeEvery(listRetried, ({ payload }: ReturnType<typeof listRetried>) => loadListSafely(payload)),
    addRecommendedSaga(),
  ]);
}
