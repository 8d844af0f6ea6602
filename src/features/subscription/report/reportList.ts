import { severalNumbers } from '~/domain/common/pastedNumbers';
import { reportKeywords, reportPageSize, type ReportItem, type ReportQuery } from '~/domain/subscription/productReport';
import { loadReport } from '~/services/callCentreService/productReportService';
import type { AskedList } from '~/shared/list/listState';
import type { ListPage, ListRules } from '~/shared/list/pagedList';
import type { ReportFacts } from './productReportSlice';

export const reportRules: ListRules<ReportQuery, ReportItem, ReportFacts> = {
  typedOf: ({ keyword }) => keyword,
  byNumber: {
    numbersOf: ({ keyword }) => severalNumbers(reportKeywords(keyword), 'product'),
    queryFor: (query, keyword) => ({ ...query, keyword }),
  },
  again: 'restart',
  keeps: 'loaded',
  startFacts: (before) => before ?? { totals: null },
};

export async function loadReportPage(
  { query }: Pick<AskedList<ReportQuery, ReportItem>, 'query'>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<ReportItem, ReportFacts>> {
  const { items, total, totals } = await loadReport({ query, page, size: reportPageSize }, signal);
  return { rows: items, total, facts: { totals } };
}
