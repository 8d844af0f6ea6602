import { daysOf } from '~/domain/common/dateRange';
import type { WaitlistFilters } from '~/domain/waitlist/waitlist';
import { useParts } from '~/shared/hooks/useParts';
import { notAsked } from '~/shared/list/listState';
import { usePagedList } from '~/shared/list/usePagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import { selectWaitlistState, waitlistActions } from '../waitlistSlice';

interface WaitlistOptions {
  /** The customer number. */
  readonly customerId: string;
  readonly filters: WaitlistFilters;
  readonly now: () => Date;
}

/** Requests the waitlist whenever its filters change, and returns what is loaded for this customer. */
export function useWaitlist({ customerId, filters, now }: WaitlistOptions) {
  const { list } = useParts(selectWaitlistState, 'list');
  const isOwn = list.status !== 'notAsked' && list.query.customerId === customerId;
  return usePagedList({
    list: isOwn ? list : notAsked,
    query: isReversed(daysOf(filters.dates, now())) ? null : { customerId, filters },
    actions: waitlistActions,
  });
}
