import { createSelector } from '@reduxjs/toolkit';
import type { PaymentFacts } from '~/domain/availablePayments';
import { sourceChannelOf } from '~/domain/salesChannel';
import { selectBasket } from '~/features/basket/basketSlice';
import { selectCall } from '~/features/call/callSlice';
import {
  selectCustomerState,
  selectDeliversToBillingAddress,
  selectDeliveryAddress,
} from '~/features/customer/customerSlice';
import { selectOffer, selectPaymentOptions } from '~/features/offer/offerSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectVoucherCodes } from '~/features/voucher/voucherSlice';
import type { OfferRequest } from '~/services/orderService/offerService';

export type OfferInputs =
  { readonly kind: 'nothingToOffer' } | { readonly kind: 'offerable'; readonly request: OfferRequest };

/** What the next offer is calculated from; nothing without a customer and a line in the basket. */
export const selectOfferInputs = createSelector(
  [selectBasket, selectCustomerState, selectDeliveryAddress, selectPaymentSelection, selectVoucherCodes, selectCall],
  (basket, { customer, isDataChanged }, deliveryAddress, payment, voucherCodes, call): OfferInputs => {
    if (customer === null || basket.id === null || basket.items.length === 0) return { kind: 'nothingToOffer' };
    return {
      kind: 'offerable',
      request: {
        customer,
        country: call.country,
        deliveryAddress,
        payment,
        voucherCodes,
        basketId: basket.id,
        salesChannel: call.sales.channel,
        salesOffice: call.sales.office,
        sourceChannel: sourceChannelOf(call.sales.channel),
        isCustomerDataChanged: isDataChanged,
        // The number by which a lost order is found again; the basket has it already where the service gave one.
        pregenerateErpNumber: basket.pregeneratedErpNumber === null,
      },
    };
  },
);

export const selectPaymentFacts = createSelector(
  [selectPaymentOptions, selectCall, selectDeliversToBillingAddress, selectOffer],
  (options, { country }, deliversToBillingAddress, offer): PaymentFacts => ({
    options,
    country,
    deliversToBillingAddress,
    total: offer?.totalPrice ?? null,
  }),
);
