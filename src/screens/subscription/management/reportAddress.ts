import { delayRangeSize, isMonth, reportSortFields, type ReportSort } from '~/domain/subscription/productReport';
import { firstReportView, type ReportView } from '~/features/subscription/report/reportView';
import { fields, inAddress, mapped, oneOf, text, wholeNumber } from '~/shared/list/addressCodec';

const { sort } = firstReportView;

/** The view of the report in the address of its screen. */
export const reportInAddress = inAddress(
  fields<ReportView>({
    month: mapped(
      text('month'),
      (month) => (month !== null && isMonth(month) ? month : null),
      (month) => month,
    ),
    keyword: mapped(
      text('keyword'),
      (keyword) => (keyword ?? '').trim(),
      (keyword) => (keyword === '' ? null : keyword),
    ),
    sort: fields<ReportSort>({
      field: oneOf('sort', reportSortFields, sort.field),
      mode: oneOf('direction', ['ASC', 'DESC'], sort.mode),
    }),
    delayOffset: mapped(
      wholeNumber('delays', 0),
      // An offset inside of a range goes to the beginning of it.
      (offset) => offset - (offset % delayRangeSize),
      (offset) => offset,
    ),
    showsCharts: mapped(
      oneOf('charts', ['off'], null),
      (charts) => charts === null,
      (shows) => (shows ? null : 'off'),
    ),
    opened: text('open'),
  }),
);
