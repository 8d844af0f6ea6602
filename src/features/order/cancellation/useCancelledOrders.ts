import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { sessionStorageKeys } from '~config/storageKeys';
import { useParts } from '~/shared/hooks/useParts';
import { readText } from '~/shared/storage/safeStorage';
import { orderCancellationActions, selectOrderCancellationState } from './orderCancellationSlice';

/** The ids of the orders that were cancelled in this session, those before a reload included (REQ E3.2). */
export function useCancelledOrders(): readonly string[] {
  const dispatch = useDispatch();
  useEffect(() => {
    if (readText('session', sessionStorageKeys.cancelledOrders) !== null)
      dispatch(orderCancellationActions.restoreRequested());
  }, [dispatch]);
  return useParts(selectOrderCancellationState, 'cancelledOrders').cancelledOrders;
}
