import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { basketActions } from '~/features/basket/basketSlice';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { blockBillingAddress } from './applyOffer';

/** Updates what the refusal is about, then stores it, so that its own consequences do not count as a change of the order. */
export function* applyRefusal(code: string | null, detail: string | null): SagaGenerator<void> {
  yield* updateRefused(code);
  yield* put(orderActions.refused({ code, detail }));
}

/** Updates basket, blocked address or plan, else the offer with its payment options. */
function* updateRefused(code: string | null): SagaGenerator<void> {
  switch (code) {
    case 'basket_invalid':
      // Means sold out (DECISIONS 46): reload basket and offer, which show what is still available.
      yield* put(basketActions.reloadRequested());
      yield* put(offerActions.recalculationRequested());
      return;
    case 'BasketNotFound':
      yield* put(basketActions.basketLost());
      return;
    case 'order_with_address_category1_not_allowed': {
      const delivery = yield* select(selectDeliveryAddress);
      const address = delivery ?? (yield* select(selectCustomer))?.billingAddress ?? null;
      if (address !== null) yield* put(offerActions.addressBlocked(address.id));
      return;
    }
    case 'order_with_invoice_address_category1_not_allowed':
      yield* blockBillingAddress();
      return;
    case 'invalid-installments':
      yield* put(paymentActions.planLost());
      return;
    default:
      yield* put(offerActions.recalculationRequested());
  }
}
