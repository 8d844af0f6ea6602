import { createSelector } from '@reduxjs/toolkit';
import { selectConsentState } from '~/features/customer/consent/consentSlice';
import { selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { selectDataForm } from '~/features/customer/data/customerDataSlice';
import { selectOfferState } from '~/features/offer/offerSlice';
import { selectOrderQuestion } from '~/features/order/place/orderQuestionSlice';
import { selectPaymentState } from '~/features/payment/paymentSlice';
import { selectVoucherState } from '~/features/voucher/voucherSlice';
import { selectSearchOpen } from '~/features/customer/search/customerSearchSlice';

const questions: readonly string[] = ['duplicates', 'emailInUse', 'lightUser'];

/** Whether a dialog about the customer is due, so that its code is loaded only then. */
export const selectHasCustomerQuestion = createSelector(
  [selectCustomerState, selectConsentState, selectDataForm],
  ({ login, survey, customer }, consent, form) =>
    login.phase === 'asking' ||
    survey === 'asking' ||
    (consent.dialog !== 'closed' && customer !== null) ||
    (form.phase === 'customer' && questions.includes(form.check.status)),
);

/** Whether a dialog about the order is due, so that its code is loaded only then. */
export const selectHasOrderQuestion = createSelector(
  [selectOfferState, selectPaymentState, selectVoucherState, selectOrderQuestion],
  ({ priceStop, dialog }, { installmentDialog, onlineShop }, { suggestions }, question) =>
    priceStop !== null ||
    dialog !== 'closed' ||
    installmentDialog !== null ||
    onlineShop !== null ||
    suggestions.status !== 'none' ||
    question !== null,
);

/** The form or search that replaces the customer, or null. */
export const selectColumnForm = createSelector([selectDataForm, selectSearchOpen], (form, searchOpen) => {
  if (searchOpen) return 'search';
  return form.phase === 'closed' ? null : form.phase;
});
