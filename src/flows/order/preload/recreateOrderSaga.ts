import { all, call, put, race, select, take, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { serviceVoucherCodes } from '~config/serviceVouchers';
import { sessionStorageKeys } from '~config/storageKeys';
import { freeShippingReasons } from '~/domain/offer/freeShipping';
import { preloadParts, type PreloadPart, type StepProblem } from '~/domain/order/preload';
import { recreatedOrderOf, type RecreatedOrder } from '~/domain/order/recreation';
import { isPaymentMethod } from '~/domain/payment/payment';
import { selectFlags } from '~/features/call/callSlice';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { recreationActions, selectRecreation } from '~/features/order/recreation/recreationSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import { removeText, writeText } from '~/shared/storage/safeStorage';
import { preloadAddress } from './preloadAddress';
import { preloadArticles } from './preloadArticles';
import { preloadCustomer } from './preloadCustomer';
import { preloadGuest } from './preloadGuest';
import { preloadPayment, type SelectPaymentFacts } from './preloadPayment';
import { preloadVoucher } from './preloadVoucher';
import '~/features/order/recreation/recreationTexts.de';

const { recreateRequested, restoreRequested, stepStarted, stepEnded, stepRetryRequested, ended } = recreationActions;

/**
 * Takes the parts of a rejected order over into this call, one after the other (REQ D3.2). A problem is stored at its step, and
 * the next step is tried. The order that is placed then names the rejected one (REQ D3.3).
 */
export function* recreateOrderSaga<S>(selectFacts: SelectPaymentFacts<S>): SagaGenerator<void> {
  const runSafely = safely(
    function* run(part: PreloadPart, order: RecreatedOrder) {
      yield* put(stepStarted(part));
      yield* put(stepEnded({ part, problem: yield* preload(part, order, selectFacts) }));
    },
    function* settle(_error, part) {
      yield* put(stepEnded({ part, problem: { kind: 'technical' } }));
    },
  );

  function* recreate({ payload: order }: ReturnType<typeof recreateRequested>): SagaGenerator<void> {
    writeText('session', sessionStorageKeys.recreatedOrderId, order.orderId);
    yield* race({ done: call(runSteps, order), ended: take(ended) });
  }

  function* runSteps(order: RecreatedOrder): SagaGenerator<void> {
    for (const part of preloadParts) {
      const recreation = yield* select(selectRecreation);
      if (recreation.phase === 'running' && recreation.steps[part].status === 'waiting') yield* runSafely(part, order);
    }
  }

  /** Runs a failed step again, alone. */
  function* retry({ payload: part }: ReturnType<typeof stepRetryRequested>): SagaGenerator<void> {
    const recreation = yield* select(selectRecreation);
    if (recreation.phase !== 'running' || recreation.steps[part].status !== 'failed') return;
    yield* race({ done: call(runSafely, part, recreation.order), newer: take([recreateRequested, ended]) });
  }

  yield* all([
    takeLatest(recreateRequested, safely(recreate)),
    takeEvery(stepRetryRequested, safely(retry)),
    takeLatest(restoreRequested, resumeRecreation),
    takeEvery(customerActions.loggedIn, safely(noteLogin)),
    takeEvery(orderActions.confirmed, safely(noteOrder)),
  ]);
}

/** Loads the order of a recreation that a reload interrupted. */
export const resumeRecreation = safely(
  function* restore(): SagaGenerator<void> {
    const recreation = yield* select(selectRecreation);
    if (recreation.phase !== 'restoring') return;
    writeText('session', sessionStorageKeys.recreatedOrderId, recreation.orderId);
    const outcome = yield* call(loadDisplayedOrder, recreation.orderId);
    if (outcome.kind === 'loaded') {
      yield* put(recreationActions.restored(recreatedOrderOf(outcome.order, outcome.details)));
      const customer = yield* select(selectCustomer);
      if (customer !== null) yield* endForOther(customer.externalCustomerId);
    } else yield* put(recreationActions.notRestored());
  },
  function* settle() {
    yield* put(recreationActions.notRestored());
  },
);

function* preload<S>(
  part: PreloadPart,
  order: RecreatedOrder,
  selectFacts: SelectPaymentFacts<S>,
): SagaGenerator<StepProblem | null> {
  switch (part) {
    case 'basket':
      return yield* preloadArticles(order.items);
    case 'customer':
      if (order.customerNumber !== null) return yield* preloadCustomer(order.customerNumber);
      return order.guest === null ? null : yield* preloadGuest(order.guest);
    case 'deliveryAddress':
      if (!isOf(order, (yield* select(selectCustomer))?.externalCustomerId ?? null)) return { kind: 'needsCustomer' };
      return yield* preloadAddress(order.deliveryAddress);
    case 'serviceVoucher':
      return yield* preloadServiceVoucher(order.serviceVoucher);
    case 'voucher':
      return yield* preloadVouchers(order.voucherCodes);
    case 'payment':
      if (!isPaymentMethod(order.paymentMethod)) return null;
      return yield* preloadPayment(order.paymentMethod, selectFacts);
  }
}

function* preloadServiceVoucher(code: string | null): SagaGenerator<StepProblem | null> {
  if (code === null) return null;
  const reason = freeShippingReasons.find((candidate) => serviceVoucherCodes[candidate] === code);
  if (reason === undefined) return { kind: 'serviceVoucherUnknown', code };
  yield* put(offerActions.freeShippingChosen(reason));
  return null;
}

function* preloadVouchers(codes: readonly string[]): SagaGenerator<StepProblem | null> {
  let found: StepProblem | null = null;
  for (const code of codes) {
    const problem = yield* preloadOneOf(code);
    found = found === null || problem === null ? (found ?? problem) : ofBoth(found, problem);
  }
  return found;
}

/** Where an order takes only one voucher (REQ C11.4), a code would replace the one before it, unsaid. */
function* preloadOneOf(code: string): SagaGenerator<StepProblem | null> {
  const { multipleVouchers } = yield* select(selectFlags);
  const redeemed = yield* select(selectVoucherCodes);
  if (!multipleVouchers && redeemed.some((other) => other !== code)) return { kind: 'onlyOneVoucher', code };
  return yield* preloadVoucher(code);
}

/** The problems of two codes as one, which names both. */
function ofBoth(first: StepProblem, next: StepProblem): StepProblem {
  if (!('code' in first && 'code' in next)) return first;
  const code = `${first.code}, ${next.code}`;
  return first.kind === 'voucherRefused' ? { ...first, code, detail: null } : { ...first, code };
}

/** Whether the order is of the customer of this number; null: of a guest, or of one who has no number yet. */
function isOf({ customerNumber }: RecreatedOrder, number: string | null): boolean {
  return customerNumber === number;
}

/** Ends the recreation when another customer is loaded: their order must not name the rejected one (REQ D3.3). */
function* endForOther(number: string | null): SagaGenerator<void> {
  const recreation = yield* select(selectRecreation);
  if (recreation.phase !== 'running' || isOf(recreation.order, number)) return;
  removeText('session', sessionStorageKeys.recreatedOrderId);
  yield* put(ended());
  notify({
    variant: 'info',
    text: { key: 'recreation.endedByCustomer', params: { number: recreation.order.number } },
  });
}

/** Completes the failed customer step when the order's customer logs in. */
function* noteLogin({ payload: { customer } }: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
  yield* endForOther(customer.externalCustomerId);
  const recreation = yield* select(selectRecreation);
  if (recreation.phase !== 'running' || recreation.steps.customer.status !== 'failed') return;
  if (customer.externalCustomerId === recreation.order.customerNumber) {
    yield* put(stepEnded({ part: 'customer', problem: null }));
  }
}

/** The order was placed: a further order of this call does not name the rejected one. */
function* noteOrder(): SagaGenerator<void> {
  removeText('session', sessionStorageKeys.recreatedOrderId);
  const recreation = yield* select(selectRecreation);
  if (recreation.phase !== 'running') return;
  yield* put(orderDisplayActions.workListMarked({ number: recreation.order.number, mark: 'done' }));
  yield* put(ended());
}
