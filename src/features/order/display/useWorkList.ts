import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WorkListEntry } from '~/domain/order/workList';
import { orderDisplayActions, selectWorkList } from './orderDisplaySlice';
import { followWorkList } from './workListStorage';

/**
 * The work-list of rejected orders in the order in which it is worked through; null until it has been read. It is read again when
 * another tab changes it, so that the next order is none that was done there.
 */
export function useWorkList(): readonly WorkListEntry[] | null {
  const dispatch = useDispatch();
  useEffect(() => {
    const read = () => void dispatch(orderDisplayActions.workListRequested());
    read();
    return followWorkList(read);
  }, [dispatch]);
  return useSelector(selectWorkList);
}
