import { waitlistLimits } from '~config/limits/waitlist';
import { daysOf } from '~/domain/common/dateRange';
import type { WaitlistItem, WaitlistQuery } from '~/domain/waitlist/waitlist';
import { keywordsByNumber } from '~/domain/common/pastedNumbers';
import { loadWaitlist } from '~/services/callCentreService/waitlistService';
import { serviceNow } from '~/services/http/serviceClock';
import type { AskedList } from '~/shared/list/listState';
import type { ListPage, ListRules } from '~/shared/list/pagedList';

export const waitlistRules: ListRules<WaitlistQuery, WaitlistItem> = {
  ownerOf: ({ customerId }) => customerId,
  typedOf: ({ filters }) => filters,
  byNumber: keywordsByNumber('product'),
  again: 'restart',
  keeps: 'nothing',
  startFacts: () => ({}),
};

export async function loadWaitlistPage(
  { query: { customerId, filters } }: AskedList<WaitlistQuery, WaitlistItem>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<WaitlistItem>> {
  const { from, to } = daysOf(filters.dates, serviceNow());
  const size = waitlistLimits.waitlistPageSize;
  const { items, total } = await loadWaitlist(
    {
      customerNumber: customerId,
      offset: (page - 1) * size,
      size,
      keywords: filters.keywords,
      searchFrom: from,
      searchTo: to,
    },
    signal,
  );
  return { rows: items, total };
}
