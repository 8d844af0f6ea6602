import { setOrDelete } from '~/domain/common/dateRangeAddress';
import { delayRangeSize, isMonth, reportSortFields } from '~/domain/subscription/productReport';
import { firstReportView, type ReportView } from '~/features/productReport/reportView';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

const standard = firstReportView;

function read(search: URLSearchParams): ReportView {
  const month = search.get('month') ?? '';
  const offset = Number(search.get('delays'));
  const direction = search.get('direction');
  return {
    month: isMonth(month) ? month : null,
    keyword: (search.get('keyword') ?? '').trim(),
    sort: {
      field: reportSortFields.find((field) => field === search.get('sort')) ?? standard.sort.field,
      mode: direction === 'ASC' ? direction : standard.sort.mode,
    },
    // Only whole ranges.
    delayOffset: Number.isSafeInteger(offset) && offset > 0 ? offset - (offset % delayRangeSize) : 0,
    showsCharts: search.get('charts') !== 'off',
    opened: search.get('open'),
  };
}

function write(view: ReportView, search: URLSearchParams): URLSearchParams {
  const { month, keyword, sort, delayOffset, showsCharts, opened } = view;
  const written = new URLSearchParams(search);
  setOrDelete(written, 'month', month);
  setOrDelete(written, 'keyword', keyword === '' ? null : keyword);
  setOrDelete(written, 'sort', sort.field === standard.sort.field ? null : sort.field);
  setOrDelete(written, 'direction', sort.mode === standard.sort.mode ? null : sort.mode);
  setOrDelete(written, 'delays', delayOffset === 0 ? null : String(delayOffset));
  setOrDelete(written, 'charts', showsCharts ? null : 'off');
  setOrDelete(written, 'open', opened);
  return written;
}

/** The view of the report in the address of its screen. */
export const reportInAddress: AddressedView<ReportView> = { read, write };
