import { type SagaGenerator, select } from 'typed-redux-saga';
import { deliveryTimesOf, type OrderReadOut } from '~/domain/order/orderReadOut';
import { planOf } from '~/domain/payment/payment';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectConsentAnswers } from '~/features/customer/consent/consentSlice';
import { selectOffer, selectPlans } from '~/features/offer/offerSlice';
import { selectRecreatedOrderId } from '~/features/order/recreation/recreatedOrderId';
import type { OrderDraft } from '~/services/orderService/orderService';
import { selectOfferInputs } from './offerInputs';

/** Builds the order from the current state; null while something is missing. */
export function* draftOrder(): SagaGenerator<OrderDraft | null> {
  const inputs = yield* select(selectOfferInputs);
  const { items } = yield* select(selectBasketState);
  if (inputs.kind !== 'offerable') return null;
  const { request } = inputs;
  const { deliveryAddress, payment } = request;
  if (deliveryAddress === null || payment === null) return null;
  const plan = planOf(payment, yield* select(selectPlans));
  const signupForNewsletter = (yield* select(selectConsentAnswers))?.newsletter ?? false;
  const originalOrderId = yield* select(selectRecreatedOrderId);
  return { ...request, items, deliveryAddress, payment, plan, signupForNewsletter, originalOrderId };
}

/** What the agent reads out after the order, from the state in which it is sent; null without an offer. */
export function* readOutOf(draft: OrderDraft): SagaGenerator<OrderReadOut | null> {
  const offer = yield* select(selectOffer);
  if (offer === null) return null;
  return {
    announcedTotal: offer.totalPrice,
    deliveryAddress: draft.deliveryAddress,
    plan: draft.plan,
    freeShipping: draft.freeShipping,
    deliveryTimes: deliveryTimesOf(offer),
    newsletter: draft.signupForNewsletter,
    voucherCodes: draft.voucherCodes,
    email: draft.customer.email,
  };
}
