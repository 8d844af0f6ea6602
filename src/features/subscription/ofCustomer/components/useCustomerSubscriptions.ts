import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Subscription } from '~/domain/subscription/subscription';
import { useParts } from '~/shared/hooks/useParts';
import {
  customerSubscriptionsActions,
  selectCustomerSubscriptionsState,
  type SubscriptionFilter,
} from '../customerSubscriptionsSlice';

const none: readonly Subscription[] = [];

/** Requests the subscriptions of a customer while they are on the screen, and returns what of them is loaded. */
export function useCustomerSubscriptions(customerNumber: string, filter: SubscriptionFilter | null) {
  const dispatch = useDispatch();
  const { query, load, subscriptions } = useParts(selectCustomerSubscriptionsState, 'query', 'load', 'subscriptions');
  // Compared by value: a filter of the address is another object in each render.
  const { keyword = null, keywordType = null } = filter ?? {};
  const request = useCallback(() => {
    const asked = keyword === null || keywordType === null ? null : { keyword, keywordType };
    dispatch(customerSubscriptionsActions.listRequested({ customerNumber, filter: asked }));
  }, [dispatch, customerNumber, keyword, keywordType]);
  useEffect(() => {
    request();
    return () => {
      dispatch(customerSubscriptionsActions.listLeft());
    };
  }, [dispatch, request]);
  const isOwn = query?.customerNumber === customerNumber;
  return { load: isOwn ? load : 'loading', rows: isOwn ? subscriptions : none, request };
}
