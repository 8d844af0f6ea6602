import { dateRangeInAddress } from '~/domain/common/dateRangeAddress';
import { sortFields, type OverviewFilters, type OverviewSort } from '~/domain/subscription/overview';
import { cancelReasons, dateFilterKinds, keywordTypes, overviewStatuses } from '~/domain/subscription/subscription';
import { readProductNumber } from '~/domain/subscription/subscriptionNumbers';
import type { OverviewView } from '~/features/subscription/list/overviewView';
import { fields, inAddress, mapped, oneOf, text, texts, type AddressField } from '~/shared/list/addressCodec';

/** The range of dates counts only together with the kind of date. */
const dates = mapped(
  fields({ kind: oneOf('date', dateFilterKinds, null), range: dateRangeInAddress(() => null) }),
  ({ kind, range }) => (kind === null || range === null ? null : { kind, range }),
  (filter: OverviewFilters['dates']) => filter ?? { kind: null, range: null },
);

const product = mapped(
  text('product'),
  (typed) => {
    const read = readProductNumber(typed ?? '');
    return read.kind === 'valid' ? read.number : null;
  },
  (number) => number,
);

const filters: AddressField<OverviewFilters> = mapped(
  fields<OverviewFilters>({
    status: oneOf('status', overviewStatuses, 'ALL'),
    cancelReason: oneOf('reason', cancelReasons, null),
    keywords: texts('keyword'),
    keywordType: oneOf('keywordType', keywordTypes, null),
    dates,
    deliveryProductNo: product,
  }),
  (read) => ({ ...read, cancelReason: read.status === 'CANCELED' ? read.cancelReason : null }),
  (written) => written,
);

const sort = mapped(
  fields({ field: oneOf('sort', sortFields, null), direction: oneOf('direction', ['ASC', 'DESC'], 'ASC') }),
  ({ field, direction }): OverviewSort => (field === null ? null : { field, direction }),
  (sorted: OverviewSort) => sorted ?? { field: null, direction: 'ASC' as const },
);

/** With the value `ABO_DETAILS` of `view`, one subscription is shown instead of the list (REQ G3.7). */
const opened = mapped(
  fields({ view: oneOf('view', ['ABO_DETAILS'], null), number: text('abo') }),
  ({ view, number }) => (view === null ? null : number),
  (number: string | null) => ({ view: number === null ? null : ('ABO_DETAILS' as const), number }),
);

/** The overview in the address of its screen. */
export const overviewInAddress = inAddress(fields<OverviewView>({ filters, sort, opened }));
