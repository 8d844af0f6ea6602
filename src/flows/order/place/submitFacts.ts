import { createSelector } from '@reduxjs/toolkit';
import isEqual from 'fast-deep-equal';
import { limits } from '~config/limits';
import { availablePayments, canChoose, noPaymentLeft } from '~/domain/payment/availablePayments';
import { mustAskForConsent } from '~/domain/customer/consentRules';
import { deliveryChoices, preselectedAddressId } from '~/domain/customer/deliveryAddress';
import { phoneOf } from '~/domain/customer/phone';
import { stockWarnings } from '~/domain/order/stockWarnings';
import { submitBlocks, type SubmitFacts } from '~/domain/order/submitBlocks';
import { questionKey, submitQuestions, type SubmitQuestion } from '~/domain/order/submitQuestions';
import {
  selectBasketPending,
  selectHasBulkyArticle,
  selectItems,
  selectQuantityTypedAt,
  selectRefused,
} from '~/features/basket/basketSlice';
import { selectCountry, selectSales } from '~/features/call/callSlice';
import { selectConsentsPostponed } from '~/features/customer/consent/consentSlice';
import { selectCustomer, selectDeliveryAddress, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { hasDraft, selectDrafts } from '~/features/customer/data/customerDataSlice';
import { selectOffer, selectOfferState } from '~/features/offer/offerSlice';
import { selectAnsweredQuestions } from '~/features/order/place/orderQuestionSlice';
import { selectBankInCheck, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectLookingUp, selectNumberTyped } from '~/features/article/search/productSearchSlice';
import { selectVoucherState } from '~/features/voucher/voucherSlice';
import { selectIsExchanging } from '~/features/recommendations/recommendationsSlice';
import { selectPaymentFacts } from './offerInputs';
import { selectPreloadProgress } from './preloadProgress';

const offerPhase = {
  none: 'none',
  stale: 'pending',
  loading: 'pending',
  failed: 'failed',
  current: 'current',
} as const;

const selectSubmitFacts = createSelector(
  [
    selectCustomer,
    selectLogin,
    selectDrafts,
    selectItems,
    selectHasBulkyArticle,
    selectBasketPending,
    selectRefused,
    selectPreloadProgress,
    selectLookingUp,
    selectIsExchanging,
    selectDeliveryAddress,
    selectPaymentSelection,
    selectPaymentFacts,
    selectSales,
    selectOfferState,
    selectVoucherState,
    selectCountry,
    selectConsentsPostponed,
    selectQuantityTypedAt,
    selectNumberTyped,
    selectBankInCheck,
  ],
  (
    customer,
    login,
    drafts,
    items,
    hasBulkyArticle,
    basketPending,
    refused,
    preload,
    lookingUp,
    isExchanging,
    deliveryAddress,
    payment,
    paymentFacts,
    sales,
    offer,
    voucher,
    country,
    consentsPostponed,
    quantityTypedAt,
    articleTyped,
    bankInCheck,
  ): SubmitFacts => ({
    customer,
    // A guest may skip the questions for good (REQ B5.6).
    consentsPostponed:
      consentsPostponed && customer !== null && !customer.isGuest && mustAskForConsent(customer.consents),
    country,
    quantityTypedAt,
    loginDone: login.phase === 'done',
    formOpen: hasDraft(drafts),
    itemCount: items.length,
    basketPending: basketPending || isExchanging || lookingUp.length > 0,
    linesRefused: refused.length > 0,
    preload,
    stockWarnings: offer.offer === null ? [] : stockWarnings(offer.offer.items),
    deliveryAddress,
    pickupPointAllowed: offer.offer?.canUsePackstationAddress ?? true,
    hasBulkyArticle,
    voucherPending: voucher.verifying !== null,
    voucherTyped: voucher.verifying === null ? voucher.codeField.trim() : '',
    articleTyped,
    bankDetailsPending: bankInCheck !== null,
    blockedAddresses: offer.blockedAddresses,
    blockedBillingAddress: offer.blockedBillingAddress,
    payment,
    paymentAllowed:
      payment === null ||
      (offer.failure?.kind !== 'payment' && canChoose(availablePayments(paymentFacts), payment.method)),
    noPaymentLeft: customer !== null && items.length > 0 && noPaymentLeft(paymentFacts),
    totalChanged: offer.priceStop !== null,
    salesChannel: sales.channel,
    offer: offerPhase[offer.status],
  }),
);

/** "Noch offen": everything that blocks the submission in the current state (UX 3). */
export const selectSubmitBlocks = createSelector([selectSubmitFacts], submitBlocks, {
  // The facts change with every key in a form, the blocks hardly ever: who shows them is not rendered again.
  memoizeOptions: { resultEqualityCheck: isEqual },
});

/** The first question that has to be answered before the order is sent; null where none is open. */
export const selectNextQuestion = createSelector(
  [selectCustomer, selectDeliveryAddress, selectOffer, selectAnsweredQuestions],
  (customer, deliveryAddress, offer, answered): SubmitQuestion | null => {
    if (customer === null || deliveryAddress === null || offer === null) return null;
    const questions = submitQuestions({
      notifiedSkus: offer.items
        .filter(({ deliveryType }) => deliveryType === 'TELEPHONE_NOTIFICATION')
        .map(({ sku }) => sku),
      phone: phoneOf(customer.phoneNumbers),
      total: offer.totalPrice,
      orderLimit: limits.orderLimitCents,
      deliveryAddress,
      preselectedAddressId: preselectedAddressId(customer),
      addressCount: deliveryChoices(customer).length,
      lines: offer.items.length,
    });
    return questions.find((question) => !answered.includes(questionKey(question))) ?? null;
  },
);
