import { Suspense, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import {
  hasLaterDelays,
  monthOf,
  reportSortFields,
  shownMonth,
  toggleReportSort,
  type ReportItem,
  type ReportQuery,
} from '~/domain/subscription/productReport';
import { useAfter } from '~/shared/hooks/useAfter';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { SavedFilters } from '~/shared/ui/list/SavedFilters';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { productReportActions, selectProductReport } from '../productReportSlice';
import { firstReportView, type ReportView } from '../reportView';
import { reportColumnIds, reportColumns } from './reportColumns';
import { ReportFileButton } from './ReportFileButton';
import { ReportFilterBar } from './ReportFilterBar';
import { ReportItemDetails } from './ReportItemDetails';
import { ReportTotals } from './ReportTotals';
import { useReportList } from './useReportList';
import '~/shared/ui/list/listTexts.de';
import '../reportTexts.de';
import report from './Report.module.css';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');
const ReportNoteDialog = laterPart(async () => (await import('./ReportNoteDialog')).ReportNoteDialog, 'floating');
const SeriesCharts = laterPart(async () => (await import('~/shared/ui/chart/SeriesCharts')).SeriesCharts, 'inPlace');

/** Milliseconds after which the charts load, so that the list is painted first. */
const chartDelay = 100;

interface ProductReportProps {
  readonly view: ReportView;
  readonly onView: ChangeView<ReportView>;
  readonly currency: Currency;
  readonly now: () => Date;
  /** Pages are appended while scrolling (flag `infiniteScrolling`); otherwise by a button. */
  readonly appends: boolean;
}

const keyOf = ({ id }: ReportItem): string => id;
const notInFilterSets = ['open'] as const;
const noItems: readonly ReportItem[] = [];

/** The figures of a month: totals, charts, and the list of the subscription products (REQ G7). */
export function ProductReport({ view, onView, currency, now, appends }: ProductReportProps) {
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const { note } = useSelector(selectProductReport);
  const { keyword, sort, delayOffset, opened } = view;
  const month = view.month ?? monthOf(now());
  const query: ReportQuery = { month, keyword, sort };
  const { list, loadNextPage } = useReportList(query);
  const [settings, setSettings] = useListSettings('productReport', reportColumnIds);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  const isPainted = useAfter(chartDelay);
  const change = (changed: Partial<ReportView>, kind: 'step' | 'typing') => {
    onView((before) => ({ ...before, ...changed }), kind);
  };
  const columns = useMemo(
    () =>
      reportColumns({
        t,
        currency,
        month,
        delayOffset,
        opened,
        onToggle: ({ id }) => {
          onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step');
        },
        onNote: (item) => dispatch(productReportActions.noteOpened(item)),
      }),
    [t, currency, month, delayOffset, opened, onView, dispatch],
  );
  const items = list?.items ?? noItems;
  const months = list?.totals?.monthlyStockStatus ?? [];
  const isStale = list === null || list.page === 0;
  const isLoading = list === null || list.load === 'loading';
  const isFailed = list?.load === 'failed';
  const isEmpty = list?.load === 'loaded' && items.length === 0;
  const onMore = list?.load === 'loaded' && list.hasMore ? loadNextPage : undefined;
  return (
    <section className={`${styles.list} ${report.report}`} aria-label={t('report.title')}>
      <ReportFilterBar
        view={view}
        month={month}
        hasLaterMonths={list === null || hasLaterDelays(items, month, delayOffset)}
        now={now}
        onChange={change}
        onDown={() => table.current?.focusFirst()}
      >
        <SavedFilters list="productReport" leftOut={notInFilterSets} />
        <Button
          onClick={() => {
            setColumnsAreOpen(true);
          }}
        >
          {t('list.columns')}
        </Button>
        <ReportFileButton query={query} currency={currency} />
      </ReportFilterBar>
      <ReportTotals totals={list?.totals ?? null} month={month} currency={currency} />
      {view.showsCharts && (isLoading || months.length > 0) && (
        <Suspense fallback={<div className={report.charts} />}>
          {isPainted && months.length > 0 ? (
            <SeriesCharts
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
          ) : (
            <div className={report.charts} />
          )}
        </Suspense>
      )}
      <div className={`${isStale ? styles.stale : styles.current} ${report.rows}`}>
        <ListTable
          ref={table}
          label={t('report.title')}
          rows={items}
          keyOf={keyOf}
          columns={columns}
          settings={settings}
          sorting={{
            columnId: sort.field,
            direction: sort.mode,
            onSort: (columnId) => {
              const field = reportSortFields.find((known) => known === columnId);
              if (field !== undefined) change({ sort: toggleReportSort(sort, field) }, 'step');
            },
          }}
          totalRows={list?.total ?? 0}
          isBusy={isLoading}
          openKey={items.some(({ id }) => id === opened) ? opened : null}
          onOpen={(id) => {
            change({ opened: id }, 'step');
          }}
          renderDetails={(item) => <ReportItemDetails item={item} />}
          onNearEnd={appends ? onMore : undefined}
          end={
            <ListEnd
              onMore={appends ? undefined : onMore}
              failedText={isFailed ? t(isStale ? 'report.failed' : 'report.moreFailed') : null}
              emptyText={isEmpty ? t(keyword === '' ? 'report.none' : 'report.noneFiltered') : null}
              onRetry={loadNextPage}
              onClearFilters={
                keyword === ''
                  ? undefined
                  : () => {
                      change({ keyword: firstReportView.keyword }, 'step');
                    }
              }
            />
          }
        />
      </div>
      <ListFoot
        status={
          isLoading
            ? t('common.loading')
            : isFailed
              ? null
              : list.hasMore
                ? t('report.loadedOf', { total: list.total, count: items.length })
                : t('report.totals', { total: list.total })
        }
      />
      <Suspense>
        {columnsAreOpen && (
          <ColumnsDialog
            columns={columns}
            settings={settings}
            onChange={setSettings}
            onClose={() => {
              setColumnsAreOpen(false);
            }}
          />
        )}
        {note !== null && <ReportNoteDialog note={note} />}
      </Suspense>
    </section>
  );
}
