import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { daysOf } from '~/domain/common/dateRange';
import type { WaitlistFilters } from '~/domain/waitlist/waitlist';
import { selectWaitlist, waitlistActions } from '../waitlistSlice';

interface WaitlistOptions {
  /** The customer number. */
  readonly customerId: string;
  readonly filters: WaitlistFilters;
  readonly now: () => Date;
}

/** Requests the waitlist whenever its filters change, and returns what is loaded for this customer. */
export function useWaitlist({ customerId, filters, now }: WaitlistOptions) {
  const dispatch = useDispatch();
  const { list: current } = useSelector(selectWaitlist);
  const list = current?.query.customerId === customerId ? current : null;
  const { from, to } = daysOf(filters.dates, now());
  // A range that ends before it begins is not requested.
  const isReversed = from !== null && to !== null && from > to;
  const query = { customerId, filters };
  // Compared by value: unfolding an item changes the view, but not what is loaded.
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key && !isReversed) dispatch(waitlistActions.listRequested(query));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  useEffect(
    () => () => {
      dispatch(waitlistActions.listLeft());
    },
    [dispatch],
  );
  return {
    list,
    isLoading: list === null ? !isReversed : list.load === 'loading',
    loadMore: () => dispatch(waitlistActions.pageRequested()),
  };
}
