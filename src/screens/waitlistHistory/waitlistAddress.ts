import { dateRangeInAddress } from '~/domain/common/dateRangeAddress';
import { noWaitlistFilters, type WaitlistFilters } from '~/domain/waitlist/waitlist';
import type { WaitlistView } from '~/features/waitlist/waitlistView';
import { fields, inAddress, text, texts } from '~/shared/list/addressCodec';

/** The view of a waitlist in the address of its screen. */
export const waitlistInAddress = inAddress(
  fields<WaitlistView>({
    filters: fields<WaitlistFilters>({
      keywords: texts('keyword'),
      dates: dateRangeInAddress(() => noWaitlistFilters.dates),
    }),
    opened: text('open'),
  }),
);
