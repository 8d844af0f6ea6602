import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { useParts } from '~/shared/hooks/useParts';

/** Saves what the call holds of the customer, then calls `onSaved`. A save that an order has already started is waited for. */
export function useSaveFirst(onSaved: () => void) {
  const dispatch = useDispatch();
  const { saving } = useParts(selectCustomerState, 'saving');
  const isSaving = saving === 'running';
  const [isAsked, setIsAsked] = useState(isSaving);
  const isSaved = isAsked && saving === 'saved';
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  return {
    isSaving,
    hasFailed: isAsked && saving === 'failed',
    save: () => {
      setIsAsked(true);
      dispatch(customerActions.saveRequested());
    },
  };
}
