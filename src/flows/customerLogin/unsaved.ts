import { createSelector } from '@reduxjs/toolkit';
import { selectCall } from '~/features/call/callSlice';
import { selectConsent } from '~/features/consent/consentSlice';
import { selectCustomerState } from '~/features/customer/customerSlice';

/** What the call holds of the customer that neither an order nor a save has taken along; a guest has no record. */
export const selectUnsaved = createSelector(
  [selectCustomerState, selectConsent],
  ({ customer, isDataChanged }, { answers, saving }): 'nothing' | 'consents' | 'data' => {
    if (customer === null || customer.isGuest) return 'nothing';
    if (isDataChanged) return 'data';
    return answers === null || saving.status === 'running' ? 'nothing' : 'consents';
  },
);

/** Changed data is saved by those who may edit customers, and by whoever's order left it unsaved; consents by everybody. */
export const selectMaySave = createSelector(
  [selectUnsaved, selectCustomerState, selectCall],
  (unsaved, { saving }, { allowed }): boolean => {
    if (unsaved === 'nothing') return false;
    return unsaved === 'consents' || allowed.editCustomer || saving === 'running' || saving === 'failed';
  },
);
