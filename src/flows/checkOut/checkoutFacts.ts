import { createSelector } from '@reduxjs/toolkit';
import { swissOrderEntry } from '~config/swissOrderEntry';
import { checkoutMethods, type CheckoutFacts } from '~/domain/order/checkout';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';

/** What decides which payments and addresses can be chosen outside an order. */
export const selectCheckoutFacts = createSelector(
  [selectCallState, selectCustomer],
  ({ country, variant }, customer): CheckoutFacts => ({
    customer,
    country,
    methods: variant === 'swiss' ? swissOrderEntry.payments : checkoutMethods,
  }),
);
