import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { filteredDays } from '~/domain/subscription/overview';
import type { OverviewQuery } from '~/domain/subscription/overviewList';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import type { OverviewView } from '../overviewView';
import { selectSubscriptionOverview, subscriptionOverviewActions } from '../subscriptionOverviewSlice';

/** Requests the subscriptions of a view whenever it changes, and the opened one where it is not listed. */
export function useOverviewList({ filters, sort, opened: name }: OverviewView, now: () => Date) {
  const dispatch = useDispatch();
  const { list, opened } = useSelector(selectSubscriptionOverview);
  const query: OverviewQuery = { filters, sort };
  const days = filteredDays(filters.dates, now());
  // A range that ends before it begins is not requested.
  const isReversed = days !== null && days.from !== null && days.to !== null && days.from > days.to;
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key && !isReversed) dispatch(subscriptionOverviewActions.listRequested(query));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  useEffect(
    () => () => {
      dispatch(subscriptionOverviewActions.listLeft());
    },
    [dispatch],
  );
  const listed = list?.rows.find((row) => nameOfSubscription(row) === name) ?? null;
  const isListRead = list !== null && list.load !== 'loading';
  const isMissing = name !== null && listed === null && isListRead && opened?.name !== name;
  useEffect(() => {
    if (isMissing && name !== null) dispatch(subscriptionOverviewActions.openRequested(name));
  }, [dispatch, isMissing, name]);
  const found = opened?.name === name ? opened : null;
  const shown: Subscription | null = listed ?? found?.subscription ?? null;
  return { list, isReversed, shown, search: shown === null ? found : null };
}
