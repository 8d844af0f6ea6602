import { complaintSlice } from '~/features/order/complaint/complaintSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { defineFlow } from '~/shared/module/defineModule';
import type { SelectPaymentFacts } from './preloadPayment';

/** `selectFacts` selects what decides which payment methods can be chosen; another flow defines it. */
export const claimComplaintModule = <S>(selectFacts: SelectPaymentFacts<S>) =>
  defineFlow({
    name: 'claimComplaint',
    lateSaga: {
      load: async () => {
        const { claimComplaintSaga } = await import('./claimComplaintSaga');
        return () => claimComplaintSaga(selectFacts);
      },
      // A login may be the one that a remembered complaint waits for.
      startsWith: [complaintSlice, customerActions.loggedIn],
      loadAhead: true,
    },
  });
