import { all, call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { InflightOrder, PreloadStep } from '~/domain/order/inflightOrder';
import { inflightRejection, rejectionVariant } from '~/domain/order/inflightRejection';
import type { PaymentMethod } from '~/domain/payment/payment';
import { selectBasketState } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import type { StepProblem } from '~/domain/order/preload';
import { inflightActions, selectInflightState } from '~/features/order/inflight/inflightSlice';
import '~/features/order/inflight/inflightTexts.de';
import { paymentActions } from '~/features/payment/paymentSlice';
import { loadInflightOrder } from '~/services/callCentreService/inflightService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { preloadBasket } from './preloadBasket';
import { preloadCustomer } from './preloadCustomer';
import { preloadPayment, type SelectPaymentFacts } from './preloadPayment';
import { preloadVoucher } from './preloadVoucher';

const { loadRequested, loadEnded, loaded, stepStarted, stepEnded, stepRetryRequested, rejectionFound, rejectionRead } =
  inflightActions;

/**
 * Continues an order begun with the voice computer in this call (REQ D1.3): takes over its channel, then its basket, customer,
 * voucher and payment, one after the other. A failure is stored at its step, and the next step is tried.
 */
export function* preloadInflightSaga<S>(selectFacts: SelectPaymentFacts<S>): SagaGenerator<void> {
  const runSafely = safely(
    function* run(step: PreloadStep, order: InflightOrder) {
      yield* put(stepStarted(step));
      yield* put(stepEnded({ step, problem: yield* preload(step, order, selectFacts) }));
    },
    function* settle(_error, step) {
      yield* put(stepEnded({ step, problem: { kind: 'technical' } }));
    },
  );

  function* load({ payload: code }: ReturnType<typeof loadRequested>): SagaGenerator<void> {
    const order = yield* withAbort((signal) => loadInflightOrder(code, signal));
    if (order === null) {
      yield* put(loadEnded('notFound'));
      return;
    }
    yield* put(callActions.sourceOverridden('IVR'));
    if (order.sales !== null) yield* put(callActions.salesHandedOver(order.sales));
    yield* put(loaded(order));
    yield* runNamed('basket');
    // Needs the basket, whose articles decide how an old device is taken back. The login waits until the rejection was read.
    yield* tellRejection(order);
    for (const step of ['customer', 'voucher', 'payment'] as const) yield* runNamed(step);
  }

  function* runNamed(step: PreloadStep): SagaGenerator<void> {
    const inflight = yield* select(selectInflightState);
    if (inflight.phase === 'loaded' && inflight.steps[step].status === 'waiting')
      yield* runSafely(step, inflight.order);
  }

  /** Runs a failed step again; a newer code cancels it. */
  function* retry({ payload: step }: ReturnType<typeof stepRetryRequested>): SagaGenerator<void> {
    const inflight = yield* select(selectInflightState);
    if (inflight.phase !== 'loaded' || inflight.steps[step].status !== 'failed') return;
    yield* race({ done: call(runSafely, step, inflight.order), newer: take(loadRequested) });
  }

  const loadSafely = safely(load, function* settle() {
    yield* put(loadEnded('failed'));
  });
  yield* all([
    takeLatestUntil(loadRequested, [], loadSafely),
    takeEvery(stepRetryRequested, safely(retry)),
    takeEvery(customerActions.loggedIn, safely(noteLogin)),
  ]);
}

function* preload<S>(
  step: PreloadStep,
  { basketId, baseProductNo, customerNumber, voucherCode, paymentMethod }: InflightOrder,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<StepProblem | null> {
  switch (step) {
    case 'basket':
      return basketId === null ? null : yield* preloadBasket(basketId, baseProductNo);
    case 'customer':
      return customerNumber === null ? null : yield* preloadCustomer(customerNumber);
    case 'voucher':
      return voucherCode === null ? null : yield* preloadVoucher(voucherCode);
    case 'payment':
      return paymentMethod === null ? null : yield* choosePayment(paymentMethod, selectFacts);
  }
}

/** A restricted payment leads to the popup that refers to the online shop (REQ C14.4). */
function* choosePayment<S>(
  method: PaymentMethod,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<StepProblem | null> {
  const problem = yield* preloadPayment(method, selectFacts);
  const isRestricted = problem?.kind === 'paymentRefused' && problem.refusal.kind === 'onlineShopOnly';
  if (isRestricted) yield* put(paymentActions.onlineShopOpened('restricted'));
  return problem;
}

/** Shows why the voice computer stopped, in a dialog and a notice, and waits until the dialog was read. */
function* tellRejection({ step }: InflightOrder): SagaGenerator<void> {
  const { items, facts } = yield* select(selectBasketState);
  const articles = items.flatMap(({ sku }) => facts[sku] ?? []);
  const rejection = inflightRejection(step, articles);
  if (rejection === null) return;
  yield* put(rejectionFound(rejection));
  notify({ variant: rejectionVariant(rejection), text: { key: `inflight.rejection.headline.${rejection}` } });
  yield* take(rejectionRead);
}

/**
 * Completes the failed customer step when the order's customer logs in, or any customer if the order's number does not exist. With
 * somebody else the call goes on without the voice computer's order, so that the next one is not sent as `IVR` (REQ C15.4).
 */
function* noteLogin({
  payload: { customer, isAnother },
}: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
  const inflight = yield* select(selectInflightState);
  if (inflight.phase !== 'loaded') return;
  const step = inflight.steps.customer;
  const isMeant = customer.externalCustomerId === inflight.order.customerNumber;
  const isOpen = step.status === 'failed' || step.status === 'skipped';
  const isUnknown = isOpen && inflight.order.customerNumber === null;
  const isAccepted = step.status === 'done' || step.status === 'none';
  if (isOpen && (isMeant || isUnknown)) yield* put(stepEnded({ step: 'customer', problem: null }));
  if (!isMeant && !isUnknown && (isAnother || !isAccepted)) yield* put(callActions.sourceOverridden(null));
}
