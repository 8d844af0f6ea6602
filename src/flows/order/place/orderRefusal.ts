import { put, type SagaGenerator } from 'typed-redux-saga';
import { basketActions } from '~/features/basket/basketSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import type { OrderDraft } from '~/services/orderService/orderService';

/**
 * Updates what the refusal of the draft is about, then stores it, so that its own consequences do not count as a change of the
 * order.
 */
export function* applyRefusal(draft: OrderDraft, code: string | null, detail: string | null): SagaGenerator<void> {
  yield* updateRefused(draft, code, detail);
  yield* put(orderActions.refused({ code, detail }));
}

/** Updates what the code names: the basket, the installment plan, or the address that was sent. Without such a code requests a new offer. */
function* updateRefused(
  { customer, deliveryAddress }: OrderDraft,
  code: string | null,
  detail: string | null,
): SagaGenerator<void> {
  switch (code) {
    case 'basket_invalid':
      // Means sold out (DECISIONS 46): reload basket and offer, which show what is still available.
      yield* put(basketActions.reloadRequested());
      yield* put(offerActions.recalculationRequested());
      return;
    case 'BasketNotFound':
      yield* put(basketActions.basketLost());
      return;
    case 'order_with_address_category1_not_allowed':
      yield* put(offerActions.addressBlocked(deliveryAddress));
      return;
    case 'order_with_invoice_address_category1_not_allowed':
      if (customer.billingAddress !== null) yield* put(offerActions.billingAddressBlocked(customer.billingAddress));
      return;
    case 'invalid-installments':
      yield* put(paymentActions.planLost(detail));
      return;
    default:
      yield* put(offerActions.recalculationRequested());
  }
}
