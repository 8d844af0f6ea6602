import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderCancellationActions, selectOrderCancellation } from './orderCancellationSlice';

/** The ids of the orders that were cancelled in this session, those before a reload included (REQ E3.2). */
export function useCancelledOrders(): readonly string[] {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(orderCancellationActions.restoreRequested());
  }, [dispatch]);
  return useSelector(selectOrderCancellation).cancelledOrders;
}
