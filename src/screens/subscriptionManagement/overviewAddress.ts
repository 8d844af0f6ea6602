import { readDateRange, setOrDelete, writeDateRange } from '~/domain/common/dateRangeAddress';
import { sortFields, type OverviewFilters, type OverviewSort } from '~/domain/subscription/overview';
import { cancelReasons, dateFilterKinds, keywordTypes, overviewStatuses } from '~/domain/subscription/subscription';
import { readProductNumber } from '~/domain/subscription/subscriptionNumbers';
import type { OverviewView } from '~/features/subscriptionOverview/overviewView';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

/** The value of `view` with which one subscription is shown instead of the list (REQ G3.7). */
const detailsView = 'ABO_DETAILS';

/** Reads the overview from the address; what it does not understand is the default. */
export function readOverview(search: URLSearchParams): OverviewView {
  return {
    filters: readFilters(search),
    sort: readSort(search),
    opened: search.get('view') === detailsView ? search.get('abo') : null,
  };
}

function readFilters(search: URLSearchParams): OverviewFilters {
  const status = overviewStatuses.find((known) => known === search.get('status')) ?? 'ALL';
  const product = readProductNumber(search.get('product') ?? '');
  return {
    status,
    cancelReason:
      status === 'CANCELED' ? (cancelReasons.find((known) => known === search.get('reason')) ?? null) : null,
    keywords: search.getAll('keyword').filter((keyword) => keyword.trim() !== ''),
    keywordType: keywordTypes.find((known) => known === search.get('keywordType')) ?? null,
    dates: readDates(search),
    deliveryProductNo: product.kind === 'valid' ? product.number : null,
  };
}

function readDates(search: URLSearchParams): OverviewFilters['dates'] {
  const kind = dateFilterKinds.find((known) => known === search.get('date'));
  const range = readDateRange(search);
  return kind === undefined || range === null ? null : { kind, range };
}

function readSort(search: URLSearchParams): OverviewSort {
  const field = sortFields.find((known) => known === search.get('sort'));
  return field === undefined ? null : { field, direction: search.get('direction') === 'DESC' ? 'DESC' : 'ASC' };
}

/** Writes the overview into the address; defaults are left out, other parameters stay. */
export function writeOverview({ filters, sort, opened }: OverviewView, search: URLSearchParams): URLSearchParams {
  const { status, cancelReason, keywords, keywordType, dates, deliveryProductNo } = filters;
  const written = new URLSearchParams(search);
  const set = (name: string, value: string | null | undefined) => {
    setOrDelete(written, name, value ?? null);
  };
  set('status', status === 'ALL' ? null : status);
  set('reason', cancelReason);
  written.delete('keyword');
  for (const keyword of keywords) written.append('keyword', keyword);
  set('keywordType', keywordType);
  set('date', dates?.kind);
  writeDateRange(written, dates?.range ?? null, null);
  set('product', deliveryProductNo);
  set('sort', sort?.field);
  set('direction', sort?.direction === 'DESC' ? 'DESC' : null);
  set('view', opened === null ? null : detailsView);
  set('abo', opened);
  return written;
}

export const overviewInAddress: AddressedView<OverviewView> = { read: readOverview, write: writeOverview };
