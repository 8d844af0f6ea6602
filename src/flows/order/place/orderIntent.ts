import { createSelector } from '@reduxjs/toolkit';
import isEqual from 'fast-deep-equal';
import { classifySearchTerm } from '~/domain/article/searchTerm';
import { pick } from '~/domain/common/pick';
import {
  orderingFields,
  type OrderIntent,
  type RequestedArticle,
  type RequestedVoucher,
} from '~/domain/order/orderIntent';
import { sourceChannelOf } from '~/domain/order/salesChannel';
import { needsBank, type PaymentSelection } from '~/domain/payment/payment';
import { targetLines } from '~/features/basket/basketRows';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { selectConsentAnswers } from '~/features/customer/consent/consentSlice';
import { selectCustomer, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { selectFreeShipping } from '~/features/offer/offerSlice';
import { selectBankInCheck, selectPaymentSelection, type BankInput } from '~/features/payment/paymentSlice';
import { selectLookingUp } from '~/features/article/search/productSearchSlice';
import { selectWantedUpgrade } from '~/features/recommendations/recommendationsSlice';
import { selectRecreatedOrderId } from '~/features/order/recreation/recreatedOrderId';
import { selectVoucherState } from '~/features/voucher/voucherSlice';
import { selectComplaintFlag } from './offerInputs';

/** An equal value keeps its reference, so that a change can be seen by it. */
const memoizeOptions = { resultEqualityCheck: isEqual };

const selectLines = createSelector([selectBasketState, selectWantedUpgrade], (basket, upgrade) => {
  const lines = targetLines(basket);
  return upgrade === null ? lines : [...lines, upgrade];
});

const selectRequestedVoucher = createSelector(
  [selectVoucherState, selectCallState],
  ({ verifying }, { flags }): RequestedVoucher | null =>
    verifying === null ? null : { code: verifying, replaces: !flags.multipleVouchers },
);

/** The order that the agent asks for by submitting now: what is on the screen, pending writes at their target. */
export const selectOrderIntent = createSelector(
  [
    selectCustomer,
    selectLines,
    selectLookingUp,
    selectDeliveryAddress,
    selectPaymentSelection,
    selectBankInCheck,
    selectVoucherState,
    selectRequestedVoucher,
    selectFreeShipping,
    selectComplaintFlag,
    selectCallState,
    selectConsentAnswers,
    selectRecreatedOrderId,
  ],
  (
    customer,
    lines,
    lookingUp,
    deliveryAddress,
    payment,
    bankInCheck,
    { codes },
    requestedVoucher,
    freeShipping,
    complaintFlag,
    { sales, sourceOverride },
    consentAnswers,
    originalOrderId,
  ): OrderIntent => ({
    customer: customer === null ? null : pick(customer, orderingFields),
    lines,
    requestedArticles: lookingUp.map(requestedArticle),
    deliveryAddress,
    payment: withBank(payment, bankInCheck),
    voucherCodes: codes,
    requestedVoucher,
    freeShipping,
    complaintFlag,
    salesChannel: sales.channel,
    salesOffice: sales.office,
    sourceChannel: sourceOverride ?? sourceChannelOf(sales.channel),
    newsletter: consentAnswers?.newsletter ?? false,
    originalOrderId,
  }),
  { memoizeOptions },
);

/** Reads a pending lookup as the field shows it: `432011001*3`. */
function requestedArticle(shown: string): RequestedArticle {
  const term = classifySearchTerm(shown);
  switch (term.kind) {
    case 'sku':
      return { number: term.sku, quantity: term.quantity };
    case 'productNumber':
      return { number: term.baseProductNo, quantity: term.quantity };
    default:
      return { number: shown, quantity: 1 };
  }
}

function withBank(payment: PaymentSelection | null, entered: BankInput | null): PaymentSelection | null {
  if (entered === null || !needsBank(payment)) return payment;
  return { ...payment, bank: { kind: 'entered', ...entered, bankName: '' } };
}
