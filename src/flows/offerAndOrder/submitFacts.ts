import { createSelector } from '@reduxjs/toolkit';
import { availablePayments, canChoose } from '~/domain/availablePayments';
import { stockWarnings } from '~/domain/stockWarnings';
import { submitBlocks, type SubmitFacts } from '~/domain/submitBlocks';
import { selectBasketPending, selectItems } from '~/features/basket/basketSlice';
import { selectSales } from '~/features/call/callSlice';
import { selectCustomer, selectDeliveryAddress, selectLogin } from '~/features/customer/customerSlice';
import { selectDrafts } from '~/features/customerData/customerDataSlice';
import { selectOfferState } from '~/features/offer/offerSlice';
import { selectPaymentSelection } from '~/features/payment/paymentSlice';
import { selectLookingUp } from '~/features/productSearch/productSearchSlice';
import { selectPaymentFacts } from './offerInputs';

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
    selectBasketPending,
    selectLookingUp,
    selectDeliveryAddress,
    selectPaymentSelection,
    selectPaymentFacts,
    selectSales,
    selectOfferState,
  ],
  (
    customer,
    login,
    drafts,
    items,
    basketPending,
    lookingUp,
    deliveryAddress,
    payment,
    paymentFacts,
    sales,
    offer,
  ): SubmitFacts => ({
    customer,
    loginDone: login.phase === 'done',
    formOpen: drafts.customer !== null || drafts.address !== null,
    itemCount: items.length,
    basketPending: basketPending || lookingUp.length > 0,
    stockWarnings: offer.offer === null ? [] : stockWarnings(offer.offer.items),
    deliveryAddress,
    pickupPointAllowed: offer.offer?.canUsePackstationAddress ?? true,
    payment,
    paymentAllowed: payment === null || canChoose(availablePayments(paymentFacts), payment.method),
    salesChannel: sales.channel,
    offer: offerPhase[offer.status],
  }),
);

/** "Noch offen": everything that keeps the order from going, live (UX principle 3). */
export const selectSubmitBlocks = createSelector([selectSubmitFacts], submitBlocks);
