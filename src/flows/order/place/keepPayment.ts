import { all, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { availablePayments, canChoose, ruleRefusal } from '~/domain/payment/availablePayments';
import type { Customer } from '~/domain/customer/customer';
import { isInstallmentMethod, planOf } from '~/domain/payment/payment';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectPlans } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { scriptActions } from '~/features/script/scriptSlice';
import { paymentActions, selectPaymentState, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { safely } from '~/shared/saga/safely';
import { selectPaymentFacts } from './offerInputs';

/**
 * Resets a payment that the new offer no longer allows, with the reason (REQ C8.4, C8.5, C9.4). `hasUnreadablePlans`: the offer has
 * plans, but none that can be read.
 */
export function* keepPaymentPossible(hasUnreadablePlans = false): SagaGenerator<void> {
  const selection = yield* select(selectPaymentSelection);
  if (selection === null) return;
  const { method } = selection;
  const facts = yield* select(selectPaymentFacts);
  if (!canChoose(availablePayments(facts), method)) {
    const refusal = ruleRefusal(method, facts);
    const reset = refusal === null ? { kind: 'noLongerOffered' as const } : { kind: 'ruledOut' as const, refusal };
    yield* put(paymentActions.selectionReset({ ...reset, method }));
    return;
  }
  if (!isInstallmentMethod(method)) return;
  const plans = yield* select(selectPlans);
  if (plans.length === 0) {
    yield* put(paymentActions.selectionReset({ kind: hasUnreadablePlans ? 'plansNotLoaded' : 'noPlans', method }));
  } else if ('count' in selection && selection.count !== null && planOf(selection, plans) === null) {
    yield* put(paymentActions.planLost(null));
  }
}

/** Resets a payment that our own rules forbid (another address, a voucher) at once, without waiting for the offer. */
function* resetRuledOut(): SagaGenerator<void> {
  const selection = yield* select(selectPaymentSelection);
  if (selection === null) return;
  const { method } = selection;
  const refusal = ruleRefusal(method, yield* select(selectPaymentFacts));
  if (refusal === null || refusal.kind === 'needsOffer') return;
  yield* put(paymentActions.selectionReset({ kind: 'ruledOut', method, refusal }));
}

/** Resets an installment method whose plans failed to load: there is nothing to choose from (REQ C9.1). */
function* resetWithoutPlans(): SagaGenerator<void> {
  const { selection, installmentDialog } = yield* select(selectPaymentState);
  if (selection === null || installmentDialog?.mode !== 'NORMAL_MODE') return;
  if (!('count' in selection) || selection.count !== null) return;
  yield* put(paymentActions.selectionReset({ kind: 'plansNotLoaded', method: selection.method }));
}

/** Clears what was agreed with the previous customer; the articles stay in the basket. */
function* startWithCustomer({ payload }: ReturnType<typeof customerActions.loggedIn>): SagaGenerator<void> {
  if (payload.isAnother) {
    yield* put(voucherActions.customerReplaced());
    yield* put(paymentActions.paymentCleared());
    yield* put(offerActions.cleared());
    yield* put(basketActions.customerReplaced(payload.previousName ?? ''));
    yield* put(orderQuestionActions.cleared());
    yield* put(scriptActions.orderDone());
  }
  yield* choosePreferred(payload.customer);
}

/** Preselects the preferred payment with the first article of the next order. */
function* startNextOrder(): SagaGenerator<void> {
  const { items } = yield* select(selectBasketState);
  const customer = yield* select(selectCustomer);
  // After a reset the reason is shown, and the agent chooses another payment.
  const { reset } = yield* select(selectPaymentState);
  if (items.length === 1 && customer !== null && reset === null) yield* choosePreferred(customer);
}

/** Preselects the customer's preferred payment, unless it is not possible, an installment method, or needs bank details. */
function* choosePreferred({ preferredPaymentMethod: method, bankingDetails }: Customer): SagaGenerator<void> {
  if ((yield* select(selectPaymentSelection)) !== null) return;
  if (method === null || isInstallmentMethod(method)) return;
  if (!canChoose(availablePayments(yield* select(selectPaymentFacts)), method)) return;
  if (method === 'DIRECT_DEBIT' && bankingDetails === null) return;
  yield* put(paymentActions.methodChosen({ method, hasBankDetails: bankingDetails !== null, isPreselected: true }));
}

export function* keepPaymentSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      [
        customerActions.deliveryAddressChosen,
        customerActions.dataEdited,
        customerActions.addressRemoved,
        voucherActions.redeemed,
        voucherActions.removalUndone,
      ],
      safely(resetRuledOut),
    ),
    takeEvery(offerActions.calculationFailed, safely(resetWithoutPlans)),
    takeEvery(customerActions.loggedIn, safely(startWithCustomer)),
    takeEvery(basketActions.itemAdded, safely(startNextOrder)),
  ]);
}
