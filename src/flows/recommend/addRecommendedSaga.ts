import type { Action } from '@reduxjs/toolkit';
import { all, delay, put, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { recommendationLimits } from '~config/limits/recommendations';
import type { BasketItem, BasketLine } from '~/domain/basket/basket';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import { quantityExceeded } from '~/domain/basket/stockLimit';
import { allLines, refusalOf, targetLines } from '~/features/basket/basketRows';
import { basketActions, selectBasketState, selectIsComplaint } from '~/features/basket/basketSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import {
  recommendationsActions,
  selectRecommendationsState,
  type ChosenArticle,
} from '~/features/recommendations/recommendationsSlice';
import { safely } from '~/shared/saga/safely';
import { rememberUpgrade } from './upgradeStorage';

const { addItemRequested, itemAdded, itemNotAdded, removalRequested, itemRemoved, itemNotUpdated } = basketActions;
const { articleChosen, upgradeRequested, upgradeAdvanced } = recommendationsActions;

function* addArticle({ payload }: ReturnType<typeof articleChosen>): SagaGenerator<void> {
  const item = itemOf(payload, 1);
  if ((yield* refuse(item)) || (yield* refuseExcess(item, payload))) return;
  yield* learnFacts(payload);
  yield* put(addItemRequested(item));
}

function* refuse(item: BasketLine): SagaGenerator<boolean> {
  const basket = yield* select(selectBasketState);
  const refusal = refusalOf(item, basket, allLines(basket));
  if (refusal === null) return false;
  yield* put(productSearchActions.problemFound({ kind: refusal }));
  return true;
}

function* refuseExcess(item: BasketLine, { product, variant }: ChosenArticle): SagaGenerator<boolean> {
  const excess = quantityExceeded(item, targetLines(yield* select(selectBasketState)), variant);
  if (excess === null) return false;
  yield* put(productSearchActions.problemFound({ ...excess, name: product.name.short }));
  return true;
}

function itemOf({ product, variant, crossSell }: ChosenArticle, quantity: number): BasketLine {
  const { baseProductNo } = product;
  return { sku: variant.sku, baseProductNo, quantity, priceDate: null, crossSell, weeeTakeBackEnabled: false };
}

function* learnFacts({ product, variant }: ChosenArticle): SagaGenerator<void> {
  yield* put(basketActions.factsLearned({ [variant.sku]: itemFactsOf(product, variant) }));
}

/**
 * Removes the lead and adds its upgrade after a pause, in the same quantity unless another one was chosen (REQ C4.6). If the
 * removal fails, the lead stays; if the upgrade cannot be added, the lead is added again.
 */
function* exchange({ payload: chosen }: ReturnType<typeof upgradeRequested>): SagaGenerator<void> {
  const { lead } = yield* select(selectRecommendationsState);
  const { items } = yield* select(selectBasketState);
  const line = items.findLast(({ sku }) => sku === lead?.sku);
  if (lead === null || line === undefined) return;
  if (yield* select(selectIsComplaint)) {
    yield* put(productSearchActions.problemFound({ kind: 'complaintHoldsItem' }));
    return;
  }
  const upgrade = { ...itemOf(chosen, line.quantity), ...chosen.wanted };
  if (yield* refuseExcess(upgrade, chosen)) return;
  const running = { status: 'running', productNo: chosen.product.baseProductNo } as const;
  yield* put(upgradeAdvanced({ ...running, wanted: upgrade }));
  if (!(yield* removeLine(line.id))) {
    yield* put(upgradeAdvanced({ status: 'failed', lead, leadIs: 'stillThere' }));
    return;
  }
  yield* delay(recommendationLimits.upgradePause);
  yield* learnFacts(chosen);
  yield* put(upgradeAdvanced({ ...running, wanted: null }));
  if (yield* addAndWait(upgrade)) {
    rememberUpgrade({ sku: lead.sku, upgradeSku: chosen.variant.sku, crossSell: chosen.crossSell });
    yield* put(upgradeAdvanced({ status: 'none' }));
    return;
  }
  const isBack = yield* addAndWait(sameAgain(line));
  yield* put(upgradeAdvanced({ status: 'failed', lead, leadIs: isBack ? 'backAgain' : 'gone' }));
}

function* removeLine(itemId: string): SagaGenerator<boolean> {
  yield* put(removalRequested({ itemId }));
  const answer = yield* take(
    (action: Action) => (itemRemoved.match(action) || itemNotUpdated.match(action)) && action.payload.itemId === itemId,
  );
  if (!itemRemoved.match(answer)) return false;
  // The removal of an exchange must not be undone.
  yield* put(basketActions.undoExpired());
  return true;
}

function* addAndWait(item: BasketLine): SagaGenerator<boolean> {
  const request = addItemRequested(item);
  yield* put(request);
  const answer = yield* take(
    (action: Action) =>
      (itemAdded.match(action) || itemNotAdded.match(action)) && action.payload.key === request.payload.key,
  );
  return itemAdded.match(answer);
}

function sameAgain({ id: _id, ...line }: BasketItem): BasketLine {
  return line;
}

export function* addRecommendedSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(articleChosen, safely(addArticle)),
    // One exchange at a time: a press meanwhile was meant for the article that is being replaced.
    takeLeading(upgradeRequested, safely(exchange)),
  ]);
}
