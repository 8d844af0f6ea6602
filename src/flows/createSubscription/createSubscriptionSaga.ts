import { call, put, select, takeEvery, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import type { Product } from '~/domain/article/product';
import { isSubscriptionProduct } from '~/domain/article/sellability';
import type { NewSubscription, Subscription } from '~/domain/subscription/subscription';
import { authenticationActions } from '~/features/authentication/authenticationSlice';
import { basketActions, selectItems } from '~/features/basket/basketSlice';
import { selectCall } from '~/features/call/callSlice';
import { newSubscriptionActions, selectNewSubscription } from '~/features/newSubscription/newSubscriptionSlice';
import { productSearchActions, selectProductSearch } from '~/features/productSearch/productSearchSlice';
import { createSubscription, loadSubscriptions } from '~/services/callCentreService/subscriptionService';
import { serviceNow } from '~/services/http/serviceClock';
import { loadProduct } from '~/services/productService/productService';
import { safely, withAbort } from '~/shared/saga/safely';

const {
  attemptChanged,
  creationFailed,
  dialogClosed,
  notPossible,
  productLoaded,
  submitRequested,
  subscriptionCreated,
  subscriptionRequested,
} = newSubscriptionActions;

/** Loads the subscription product: that of the number itself, or the one that is linked to it (REQ A6.6). */
export function* loadWanted(): SagaGenerator<void> {
  const state = yield* select(selectNewSubscription);
  if (state.phase !== 'loading') return;
  const { country, flags } = yield* select(selectCall);
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
  else yield* put(productLoaded(product));
}

function* productOf(baseProductNo: string): SagaGenerator<Product | null> {
  const { products } = yield* select(selectProductSearch);
  const known = products[baseProductNo];
  if (known !== undefined) return known;
  const product = yield* withAbort((signal) => loadProduct(baseProductNo, signal));
  if (product !== null) yield* put(productSearchActions.productLearned(product));
  return product;
}

/** Creates the subscription once. Where the response is lost, the customer's list says whether it exists (QUALITY 9). */
function* create({ payload }: ReturnType<typeof submitRequested>): SagaGenerator<void> {
  const state = yield* select(selectNewSubscription);
  if (state.phase !== 'editing') return;
  const { subscription, deliveryProductNo } = payload;
  const since = serviceNow();
  const mayExist = state.attempt.status === 'unknown';
  yield* put(attemptChanged({ status: 'sending' }));
  // A subscription of the attempt before may have arrived meanwhile: the same one is not created twice.
  const earlier = mayExist ? yield* lookUp(subscription, beginningOf(since)) : 'none';
  if (earlier === 'notLoaded') {
    yield* put(creationFailed({ status: 'unknown' }));
    return;
  }
  if (earlier !== 'none') {
    yield* finish(earlier, deliveryProductNo);
    return;
  }
  const outcome = yield* call(createSubscription, subscription);
  switch (outcome.kind) {
    case 'done':
      yield* finish(outcome.subscription, deliveryProductNo);
      return;
    case 'refused':
      yield* put(creationFailed({ status: 'refused', code: outcome.code, detail: outcome.detail }));
      return;
    case 'unknown': {
      yield* put(attemptChanged({ status: 'lookingUp' }));
      const found = yield* lookUp(subscription, since);
      if (found === 'none' || found === 'notLoaded') yield* put(creationFailed({ status: 'unknown' }));
      else yield* finish(found, deliveryProductNo);
    }
  }
}

/** Clocks of service and desk differ by up to a second, and an attempt lasts a while. */
const clockTolerance = 5_000;
const longestAttempt = 15 * 60_000;

function beginningOf(now: Date): Date {
  return new Date(now.getTime() - longestAttempt);
}

/** The subscription of the customer that is this one. */
function* lookUp(wanted: NewSubscription, since: Date): SagaGenerator<Subscription | 'none' | 'notLoaded'> {
  try {
    const all = yield* call(loadSubscriptions, wanted.externalCustomerId, { status: 'ALL' } as const);
    const isWanted = ({ details, aboInfo, createdAt }: Subscription) =>
      details.product.sku === wanted.product.sku &&
      details.product.quantity === wanted.product.quantity &&
      aboInfo.rotation === wanted.aboInfo.rotation &&
      Date.parse(createdAt) >= since.getTime() - clockTolerance;
    return all.find(isWanted) ?? 'none';
  } catch {
    return 'notLoaded';
  }
}

/** The delivery product is ordered by the subscription now, so its line leaves the basket (REQ G1.4). */
function* finish(subscription: Subscription | null, deliveryProductNo: string): SagaGenerator<void> {
  yield* put(subscriptionCreated(subscription));
  const items = yield* select(selectItems);
  for (const { id, baseProductNo } of items) {
    if (baseProductNo === deliveryProductNo) yield* put(basketActions.removalRequested({ itemId: id }));
  }
}

/** Each subscription asks for the date of birth anew (DECISIONS 8). */
function* forgetAuthentication(): SagaGenerator<void> {
  yield* put(authenticationActions.authenticationDropped());
}

export function* createSubscriptionSaga(): SagaGenerator<void> {
  yield* takeEvery([subscriptionRequested, subscriptionCreated, dialogClosed], safely(forgetAuthentication));
  yield* takeLatest(
    [subscriptionRequested, dialogClosed],
    safely(loadWanted, function* settle() {
      yield* put(notPossible('failed'));
    }),
  );
  // A second press while the first request is in flight is ignored.
  yield* takeLeading(
    submitRequested,
    safely(create, function* settle() {
      yield* put(creationFailed({ status: 'unknown' }));
    }),
  );
}
