import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { CorrectionInput } from '~/domain/order/orderCorrection';
import { orderDisplayActions } from '../orderDisplaySlice';

/**
 * What the foot of a correction form does: `begin` remembers whether the order is submitted with the form, also over a question about the
 * street; `take` takes the validated input over, and then submits the order where that was asked for.
 */
export function useTakeCorrection() {
  const dispatch = useDispatch();
  const resubmits = useRef(false);
  return {
    begin: (isResubmitted: boolean) => {
      resubmits.current = isResubmitted;
    },
    take: (correction: Partial<CorrectionInput>) => {
      dispatch(orderDisplayActions.corrected(correction));
      if (resubmits.current) dispatch(orderDisplayActions.resubmitRequested());
    },
    /** The service checks the IBAN before anything is taken over. */
    takeDirectDebit: (bank: { readonly accountHolder: string; readonly iban: string }) => {
      dispatch(orderDisplayActions.directDebitEntered({ ...bank, resubmits: resubmits.current }));
    },
  };
}
