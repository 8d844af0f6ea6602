import { readDateRange, writeDateRange } from '~/domain/common/dateRangeAddress';
import { noWaitlistFilters } from '~/domain/waitlist/waitlist';
import type { WaitlistView } from '~/features/waitlist/waitlistView';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

/** The view of a waitlist in the address of its screen; defaults are left out, other parameters stay. */
export const waitlistInAddress: AddressedView<WaitlistView> = {
  read: (search) => ({
    filters: {
      keywords: search.getAll('keyword').filter((keyword) => keyword.trim() !== ''),
      dates: readDateRange(search) ?? noWaitlistFilters.dates,
    },
    opened: search.get('open'),
  }),
  write: ({ filters: { keywords, dates }, opened }, search) => {
    const written = new URLSearchParams(search);
    written.delete('keyword');
    for (const keyword of keywords) written.append('keyword', keyword);
    writeDateRange(written, dates, noWaitlistFilters.dates);
    if (opened === null) written.delete('open');
    else written.set('open', opened);
    return written;
  },
};
