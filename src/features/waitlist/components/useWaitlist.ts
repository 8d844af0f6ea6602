import { daysOf } from '~/domain/common/dateRange';
import type { WaitlistQuery } from '~/domain/waitlist/waitlist';
import { deskNow } from '~/features/call/deskTime';
import { useParts } from '~/shared/hooks/useParts';
import { notAsked } from '~/shared/list/listState';
import { usePagedList } from '~/shared/list/usePagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import { selectWaitlistState, waitlistActions } from '../waitlistSlice';

/** Requests the waitlist whenever its filters change, and returns what is loaded for this customer. */
export function useWaitlist({ customerId, filters }: WaitlistQuery) {
  const { list } = useParts(selectWaitlistState, 'list');
  const isOwn = list.status !== 'notAsked' && list.query.customerId === customerId;
  return usePagedList({
    list: isOwn ? list : notAsked,
    query: isReversed(daysOf(filters.dates, deskNow())) ? null : { customerId, filters },
    actions: waitlistActions,
  });
}
