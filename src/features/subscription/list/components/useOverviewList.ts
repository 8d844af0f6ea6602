import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { filteredDays } from '~/domain/subscription/overview';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { deskNow } from '~/features/call/deskTime';
import { useParts } from '~/shared/hooks/useParts';
import { usePagedList } from '~/shared/list/usePagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import type { OverviewView } from '../overviewView';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from '../subscriptionOverviewSlice';

/** Requests the subscriptions of a view whenever it changes, and the opened one where it is not listed. */
export function useOverviewList({ filters, sort, opened: name }: OverviewView) {
  const dispatch = useDispatch();
  const { list, opened } = useParts(selectSubscriptionOverviewState, 'list', 'opened');
  const days = filteredDays(filters.dates, deskNow());
  const listed = usePagedList({
    list,
    query: days !== null && isReversed(days) ? null : { filters, sort },
    actions: subscriptionOverviewActions,
  });
  const row = listed.rows.find((candidate) => nameOfSubscription(candidate) === name) ?? null;
  const isListRead = listed.isLoaded || listed.isFailed;
  const isMissing = name !== null && row === null && isListRead && opened?.name !== name;
  useEffect(() => {
    if (isMissing && name !== null) dispatch(subscriptionOverviewActions.openRequested(name));
  }, [dispatch, isMissing, name]);
  const found = opened?.name === name ? opened : null;
  const subscription: Subscription | null = row ?? found?.subscription ?? null;
  return { listed, subscription, search: subscription === null ? found : null };
}
