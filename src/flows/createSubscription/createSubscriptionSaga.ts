import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { outcomeLookupLimits } from '~config/limits/outcomeLookup';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { Product } from '~/domain/article/product';
import { isSubscriptionProduct } from '~/domain/article/sellability';
import { isSince } from '~/domain/common/berlinTime';
import { replacedLines, variantToBegin } from '~/domain/subscription/newSubscription';
import type { Subscription } from '~/domain/subscription/subscription';
import { basketActions, selectItems } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import {
  newSubscriptionActions,
  selectNewSubscriptionState,
  type SentCreation,
} from '~/features/subscription/create/newSubscriptionSlice';
import { productSearchActions, selectProductSearchState } from '~/features/article/search/productSearchSlice';
import { createSubscription, loadSubscriptions } from '~/services/callCentreService/subscriptionService';
import { isNotMade, isSignedOut } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { linksOfProduct } from '~/services/subscriptionProductService/productLinkService';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import { fromContext } from '~/shared/saga/callContext';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { safely, withAbort } from '~/shared/saga/safely';

const {
  attemptAdvanced,
  creationFailed,
  dialogClosed,
  notPossible,
  productLoaded,
  submitRequested,
  subscriptionCreated,
  subscriptionRequested,
} = newSubscriptionActions;

/** Loads the subscription product: that of the number itself, or the one that is linked to it (REQ A6.6). */
function* loadWanted(): SagaGenerator<void> {
  const state = yield* select(selectNewSubscriptionState);
  if (state.phase !== 'loading') return;
  const { country, flags } = yield* select(selectCallState);
  const isBySubscription = (product: Product) =>
    isSubscriptionProduct(product, flags.subscriptionLinkBySubscriptionInfo);
  const asked = yield* productOf(baseProductNoOf(state.wanted.sku));
  if (asked === null) {
    yield* put(notPossible('notFound'));
    return;
  }
  const linked = asked.linkedSubscriptionProduct;
  const product = isBySubscription(asked) || linked === null ? asked : yield* productOf(linked);
  if (product === null) yield* put(notPossible('notFound'));
  else if (!isBySubscription(product)) yield* put(notPossible('notBySubscription'));
  else if (!product.countryVisibilities.includes(country)) yield* put(notPossible('wrongCountry'));
  else {
    const sku = variantToBegin(product, state.wanted.sku, asked);
    yield* put(productLoaded({ product: yield* withStatus(product), sku }));
  }
}

/** The product with the status of its link (REQ G8.2), which it need not name itself; without an answer as it is. */
function* withStatus(product: Product): SagaGenerator<Product> {
  const { subscriptionInfo, baseProductNo } = product;
  if (subscriptionInfo !== null && subscriptionInfo.status !== null) return product;
  try {
    const links = yield* withAbort((signal) => linksOfProduct(baseProductNo, { size: 1 }, signal));
    const link = links.find(({ subscriptionProduct }) => shownProductNumber(subscriptionProduct) === baseProductNo);
    if (link === undefined || link.status === 'unknown') return product;
    return {
      ...product,
      subscriptionInfo: { deliveryProductNo: link.deliveryProduct, ...subscriptionInfo, status: link.status },
    };
  } catch (error) {
    logFailure(error);
    return product;
  }
}

function* productOf(baseProductNo: string): SagaGenerator<Product | null> {
  const { products } = yield* select(selectProductSearchState);
  const known = products[baseProductNo];
  if (known !== undefined) return known;
  const product = yield* withAbort((signal) => loadProduct(baseProductNo, signal));
  if (product !== null) yield* put(productSearchActions.productLearned(product));
  return product;
}

/** Creates the subscription once. Where the response is lost, the customer's list says whether it exists (QUALITY 9). */
function* create({ payload }: ReturnType<typeof submitRequested>): SagaGenerator<void> {
  const state = yield* select(selectNewSubscriptionState);
  if (state.phase !== 'editing') return;
  const { subscription, deliveryProductNo } = payload;
  const { attempt } = state;
  // What was sent before may have arrived: the list is looked at first, so that nothing is created twice.
  if (attempt.status === 'unknown' && attempt.sent.customerNumber === subscription.externalCustomerId) {
    yield* put(attemptAdvanced({ ...attempt, status: 'lookingUp' }));
    const earlier = yield* lookUp(attempt.sent);
    if (earlier !== 'none') {
      yield* settleLookup(earlier, attempt, deliveryProductNo);
      return;
    }
  }
  const { externalCustomerId: customerNumber, product, aboInfo } = subscription;
  const { sku, quantity } = product;
  const earlierIds = yield* idsBefore(customerNumber);
  const at = serviceNow().toISOString();
  const sent: SentCreation = { customerNumber, sku, quantity, rotation: aboInfo.rotation, at, earlierIds };
  yield* put(attemptAdvanced({ status: 'sending', sent }));
  // After a reload it has to be known that the request may have arrived (QUALITY 10).
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(createSubscription, subscription);
  switch (outcome.kind) {
    case 'done':
      yield* finish(outcome.subscription ?? (yield* findCreated(sent)), deliveryProductNo);
      return;
    case 'failed':
      yield* put(creationFailed({ status: 'failed', failure: outcome.failure }));
      return;
    case 'refused': {
      const created = yield* doneDespiteRefusal(() => findSent(sent));
      if (created === null) yield* put(creationFailed({ status: 'refused', detail: outcome.detail }));
      else yield* finish(created, deliveryProductNo);
      return;
    }
    case 'unknown':
      yield* put(attemptAdvanced({ status: 'lookingUp', sent, said: outcome.detail }));
      yield* settleLookup(yield* lookUp(sent), { sent, said: outcome.detail }, deliveryProductNo);
  }
}

function* settleLookup(
  found: Subscription | 'none' | 'notLoaded',
  { sent, said }: { readonly sent: SentCreation; readonly said: string | null },
  deliveryProductNo: string,
): SagaGenerator<void> {
  if (found === 'none' || found === 'notLoaded') yield* put(creationFailed({ status: 'unknown', sent, said }));
  else yield* finish(found, deliveryProductNo);
}

function* lookUp(sent: SentCreation): SagaGenerator<Subscription | 'none' | 'notLoaded'> {
  try {
    return (yield* lookUpOutcome('createSubscription', () => findSent(sent))) ?? 'none';
  } catch {
    return 'notLoaded';
  }
}

/** The created subscription, where the answer does not contain it: it may have failed since. Null where the list does not have it. */
function* findCreated(sent: SentCreation): SagaGenerator<Subscription | null> {
  try {
    return yield* findSent(sent);
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** The subscription that was sent, in the customer's list; one without a time of its own by that of its status. */
function* findSent({
  customerNumber,
  sku,
  quantity,
  rotation,
  at,
  earlierIds,
}: SentCreation): SagaGenerator<Subscription | null> {
  const all = yield* call(loadSubscriptions, customerNumber, { status: 'ALL' } as const);
  const alike = all.filter(
    ({ details: { product }, aboInfo }) =>
      product.sku === sku && (product.quantity ?? quantity) === quantity && (aboInfo.rotation ?? rotation) === rotation,
  );
  const since = Date.parse(at) - outcomeLookupLimits.outcomeClockTolerance;
  const isNew = ({ id, createdAt, status }: Subscription): boolean | null =>
    earlierIds?.includes(id) === true
      ? false
      : (isSince(createdAt, since) ?? (earlierIds === null ? isSince(status.timestamp, since) : true));
  const found = alike.find((one) => isNew(one) === true);
  // One that may be the one that was sent: it must not be created again.
  if (found === undefined && alike.some((one) => isNew(one) === null)) throw new Error('a subscription without a time');
  return found ?? null;
}

/** The subscriptions that the customer has already; null where they cannot be read. */
function* idsBefore(customerNumber: string): SagaGenerator<readonly string[] | null> {
  try {
    return (yield* call(loadSubscriptions, customerNumber, { status: 'ALL' } as const)).map(({ id }) => id);
  } catch (error) {
    if (isSignedOut(error)) throw error;
    logFailure(error);
    return null;
  }
}

/** The product is ordered by the subscription now, so its line leaves the basket (REQ G1.4), unless the subscription has failed. */
function* finish(subscription: Subscription | null, deliveryProductNo: string): SagaGenerator<void> {
  if (subscription?.status.type === 'FAILED') {
    yield* put(creationFailed({ status: 'failed', failure: subscription.status.failure ?? 'unknown' }));
    return;
  }
  const state = yield* select(selectNewSubscriptionState);
  yield* put(subscriptionCreated(subscription));
  if (!('wanted' in state)) return;
  const items = yield* select(selectItems);
  for (const { id } of replacedLines(items, state.wanted, deliveryProductNo)) {
    yield* put(basketActions.removalRequested({ itemId: id }));
  }
}

/** Loads the product that a subscription is created for: when it is requested, and after a reload while its form was open. */
export const loadWantedSafely = safely(loadWanted, function* settle() {
  yield* put(notPossible('failed'));
});

export function* createSubscriptionSaga(): SagaGenerator<void> {
  yield* takeLatest([subscriptionRequested, dialogClosed], loadWantedSafely);
  // A second press while the first request is in flight is ignored.
  yield* takeLeading(
    submitRequested,
    safely(create, function* settle(error) {
      const state = yield* select(selectNewSubscriptionState);
      const attempt = state.phase === 'editing' ? state.attempt : null;
      yield* put(
        creationFailed(
          attempt !== null && 'sent' in attempt && !isNotMade(error)
            ? { status: 'unknown', sent: attempt.sent, said: 'said' in attempt ? attempt.said : null }
            : { status: 'refused', detail: null },
        ),
      );
      return isSignedOut(error) ? ('undone' as const) : undefined;
    }),
  );
}
