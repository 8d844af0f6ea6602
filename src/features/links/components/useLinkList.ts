import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { daysOf } from '~/domain/common/dateRange';
import type { LinkListQuery } from '~/domain/subscription/productLinkList';
import { linksActions, selectLinks } from '../linksSlice';
import type { LinksView } from '../linksView';

interface LinkListOptions {
  readonly view: LinksView;
  readonly appends: boolean;
  readonly now: () => Date;
}

/** Requests the links of a view whenever it changes, and returns the loaded ones. */
export function useLinkList({ view: { filters, page }, appends, now }: LinkListOptions) {
  const dispatch = useDispatch();
  const { list } = useSelector(selectLinks);
  const query: LinkListQuery = { filters, page: appends ? 0 : page, appends };
  const { from, to } = daysOf(filters.dates, now());
  const isReversed = filters.dateType !== 'NONE' && from !== null && to !== null && from > to;
  // Compared by value: unfolding a link changes the view, but not what is loaded.
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key && !isReversed) dispatch(linksActions.listRequested(query));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  useEffect(
    () => () => {
      dispatch(linksActions.listLeft());
    },
    [dispatch],
  );
  return { list, isReversed, retry: () => dispatch(linksActions.pageRequested()) };
}
