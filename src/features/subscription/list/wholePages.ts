import { subscriptionLimits } from '~config/limits/subscription';
import type { OverviewPage, OverviewSort, SentFilters } from '~/domain/subscription/overview';
import { loadOverview } from '~/services/callCentreService/subscriptionService';
import { ServiceError } from '~/services/http/serviceError';

interface Paging {
  readonly size: number;
  readonly sort: OverviewSort;
}

/** Few requests, in an order that changes do not move. */
const largePages: Paging = {
  size: subscriptionLimits.bulkPageSize,
  sort: { field: 'CREATION_DATE', direction: 'ASC' },
};

/** The size and a sorting that the requirement names, for a service that refuses others (REQ G3.2, G3.5). */
const namedPages: Paging = {
  size: subscriptionLimits.subscriptionPageSize,
  sort: { field: 'NEXT_ORDER_DATE', direction: 'ASC' },
};

/**
 * Reads pages of all that the filters find, one call a page, until `isLast`; the first page decides how they are asked for. Rejects for a page
 * without anything new: a service that ignores the page would be asked without end.
 */
export function wholePages(filters: SentFilters) {
  let paging = largePages;
  let received = 0;
  const read = new Set<string>();
  const load = async (page: number, signal?: AbortSignal) => {
    try {
      return await loadOverview({ page, filters, ...paging }, signal);
    } catch (error) {
      if (page > 1 || !isNotTaken(error)) throw error;
      paging = namedPages;
      return await loadOverview({ page, filters, ...paging }, signal);
    }
  };
  return async (page: number, signal?: AbortSignal): Promise<OverviewPage & { readonly isLast: boolean }> => {
    const loaded = await load(page, signal);
    const ids = loaded.result.map(({ id }) => id);
    if (ids.length > 0 && ids.every((id) => read.has(id)))
      throw new ServiceError({ kind: 'malformed', reason: 'the page before again' });
    for (const id of ids) read.add(id);
    received += loaded.received;
    const isLast = loaded.received === 0 || (loaded.total !== null && received >= loaded.total);
    return { ...loaded, isLast };
  };
}

function isNotTaken(error: unknown): boolean {
  return error instanceof ServiceError && (error.status === 400 || error.status === 422);
}
