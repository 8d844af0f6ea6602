import { createSelector } from '@reduxjs/toolkit';
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { OfferOutcome, OfferProblem } from '~/domain/offer/offer';
import { isInstallmentMethod, planOf } from '~/domain/payment/payment';
import { refusalReason } from '~/domain/offer/voucher';
import { basketActions } from '~/features/basket/basketSlice';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectOfferState, selectPlans } from '~/features/offer/offerSlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectVoucherCodes, voucherActions } from '~/features/voucher/voucherSlice';
import { log } from '~/services/loggingService/loggingService';
import { serviceNow } from '~/services/http/serviceClock';
import { keepPaymentPossible } from './keepPayment';

const maximumLostBaskets = 2;

const selectAgreedPlan = createSelector([selectPaymentSelection, selectPlans], (selection, plans) =>
  selection === null ? null : planOf(selection, plans),
);

/** Stores the outcome of an offer and applies it to address, payment, vouchers and basket (REQ C6.5, C6.6, C6.8, C6.9). */
export function* applyOffer(outcome: OfferOutcome): SagaGenerator<void> {
  if (outcome.kind === 'offered') {
    const { offer, paymentOptions, plans } = outcome;
    const agreed = yield* select(selectAgreedPlan);
    if (plans === null) log('warning', 'installment_plans_unreadable');
    yield* put(voucherActions.acceptedByOffer());
    yield* put(offerActions.calculated({ offer, paymentOptions, plans: plans ?? [], at: serviceNow().toISOString() }));
    const now = yield* select(selectAgreedPlan);
    if (agreed !== null && agreed.totalGrossAmount !== now?.totalGrossAmount) {
      yield* put(paymentActions.agreementOutdated());
    }
    yield* keepPaymentPossible(plans === null);
    return;
  }
  yield* put(offerActions.calculationFailed({ failure: outcome.problem, offer: outcome.offer }));
  yield* applyProblem(outcome.problem);
}

/** The last dispatch of each case may start the next calculation, which cancels this saga. */
function* applyProblem(problem: OfferProblem): SagaGenerator<void> {
  switch (problem.kind) {
    case 'addressCategory1': {
      const address = (yield* select(selectDeliveryAddress)) ?? (yield* select(selectCustomer))?.billingAddress;
      if (address !== null && address !== undefined) yield* put(offerActions.addressBlocked(address));
      return;
    }
    case 'billingAddressCategory1': {
      const address = (yield* select(selectCustomer))?.billingAddress ?? null;
      if (address !== null) yield* put(offerActions.billingAddressBlocked(address));
      return;
    }
    case 'payment':
      yield* applyPaymentProblem(problem);
      return;
    case 'voucher':
      yield* applyVoucherProblem(problem);
      return;
    case 'basketNotFound':
      yield* applyLostBasket();
      return;
    case 'timeout':
    case 'emptyBasket':
    case 'refused':
      return;
  }
}

/** On installment errors the plan is reset and a warning shown; any other method stays until the agent chooses. */
function* applyPaymentProblem({ code, detail }: Extract<OfferProblem, { kind: 'payment' }>): SagaGenerator<void> {
  const selection = yield* select(selectPaymentSelection);
  if (selection === null || !isInstallmentMethod(selection.method)) return;
  if (code === 'invalid-installments') yield* put(paymentActions.planLost(detail));
  else yield* put(paymentActions.selectionReset({ kind: 'refusedByService', method: selection.method, detail }));
}

function* applyVoucherProblem(problem: Extract<OfferProblem, { kind: 'voucher' }>): SagaGenerator<void> {
  const sentCodes = yield* select(selectVoucherCodes);
  const { title, detail, invalidVouchers, code } = problem;
  yield* put(
    voucherActions.refusedByOffer({ code, refusal: { reason: refusalReason(title), detail, invalidVouchers } }),
  );
  // Requests an offer without the refused code. If no code was sent, the next request would be refused as well.
  if (sentCodes.length > 0) yield* put(offerActions.recalculationRequested());
}

function* applyLostBasket(): SagaGenerator<void> {
  if (yield* orderMayHaveTakenIt()) return;
  // Limits the retries for a service that loses every new basket; the agent can still recalculate.
  const { lostBaskets } = yield* select(selectOfferState);
  if (lostBaskets <= maximumLostBaskets) yield* put(basketActions.basketLost());
}

/** True while an order with the basket may have been placed: the basket must not be opened again. */
function* orderMayHaveTakenIt(): SagaGenerator<boolean> {
  const order = yield* select(selectOrderState);
  return order.phase === 'sending' || (order.phase === 'outcomeUnknown' && order.lookup !== 'notThere');
}
