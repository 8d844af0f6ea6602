import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { orderCancellationActions, selectOrderCancellationState } from './orderCancellationSlice';

/** The ids of the orders that were cancelled in this session, those before a reload included (REQ E3.2). */
export function useCancelledOrders(): readonly string[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(orderCancellationActions.restoreRequested());
  }, [dispatch]);
  return useParts(selectOrderCancellationState, 'cancelledOrders').cancelledOrders;
}
