import { createSelector } from '@reduxjs/toolkit';
import { scriptSteps } from '~/domain/order/callScript';
import { mustAskForConsent } from '~/domain/customer/consentRules';
import { deliveryTimesOf } from '~/domain/order/orderReadOut';
import { planOf } from '~/domain/payment/payment';
import { serviceStatements, type ServiceStatement } from '~/domain/order/serviceStatements';
import { isTakeBackOffered } from '~/domain/basket/takeBack';
import { selectBasketState, selectItems } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { selectConsentAnswers } from '~/features/customer/consent/consentSlice';
import { selectBirthdayConfirmed, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectOfferState } from '~/features/offer/offerSlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectDoneSteps } from '~/features/script/scriptSlice';
import { selectRepeated } from './repeatedArticles';

/** What the agent has to tell the caller about the current offer; empty without an offer. */
export const selectStatements = createSelector(
  [selectOfferState, selectPaymentSelection, selectConsentAnswers],
  ({ offer, plans }, payment, consents): readonly ServiceStatement[] =>
    offer === null
      ? []
      : serviceStatements({
          deliveryTimes: Object.values(deliveryTimesOf(offer)),
          method: payment?.method ?? null,
          plan: payment === null ? null : planOf(payment, plans),
          shippingCost: offer.shippingCost,
          cashOnDeliveryFee: offer.cashOnDeliveryFee,
          newsletter: consents?.newsletter ?? false,
        }),
);

const selectTakeBack = createSelector(
  [selectBasketState, selectCallState],
  ({ items, facts, takeBackDeclined }, call) => {
    const offered = items.filter(({ sku }) =>
      isTakeBackOffered(call.country, call.flags.takeBackOfOldDevices, facts[sku]),
    );
    const open = offered.filter((item) => !item.weeeTakeBackEnabled && !takeBackDeclined.includes(item.sku));
    return { has: offered.length > 0, open: open.length > 0 };
  },
);

/** The steps of the call script for the current state. */
export const selectScriptSteps = createSelector(
  [
    selectCustomer,
    selectBirthdayConfirmed,
    selectConsentAnswers,
    selectItems,
    selectRepeated,
    selectTakeBack,
    selectPaymentSelection,
    selectOfferState,
    selectOrderState,
    selectDoneSteps,
  ],
  (
    customer,
    birthdayConfirmed,
    consents,
    items,
    repeated,
    takeBack,
    payment,
    { offer, announcedTotal },
    order,
    doneSteps,
  ) =>
    scriptSteps({
      hasCustomer: customer !== null,
      birthdayConfirmed,
      consentsOpen: customer !== null && consents === null && mustAskForConsent(customer.consents),
      hasArticles: items.length > 0,
      hasRepeatedArticles: Object.keys(repeated).length > 0,
      takeBackOpen: takeBack.open,
      hasTakeBack: takeBack.has,
      hasPayment: payment !== null,
      hasOffer: offer !== null,
      isTotalAnnounced: offer !== null && announcedTotal?.total === offer.totalPrice,
      isOrdered: order.phase === 'confirmed' && items.length === 0,
      doneSteps,
    }),
);
