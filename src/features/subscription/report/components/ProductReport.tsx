import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  hasLaterDelays,
  monthOf,
  reportSortFields,
  shownMonth,
  subscribedTotal,
  toggleReportSort,
  type ReportQuery,
} from '~/domain/subscription/productReport';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { After } from '~/shared/ui/After';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { filterChips } from '~/shared/list/filterChips';
import { ListScreen } from '~/shared/list/ListScreen';
import { usePagedList } from '~/shared/list/usePagedList';
import { laterPart } from '~/shared/ui/laterPart';
import { productReportActions, selectProductReportState } from '../productReportSlice';
import { firstReportView, type ReportView } from '../reportView';
import { reportColumns } from './reportColumns';
import { ReportFileButton } from './ReportFileButton';
import { ReportFilterBar } from './ReportFilterBar';
import { ReportItemDetails } from './ReportItemDetails';
import { ReportTotals } from './ReportTotals';
import '../reportTexts.de';
import report from './Report.module.css';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ReportNoteDialog = laterPart(async () => (await import('./ReportNoteDialog')).ReportNoteDialog, 'floating');
const SeriesCharts = laterPart(async () => (await import('~/shared/ui/chart/SeriesCharts')).SeriesCharts, 'inPlace');

/** Milliseconds after which the charts load, so that the list is painted first. */
const chartDelay = 100;

interface ProductReportProps {
  readonly view: ReportView;
  readonly onView: ChangeView<ReportView>;
}

/** The parameters of the address that are not filters. */
const notFilters = ['open'] as const;

/** The figures of a month: totals, charts, and the list of the subscription products (REQ G7). */
export function ProductReport({ view, onView }: ProductReportProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { infiniteScrolling } = useSelector(selectFlags);
  const { list, note } = useParts(selectProductReportState, 'list', 'note');
  const { keyword, sort, delayOffset, opened } = view;
  const month = view.month ?? monthOf(deskNow());
  const query: ReportQuery = { month, keyword, sort };
  const listed = usePagedList({ list, query, actions: productReportActions });
  const chartPlace = <div className={report.charts} aria-busy="true" />;
  const change = (changed: Partial<ReportView>, kind: 'step' | 'typing') =>
    onView((before) => ({ ...before, ...changed }), kind);
  const columns = useMemo(
    () =>
      reportColumns({
        t,
        currency,
        month,
        delayOffset,
        opened,
        onToggle: ({ id }) => onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step'),
        onNote: (item) => dispatch(productReportActions.noteOpened(item)),
      }),
    [t, currency, month, delayOffset, opened, onView, dispatch],
  );
  const { rows, isLoading, hasMore } = listed;
  const totals = list.status === 'notAsked' ? null : list.facts.totals;
  const shown = { ...listed, total: listed.total ?? subscribedTotal(totals, keyword, rows.length) };
  const months = totals?.monthlyStockStatus ?? [];
  return (
    <section className={`${styles.list} ${report.report}`} aria-label={t('report.title')}>
      <ListScreen
        label={t('report.title')}
        name="productReport"
        notFilters={notFilters}
        shown={shown}
        columns={columns}
        words={{
          failed: t('report.failed'),
          moreFailed: t('report.moreFailed'),
          none: t(keyword === '' ? 'report.none' : 'report.noneFiltered'),
          searched: t('report.searched', { period: shownMonth(month) }),
          loaded: (total) =>
            hasMore ? t('report.loadedOf', { total, count: rows.length }) : t('report.totals', { count: total }),
        }}
        paging={{ by: infiniteScrolling ? 'scrolling' : 'button' }}
        chips={filterChips(view, firstReportView, { keyword: `${t('report.keyword')}: ${keyword}` }, onView)}
        renderFilters={(tools) => (
          <ReportFilterBar
            view={view}
            month={month}
            hasLaterMonths={list.status === 'notAsked' || hasLaterDelays(rows, month, delayOffset)}
            onChange={change}
            tools={tools}
          >
            <ReportFileButton query={query} currency={currency} />
          </ReportFilterBar>
        )}
        onClearFilters={keyword === '' ? undefined : () => change({ keyword: firstReportView.keyword }, 'step')}
        sorting={{
          columnId: sort.field,
          direction: sort.mode,
          onSort: (columnId) => {
            const field = reportSortFields.find((known) => known === columnId);
            if (field !== undefined) change({ sort: toggleReportSort(sort, field) }, 'step');
          },
        }}
        openKey={opened}
        onOpen={(id) => change({ opened: id }, 'step')}
        renderDetails={(item) => <ReportItemDetails item={item} />}
        dialogs={note !== null && <ReportNoteDialog note={note} />}
        className={report.rows}
      >
        <ReportTotals totals={totals} month={month} currency={currency} />
        {view.showsCharts &&
          (isLoading || months.length > 0) &&
          (months.length > 0 ? (
            <After milliseconds={chartDelay} pending={chartPlace}>
              <SeriesCharts
                pending={chartPlace}
                title={t('report.chart.title')}
                pointName={t('report.month')}
                points={months.map((status) => shownMonth(status.month))}
                series={[
                  {
                    name: t('report.chart.active'),
                    kind: 'line',
                    tone: 'primary',
                    figures: months.map(({ activeSubscriptions }) => activeSubscriptions),
                  },
                  {
                    name: t('report.chart.delays'),
                    kind: 'bar',
                    tone: 'warning',
                    figures: months.map(({ stockDelays }) => stockDelays),
                  },
                ]}
              />
            </After>
          ) : (
            chartPlace
          ))}
      </ListScreen>
    </section>
  );
}
