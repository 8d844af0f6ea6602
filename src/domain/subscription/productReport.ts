import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Cents } from '~/domain/common/money';
import { berlinDay } from '~/domain/common/berlinTime';
import type { CsvCell } from '~/domain/common/csv';

dayjs.extend(utc);

/** Items of a page (REQ G7.1). */
export const reportPageSize = 100;

/** The columns by which the service sorts the report. */
export const reportSortFields = [
  'PRODUCT_NO',
  'PRODUCT_NAME',
  'ACTIVE_SUBSCRIPTIONS',
  'NEW_SUBSCRIPTIONS',
  'CANCELLED_SUBSCRIPTIONS',
  'FLOOR_SALES',
  'PRICE',
] as const;
export type ReportSortField = (typeof reportSortFields)[number];

export interface ReportSort {
  readonly field: ReportSortField;
  readonly mode: 'ASC' | 'DESC';
}

export const defaultReportSort: ReportSort = { field: 'ACTIVE_SUBSCRIPTIONS', mode: 'DESC' };

/** What of the report is listed. */
export interface ReportQuery {
  /** `YYYY-MM` */
  readonly month: string;
  readonly keyword: string;
  readonly sort: ReportSort;
}

/** Splits the `keyword` of a {@link ReportQuery}, in which several keywords are joined by commas. */
export function reportKeywords(keyword: string): readonly string[] {
  return keyword === '' ? [] : keyword.split(', ');
}

export interface StockDelay {
  /** `YYYY-MM` */
  readonly month: string;
  readonly quantity: number;
}

/** The figures of a subscription product in a month; null: the service does not name it. */
export interface ReportItem {
  readonly id: string;
  readonly productNo: string;
  readonly name: string;
  readonly activeSubscriptions: number | null;
  readonly newSubscriptions: number | null;
  readonly cancelledSubscriptions: number | null;
  readonly floorSales: Cents | null;
  readonly price: Cents | null;
  readonly stockDelays: readonly StockDelay[];
  readonly note: string;
}

/** The totals of the month, of all pages (REQ G7.1). */
export interface ReportTotals {
  readonly totalActiveSubscriptions: number | null;
  /** Percent. */
  readonly floorSalesVariation: number | null;
  readonly previousMonthFloorSales: Cents | null;
  readonly currentMonthFloorSales: Cents | null;
  readonly totalSubscribedProducts: number | null;
  /** Twelve months up to the one of the report, in order. */
  readonly monthlyStockStatus: readonly MonthStatus[];
}

/** Null: the service does not name the figure. */
export interface MonthStatus {
  readonly month: string;
  readonly activeSubscriptions: number | null;
  readonly stockDelays: number | null;
}

export interface ReportPage {
  readonly items: readonly ReportItem[];
  /** Null: the service does not name it, and more may follow. */
  readonly total: number | null;
  readonly totals: ReportTotals;
}

/** The number of items of the month according to its figures. Null: they do not contain it, a keyword filters, or more items are loaded. */
export function subscribedTotal(totals: ReportTotals | null, keyword: string, loaded: number): number | null {
  const total = totals?.totalSubscribedProducts ?? null;
  return keyword === '' && total !== null && total >= loaded ? total : null;
}

/** The sorting after a click on a column: the same one toggles, another one starts descending (REQ G7.2). */
export function toggleReportSort({ field, mode }: ReportSort, clicked: ReportSortField): ReportSort {
  return { field: clicked, mode: field === clicked && mode === 'DESC' ? 'ASC' : 'DESC' };
}

/** Months of one range of stock delays (REQ G7.3). */
export const delayRangeSize = 6;

/** The offset of the range of stock delays after a step back or forward: moves by its size, never below 0 (REQ G7.3). */
export function moveDelayRange(offset: number, step: -1 | 1): number {
  return Math.max(0, offset + step * delayRangeSize);
}

/** The months of a range of stock delays, counted from the month of the report. */
export function delayMonths(month: string, offset: number): readonly string[] {
  return Array.from({ length: delayRangeSize }, (_none, index) => addMonths(month, offset + index));
}

/** Whether any item has stock delays beyond the range. */
export function hasLaterDelays(items: readonly ReportItem[], month: string, offset: number): boolean {
  const end = addMonths(month, offset + delayRangeSize);
  return items.some(({ stockDelays }) => stockDelays.some((delay) => delay.month >= end));
}

/** The number of delayed pieces in a month; null: the service names none. */
export function delayIn({ stockDelays }: ReportItem, month: string): number | null {
  return stockDelays.find((delay) => delay.month === month)?.quantity ?? null;
}

const monthsOfAYear = 12;

/** Adds months to a month, `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  return dayjs.utc(month).add(months, 'month').format('YYYY-MM');
}

/** The longest series of months in which missing ones are filled in. */
const longestSeries = 2 * monthsOfAYear;

/** Sorts the months and names each once; a month between them that the service leaves out has no figures. */
export function monthsInOrder(sent: readonly MonthStatus[]): readonly MonthStatus[] {
  const known = new Map(sent.map((status) => [status.month, status]));
  const months = [...known.keys()].toSorted();
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const series = Array.from({ length: longestSeries }, (_none, index) => addMonths(first, index));
  const shown = series.includes(last) ? series.filter((month) => month <= last) : months;
  return shown.map((month) => known.get(month) ?? { month, activeSubscriptions: null, stockDelays: null });
}

export function isMonth(text: string): boolean {
  return /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The current month in Berlin, `YYYY-MM`. */
export function monthOf(now: Date): string {
  return berlinDay(now).slice(0, 7);
}

/** The months that can be reported: the current one and those of the two years before. */
export function reportMonths(now: Date): readonly string[] {
  return Array.from({ length: 2 * monthsOfAYear + 1 }, (_none, index) => addMonths(monthOf(now), -index));
}

/** `11.2026` for `2026-11`. */
export function shownMonth(month: string): string {
  return isMonth(month) ? `${month.slice(5)}.${month.slice(0, 4)}` : month;
}

/** The words of the first row of the file. */
export interface ReportHeadings {
  readonly productNo: string;
  readonly name: string;
  readonly activeSubscriptions: string;
  readonly newSubscriptions: string;
  readonly cancelledSubscriptions: string;
  readonly floorSales: string;
  readonly price: string;
  /** Before the month. */
  readonly stockDelay: string;
  readonly note: string;
}

/** The rows of the file, with a column for each month that has stock delays. */
export function reportRows(items: readonly ReportItem[], headings: ReportHeadings): readonly (readonly CsvCell[])[] {
  const months = [...new Set(items.flatMap(({ stockDelays }) => stockDelays.map(({ month }) => month)))].toSorted();
  return [
    [
      headings.productNo,
      headings.name,
      headings.activeSubscriptions,
      headings.newSubscriptions,
      headings.cancelledSubscriptions,
      headings.floorSales,
      headings.price,
      ...months.map((month) => `${headings.stockDelay} ${shownMonth(month)}`),
      headings.note,
    ],
    ...items.map((item): readonly CsvCell[] => [
      item.productNo,
      item.name,
      item.activeSubscriptions,
      item.newSubscriptions,
      item.cancelledSubscriptions,
      amountOf(item.floorSales),
      amountOf(item.price),
      ...months.map((month) => delayIn(item, month)),
      item.note,
    ]),
  ];
}

function amountOf(cents: Cents | null): CsvCell {
  return cents === null ? null : { cents };
}
