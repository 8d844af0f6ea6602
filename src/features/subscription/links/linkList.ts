import { daysOf } from '~/domain/common/dateRange';
import type { ProductLink } from '~/domain/subscription/productLink';
import { linkPageSize, type LinkListQuery } from '~/domain/subscription/productLinkList';
import { keywordsByNumber } from '~/domain/common/pastedNumbers';
import { serviceNow } from '~/services/http/serviceClock';
import { searchLinks } from '~/services/subscriptionProductService/productLinkService';
import type { AskedList } from '~/shared/list/listState';
import type { ListPage, ListRules } from '~/shared/list/pagedList';

/** A load failure empties the list (REQ G8.1). */
export const linkListRules: ListRules<LinkListQuery, ProductLink> = {
  typedOf: ({ filters }) => filters,
  byNumber: keywordsByNumber('product'),
  pagingOf: (query) => query,
  again: 'restart',
  keeps: 'loaded',
  failsEmpty: true,
  startFacts: () => ({}),
};

/** The service counts pages from 0, and wants to hear the total that it has said. */
export async function loadLinkPage(
  { query: { filters }, page: loaded, total: known }: AskedList<LinkListQuery, ProductLink>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<ProductLink>> {
  const days = daysOf(filters.dates, serviceNow());
  const { links, total, hasNext } = await searchLinks(
    { filters, days, page: page - 1, size: linkPageSize, total: loaded === 0 ? null : known },
    signal,
  );
  return { rows: links, total, hasNext };
}
