import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { CorrectionInput } from '~/domain/order/orderCorrection';
import { orderDisplayActions } from '../orderDisplaySlice';

/**
 * The actions of a correction form. `begin` stores whether the order is submitted as well, because validation and the question about the
 * street come in between; `correct` stores the validated input and then submits the order if so.
 */
export function useCorrection() {
  const dispatch = useDispatch();
  const resubmits = useRef(false);
  return {
    begin: (isResubmitted: boolean) => {
      resubmits.current = isResubmitted;
    },
    correct: (correction: Partial<CorrectionInput>) => {
      dispatch(orderDisplayActions.corrected(correction));
      if (resubmits.current) dispatch(orderDisplayActions.resubmitRequested());
    },
    /** Like `correct`, after the service has checked the IBAN. */
    correctDirectDebit: (bank: { readonly accountHolder: string; readonly iban: string }) => {
      dispatch(orderDisplayActions.directDebitEntered({ ...bank, resubmits: resubmits.current }));
    },
  };
}
