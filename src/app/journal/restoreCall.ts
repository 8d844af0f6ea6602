import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isSameLine } from '~/domain/basket/basket';
import { mustAskForConsent } from '~/domain/customer/consentRules';
import { withHeldChanges } from '~/domain/customer/customerChanges';
import { basketActions } from '~/features/basket/basketSlice';
import { consentActions } from '~/features/consent/consentSlice';
import { customerActions, selectCustomerState } from '~/features/customer/customerSlice';
import { orderActions } from '~/features/order/orderSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { wasConsentAsked } from '~/features/consent/consentHistory';
import { loadBasket } from '~/services/basketService/basketService';
import { loadCustomer } from '~/services/customerService/customerService';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrder } from '~/services/orderService/orderService';
import { safely } from '~/shared/saga/safely';
import type { CallJournal } from './callJournal';

/**
 * Brings back what a journal names but does not hold: customer, basket as the service has it, payment, and the outcome
 * of an order that was being sent. Each part fails by itself; what was typed is on the screen from the start.
 */
export function* restoreCall(journal: CallJournal): SagaGenerator<void> {
  yield* restoreCustomerSafely(journal);
  // The basket of an order that may have arrived went with it: it is left alone until the outcome is known.
  if (journal.order.phase !== 'sent') yield* restoreBasketSafely(journal);
  yield* restoreOrderSafely(journal);
}

const restoreCustomerSafely = safely(
  function* restoreCustomer(journal: CallJournal) {
    const { customer: saved } = journal;
    if (saved.customerNumber === null) return;
    if (!saved.birthdayConfirmed) {
      yield* put(customerActions.loginRequested(saved.customerNumber));
      return;
    }
    const original = yield* call(loadCustomer, saved.customerNumber);
    if (original === null) {
      yield* put(customerActions.loginChanged({ phase: 'notFound', customerNumber: saved.customerNumber }));
      return;
    }
    const { heldForLater } = yield* select(selectCustomerState);
    const isHeld = heldForLater?.externalCustomerId === saved.customerNumber;
    const customer = heldForLater !== null && isHeld ? withHeldChanges(original, heldForLater) : original;
    yield* put(customerActions.restored({ customer, original, birthdayConfirmed: true }));
    // The questions were open when the page was left: they are still the next step.
    const isAsked = wasConsentAsked(journal.callId, saved.customerNumber) || journal.consents !== null;
    if (mustAskForConsent(customer.consents) && !isAsked) yield* put(consentActions.marketResearchAsked());
  },
  function* settle(_error, { customer }) {
    const customerNumber = customer.customerNumber ?? '';
    yield* put(customerActions.loginChanged({ phase: 'failed', customerNumber, unreachable: true }));
  },
);

const restoreBasketSafely = safely(
  function* restoreBasket({ basket: saved, search }: CallJournal) {
    let known = saved.items;
    if (saved.id !== null) {
      const basket = yield* call(loadBasket, saved.id);
      if (basket === null) yield* put(basketActions.basketLost());
      else {
        known = [...basket.items];
        yield* put(basketActions.basketReloaded({ basket, at: serviceNow().toISOString() }));
      }
    }
    yield* requestPending(saved.adding.filter((pending) => !known.some((item) => isSameLine(item, pending))));
    for (const term of search.lookingUp) yield* put(productSearchActions.termSubmitted(term));
  },
  // Whatever the service holds, what was asked for and is not on the screen is asked for again.
  function* settle(_error, { basket: saved, search }) {
    yield* requestPending(saved.adding);
    for (const term of search.lookingUp) yield* put(productSearchActions.termSubmitted(term));
  },
);

function* requestPending(items: CallJournal['basket']['adding']): SagaGenerator<void> {
  for (const item of items) yield* put(basketActions.addItemRequested(item));
}

const restoreOrderSafely = safely(function* restoreOrder({ order: saved }: CallJournal) {
  if (saved.phase === 'sent') yield* put(orderActions.lookupRequested());
  if (saved.phase !== 'confirmed') return;
  const order = yield* call(loadOrder, saved.orderId);
  if (order === null) return;
  yield* put(orderActions.confirmed({ order, readOut: null }));
  if (saved.acknowledged) yield* put(orderActions.confirmationClosed());
});
