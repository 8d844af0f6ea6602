import { createSelector } from '@reduxjs/toolkit';
import { limits } from '~config/limits';
import { swissOrderEntry } from '~config/swissOrderEntry';
import { isPickupPoint } from '~/domain/address/address';
import type { PaymentFacts } from '~/domain/payment/availablePayments';
import { isEmployeeType } from '~/domain/customer/customer';
import { offerCustomerProblems } from '~/domain/offer/offerCustomer';
import { sourceChannelOf } from '~/domain/order/salesChannel';
import type { ComplaintFlag } from '~/domain/order/order';
import { selectBasketId, selectErpNumber, selectIsComplaint, selectItems } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { selectComplaintState } from '~/features/order/complaint/complaintSlice';
import {
  selectCustomer,
  selectDeliversToBillingAddress,
  selectDeliveryAddress,
  selectIsDataChanged,
} from '~/features/customer/ofCall/customerSlice';
import { selectFreeShipping, selectOffer, selectPaymentOptions } from '~/features/offer/offerSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import type { OfferRequest } from '~/services/orderService/offerService';

export type OfferInputs =
  | { readonly kind: 'nothingToOffer' }
  /** Something of the customer or the address is missing that every offer needs (DECISIONS 60). */
  | { readonly kind: 'incomplete'; readonly request: OfferRequest }
  | { readonly kind: 'offerable'; readonly request: OfferRequest };

/** What makes the order a complaint (REQ D2.5); null for every other order. */
export const selectComplaintFlag = createSelector(
  [selectIsComplaint, selectComplaintState],
  (isComplaint, complaint): ComplaintFlag | null =>
    isComplaint && complaint.phase === 'running'
      ? { originalExternalOrderId: complaint.claim.orderNumber, isZeroPercent: complaint.isZeroPercent }
      : null,
);

/** What the next offer is calculated from; nothing without a customer and a line in the basket. */
export const selectOfferInputs = createSelector(
  [
    selectBasketId,
    selectItems,
    selectErpNumber,
    selectCustomer,
    selectIsDataChanged,
    selectDeliveryAddress,
    selectPaymentSelection,
    selectVoucherCodes,
    selectFreeShipping,
    selectComplaintFlag,
    selectCallState,
  ],
  (
    basketId,
    items,
    erpNumber,
    customer,
    isDataChanged,
    deliveryAddress,
    payment,
    voucherCodes,
    freeShipping,
    complaintFlag,
    call,
  ): OfferInputs => {
    if (customer === null || basketId === null || items.length === 0) return { kind: 'nothingToOffer' };
    const isComplete = offerCustomerProblems(customer, deliveryAddress).length === 0;
    return {
      kind: isComplete ? 'offerable' : 'incomplete',
      request: {
        customer,
        country: call.country,
        deliveryAddress,
        payment,
        voucherCodes,
        freeShipping,
        complaintFlag,
        basketId,
        salesChannel: call.sales.channel,
        salesOffice: call.sales.office,
        sourceChannel: call.sourceOverride ?? sourceChannelOf(call.sales.channel),
        isCustomerDataChanged: isDataChanged,
        // The number by which a lost order is looked up; not requested when the basket has one.
        pregenerateErpNumber: erpNumber === null,
      },
    };
  },
);

export const selectPaymentFacts = createSelector(
  [
    selectPaymentOptions,
    selectCallState,
    selectCustomer,
    selectDeliveryAddress,
    selectDeliversToBillingAddress,
    selectVoucherCodes,
    selectOffer,
  ],
  (options, call, customer, deliveryAddress, deliversToBillingAddress, voucherCodes, offer): PaymentFacts => ({
    options,
    secondList: call.variant === 'swiss' ? swissOrderEntry.payments : null,
    country: call.country,
    deliversToBillingAddress,
    deliversToPickupPoint: deliveryAddress !== null && isPickupPoint(deliveryAddress),
    isEmployee: customer !== null && isEmployeeType(customer.type),
    hasVouchers: voucherCodes.length > 0,
    voucherDiscount: offer?.totalVoucherDiscount ?? 0,
    total: offer?.totalPrice ?? null,
    presentFee: offer?.cashOnDeliveryFee ?? 0,
    installmentMinimum: limits.installmentMinimumCents,
    flags: call.flags,
  }),
);
