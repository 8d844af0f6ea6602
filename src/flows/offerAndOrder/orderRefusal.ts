import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { basketActions } from '~/features/basket/basketSlice';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { blockBillingAddress } from './takeOffer';

/** Stores the refusal and updates what it is about: basket, blocked address, plan, else the offer with its payment options. */
export function* takeRefusal(code: string | null, detail: string | null): SagaGenerator<void> {
  yield* put(orderActions.refused({ code, detail }));
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
