import { createSelector } from '@reduxjs/toolkit';
import type { CheckoutFacts } from '~/domain/order/checkout';
import { selectCountry } from '~/features/call/callSlice';
import { selectCheckoutMethods } from '~/features/call/checkoutMethodsOfCall';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';

/** What decides which payments and addresses can be chosen outside an order. */
export const selectCheckoutFacts = createSelector(
  [selectCustomer, selectCountry, selectCheckoutMethods],
  (customer, country, methods): CheckoutFacts => ({ customer, country, methods }),
);
