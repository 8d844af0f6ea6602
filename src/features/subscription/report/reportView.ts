import { defaultReportSort, type ReportSort } from '~/domain/subscription/productReport';

/** What the agent sees of the report; the screen keeps it in its address. */
export interface ReportView {
  /** `YYYY-MM`; null: the current month. */
  readonly month: string | null;
  readonly keyword: string;
  readonly sort: ReportSort;
  /** Months between the month of the report and the first one of the stock delays. */
  readonly delayOffset: number;
  readonly showsCharts: boolean;
  /** Id of the item whose details are unfolded. */
  readonly opened: string | null;
}

export const firstReportView: ReportView = {
  month: null,
  keyword: '',
  sort: defaultReportSort,
  delayOffset: 0,
  showsCharts: true,
  opened: null,
};
