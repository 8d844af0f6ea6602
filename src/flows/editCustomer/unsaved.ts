import { createSelector } from '@reduxjs/toolkit';
import { unsavedPart } from '~/domain/customer/unsavedPart';
import { selectCall } from '~/features/call/callSlice';
import { selectConsent } from '~/features/consent/consentSlice';
import { selectCustomerState } from '~/features/customer/customerSlice';

/** What would be lost with the customer of the call. */
export const selectUnsaved = createSelector([selectCustomerState, selectConsent], unsavedPart);

/** Changed data is saved by those who may edit customers, and by whoever's order left it unsaved; consents by everybody. */
export const selectMaySave = createSelector(
  [selectUnsaved, selectCustomerState, selectCall],
  (unsaved, { saving }, { allowed }): boolean => {
    if (unsaved === 'nothing') return false;
    return unsaved === 'consents' || allowed.editCustomer || saving === 'running' || saving === 'failed';
  },
);
