import { createSelector } from '@reduxjs/toolkit';
import { unsavedPart } from '~/domain/customer/unsavedPart';
import { selectCallState } from '~/features/call/callSlice';
import { selectConsentState } from '~/features/customer/consent/consentSlice';
import { selectCustomerState } from '~/features/customer/ofCall/customerSlice';

/** Which part of the call's customer is unsaved. */
export const selectUnsaved = createSelector([selectCustomerState, selectConsentState], unsavedPart);

/**
 * True when the agent may save it: consents and a new customer always (DECISIONS 270); other data with the right to edit customers, or if a
 * save runs or failed. Never without the customer in the call, whom the caller was not confirmed to be (DECISIONS 257).
 */
export const selectMaySave = createSelector(
  [selectUnsaved, selectCustomerState, selectCallState],
  (unsaved, { customer, saving }, { allowed }): boolean => {
    if (unsaved === 'nothing' || customer === null) return false;
    const mayEdit = allowed.editCustomer || customer.externalCustomerId === null;
    return unsaved === 'consents' || mayEdit || saving === 'running' || saving === 'failed';
  },
);
