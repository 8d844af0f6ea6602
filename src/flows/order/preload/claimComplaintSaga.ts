import { all, call, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import { mayClaim, type ClaimContent, type ComplaintClaim } from '~/domain/order/complaint';
import { allLines } from '~/features/basket/basketRows';
import { basketActions, selectBasketState, selectIsComplaint } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import {
  complaintActions,
  selectComplaintState,
  type ComplaintProblem,
  type ComplaintState,
  type ComplaintStep,
} from '~/features/order/complaint/complaintSlice';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { loadOrder } from '~/services/orderService/loadOrder';
import { loadProduct } from '~/services/productService/productService';
import { selectRecreatedOrderId } from '~/features/order/recreation/recreatedOrderId';
import { notify } from '~/shared/notify/notices';
import { fromContext } from '~/shared/saga/callContext';
import { safely, withAbort } from '~/shared/saga/safely';
import { addAndWait } from './addAndWait';
import { forgetComplaint, rememberComplaint, rememberedComplaint } from './complaintRecord';
import { preloadAddress } from './preloadAddress';
import { preloadPayment, type SelectPaymentFacts } from './preloadPayment';
import '~/features/order/complaint/complaintTexts.de';

const { started, stepAdvanced, stepRetryRequested, claimRequested, endRequested, ended } = complaintActions;

type Running = Extract<ComplaintState, { phase: 'running' }>;

/**
 * Makes a complaint order of an order (REQ D2.3): opens the order entry, loads the customer if needed, then adds the article
 * and preselects delivery address and payment. A failure is stored at its step, and the next step is tried.
 */
export function* claimComplaintSaga<S>(selectFacts: SelectPaymentFacts<S>): SagaGenerator<void> {
  const runSafely = safely(
    function* run(step: Exclude<ComplaintStep, 'customer'>, running: Running) {
      yield* put(stepAdvanced({ step, to: { status: 'running' } }));
      // What ends the complaint, such as another customer, ends the step: its article must not come into the basket afterwards.
      const { problem } = yield* race({ problem: call(runStep, step, running, selectFacts), ended: take(ended) });
      if (problem === undefined) return;
      yield* put(stepAdvanced({ step, to: problem === null ? { status: 'done' } : { status: 'failed', problem } }));
    },
    function* settle(_error, step) {
      yield* put(stepAdvanced({ step, to: { status: 'failed', problem: { kind: 'technical' } } }));
    },
  );

  /** Runs the steps that wait for the customer, who is loaded now. */
  function* runSteps(): SagaGenerator<void> {
    yield* put(stepAdvanced({ step: 'customer', to: { status: 'done' } }));
    for (const step of ['basket', 'deliveryAddress', 'payment'] as const) {
      const complaint = yield* select(selectComplaintState);
      if (complaint.phase === 'running' && complaint.steps[step].status === 'waiting')
        yield* runSafely(step, complaint);
    }
  }

  function* claim({ payload }: ReturnType<typeof claimRequested>): SagaGenerator<void> {
    const { flags, variant } = yield* select(selectCallState);
    if (!flags.complaintOrders) return;
    const goTo = yield* fromContext('goTo');
    const complaint = yield* select(selectComplaintState);
    const isNew = complaint.phase === 'none' || complaint.claim.orderId !== payload.orderId;
    const isRecreating = (yield* select(selectRecreatedOrderId)) !== null;
    const isBusy = isRecreating || (complaint.phase === 'running' && (yield* select(selectIsComplaint)));
    if (isNew && !isBusy) yield* put(started(payload));
    // The claim may come from the history over the order entry.
    yield* put(orderHistoryActions.dialogToggled(null));
    goTo(orderEntryPath(variant));
    if (isNew && isRecreating) notify({ variant: 'info', text: { key: 'complaint.recreationGoesOn' } });
    else if (isNew && isBusy && complaint.phase === 'running') {
      const { orderNumber } = complaint.claim;
      notify({ variant: 'info', text: { key: 'complaint.goesOn', params: { number: orderNumber } } });
    }
    if (isNew && !isBusy) yield* loadCustomer(payload, runSteps);
  }

  function* retry({ payload: step }: ReturnType<typeof stepRetryRequested>): SagaGenerator<void> {
    const complaint = yield* select(selectComplaintState);
    if (complaint.phase !== 'running') return;
    if (step === 'customer') yield* loadCustomer(complaint.claim, runSteps);
    else if (complaint.steps[step].status === 'failed') yield* runSafely(step, complaint);
  }

  /** Goes on with the complaint whose customer is loaded now; ends the one of another customer (REQ B2.9). */
  function* goOnAfterLogin({
    payload: { customer },
  }: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
    const { flags } = yield* select(selectCallState);
    const remembered = rememberedComplaint();
    forgetComplaint();
    const before = yield* select(selectComplaintState);
    const number = customer.externalCustomerId;
    if (before.phase === 'none') {
      if (!flags.complaintOrders || remembered === null || remembered.externalCustomerId !== number) return;
      yield* put(started(remembered));
      yield* runSteps();
    } else if (before.claim.externalCustomerId !== number) {
      const { orderNumber } = before.claim;
      yield* end();
      notify({ variant: 'info', text: { key: 'complaint.endedByCustomer', params: { number: orderNumber } } });
    } else if (before.steps.customer.status !== 'done') yield* runSteps();
  }

  yield* all([
    takeEvery(claimRequested, safely(claim)),
    takeLeading(stepRetryRequested, safely(retry)),
    takeEvery(customerActions.loggedIn, safely(goOnAfterLogin)),
    takeEvery(endRequested, safely(end)),
  ]);
}

/** Starts the ordinary login and remembers the complaint until it is done; goes on at once with a loaded customer. */
function* loadCustomer(claim: ComplaintClaim, goOn: () => SagaGenerator<void>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer?.externalCustomerId === claim.externalCustomerId) {
    yield* goOn();
    return;
  }
  rememberComplaint(claim);
  yield* put(customerActions.loginRequested(claim.externalCustomerId));
}

/** Ends the complaint and takes its article out of the basket. */
function* end(): SagaGenerator<void> {
  forgetComplaint();
  const isComplaint = yield* select(selectIsComplaint);
  yield* put(basketActions.complaintEnded());
  if (isComplaint) yield* put(basketActions.emptyingRequested());
  yield* put(ended());
}

function* runStep<S>(
  step: Exclude<ComplaintStep, 'customer'>,
  { claim, steps }: Running,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<ComplaintProblem | null> {
  const content = claim.content ?? (yield* readContent(claim.orderId));
  switch (step) {
    case 'basket': {
      const before = steps.basket;
      const takesPresentPrice = before.status === 'failed' && before.problem.kind === 'priceDateRefused';
      return yield* addItem(content, takesPresentPrice ? null : content.item.priceDate);
    }
    case 'deliveryAddress':
      return yield* preloadAddress(content.deliveryAddress);
    case 'payment':
      return yield* choosePayment(content, selectFacts);
  }
}

/** Reads what is taken over from the order again. @throws Error when the order can no longer be claimed. */
function* readContent(orderId: string): SagaGenerator<ClaimContent> {
  const order = yield* call(loadOrder, orderId);
  const decision = order === null ? null : mayClaim(order);
  if (decision?.isPossible !== true) throw new Error('The order of the complaint can no longer be claimed');
  const { content } = decision.claim;
  yield* put(complaintActions.contentRead(content));
  return content;
}

function* addItem({ item }: ClaimContent, priceDate: string | null): SagaGenerator<ComplaintProblem | null> {
  if (allLines(yield* select(selectBasketState)).length > 0) return { kind: 'otherArticles' };
  const product = yield* withAbort((signal) => loadProduct(item.baseProductNumber, signal));
  const variant = product?.variants.find(({ sku }) => sku === item.sku);
  if (product !== null && variant !== undefined) {
    yield* put(basketActions.factsLearned({ [item.sku]: itemFactsOf(product, variant) }));
  }
  yield* put(basketActions.complaintStarted(item.sku));
  const problem = yield* addAndWait({
    sku: item.sku,
    baseProductNo: item.baseProductNumber,
    quantity: item.quantity,
    priceDate,
    crossSell: null,
    weeeTakeBackEnabled: false,
  });
  if (problem === null) return null;
  // What the agent adds instead is an ordinary article, not the one of the complaint.
  yield* put(basketActions.complaintEnded());
  return { kind: problem.kind === 'invalidPriceDate' ? 'priceDateRefused' : 'articleRefused' };
}

function* choosePayment<S>(
  { paymentMethod: method }: ClaimContent,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<ComplaintProblem | null> {
  if (method === null) return { kind: 'paymentUnknown' };
  return yield* preloadPayment(method, selectFacts);
}
