import { call, type SagaGenerator } from 'typed-redux-saga';
import { waitlistLimits } from '~config/limits/waitlist';
import type { DayRange } from '~/domain/common/dateRange';
import type { WaitlistItem } from '~/domain/waitlist/waitlist';
import { loadWaitlist } from '~/services/callCentreService/waitlistService';

/**
 * Reads the customer's items of these days page by page until `isFound`; resolves with what was read. Sends no keyword: the
 * requirement does not say which fields it searches, and an item that the search misses would be created a second time.
 * @throws Error where there are more items than are read.
 */
export function* searchWaitlist(
  customerNumber: string,
  { from, to }: DayRange,
  isFound: (items: readonly WaitlistItem[]) => boolean,
): SagaGenerator<readonly WaitlistItem[]> {
  let items: readonly WaitlistItem[] = [];
  for (let page = 0; page < waitlistLimits.waitlistPagesSearched; page += 1) {
    const answer = yield* call(loadWaitlist, {
      customerNumber,
      offset: items.length,
      size: waitlistLimits.waitlistPageSize,
      keywords: [],
      searchFrom: from,
      searchTo: to,
    });
    const known = new Set(items.map(({ id }) => id));
    const added = answer.items.filter(({ id }) => !known.has(id));
    items = [...items, ...added];
    const areAll = added.length === 0 || (answer.total !== null && items.length >= answer.total);
    if (areAll || isFound(items)) return items;
  }
  throw new Error('the waitlist has more items than are searched');
}
