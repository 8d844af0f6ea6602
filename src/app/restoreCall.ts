import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { orderActions } from '~/features/order/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { loadBasket } from '~/services/basketService/basketService';
import { loadCustomer } from '~/services/customerService/customerService';
import { loadOrder } from '~/services/orderService/orderService';
import { safely } from '~/shared/saga/safely';
import type { CallJournal } from './callJournal';

/**
 * Brings back what a journal names but does not hold: customer, basket as the service has it, payment, and the outcome
 * of an order that was being sent. Each part fails by itself; what was typed is on the screen from the start.
 */
export function* restoreCall(journal: CallJournal): SagaGenerator<void> {
  yield* restoreCustomerSafely(journal);
  yield* restoreBasketSafely(journal);
  yield* restoreOrderSafely(journal);
}

const restoreCustomerSafely = safely(
  function* restoreCustomer({ customer: saved, payment }: CallJournal) {
    if (saved.customerNumber === null) return;
    if (!saved.birthdayConfirmed) {
      yield* put(customerActions.loginRequested(saved.customerNumber));
      return;
    }
    const customer = yield* call(loadCustomer, saved.customerNumber);
    if (customer === null) {
      yield* put(customerActions.loginChanged({ phase: 'notFound', customerNumber: saved.customerNumber }));
      return;
    }
    const { birthdayConfirmed, deliveryAddressId } = saved;
    yield* put(customerActions.restored({ customer, birthdayConfirmed, deliveryAddressId }));
    if (payment !== null) yield* put(paymentActions.restored(payment));
  },
  function* settle(_error, { customer }) {
    const customerNumber = customer.customerNumber ?? '';
    yield* put(customerActions.loginChanged({ phase: 'failed', customerNumber, unreachable: true }));
  },
);

const restoreBasketSafely = safely(function* restoreBasket({ basket: saved, search }: CallJournal) {
  if (saved.id !== null) {
    const basket = yield* call(loadBasket, saved.id);
    if (basket === null) yield* put(basketActions.basketLost());
    else yield* put(basketActions.basketReloaded(basket));
    const known = new Set((basket?.items ?? saved.items).map(({ sku }) => sku));
    for (const item of saved.adding.filter(({ sku }) => !known.has(sku))) {
      yield* put(basketActions.addItemRequested(item));
    }
  } else for (const item of saved.adding) yield* put(basketActions.addItemRequested(item));
  for (const term of search.lookingUp) yield* put(productSearchActions.termSubmitted(term));
});

const restoreOrderSafely = safely(function* restoreOrder({ order: saved }: CallJournal) {
  if (saved.phase === 'sent') yield* put(orderActions.lookupRequested());
  if (saved.phase !== 'confirmed') return;
  const order = yield* call(loadOrder, saved.orderId);
  if (order === null) return;
  yield* put(orderActions.confirmed(order));
  if (saved.acknowledged) yield* put(orderActions.confirmationClosed());
});
