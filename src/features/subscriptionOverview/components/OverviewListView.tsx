import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { defaultOverviewFilters, toggledSort } from '~/domain/subscription/overview';
import { isSelected, selectionState } from '~/domain/subscription/selection';
import { isOver, nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import type { ListSelection } from '~/shared/ui/list/ListSelection';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { Message } from '~/shared/ui/Message';
import type { OverviewView } from '../overviewView';
import { selectSubscriptionOverview, subscriptionOverviewActions } from '../subscriptionOverviewSlice';
import { OverviewFilterBar } from './OverviewFilterBar';
import { ProcessingMessage } from './ProcessingMessage';
import { SelectionBar } from './SelectionBar';
import { columnIds, columnOf, sortFieldOf, subscriptionColumns } from './subscriptionColumns';
import '../overviewTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');
const BulkDialog = laterPart(async () => (await import('./BulkDialog')).BulkDialog, 'floating');

interface OverviewListViewProps {
  readonly view: OverviewView;
  readonly onView: ChangeView<OverviewView>;
  readonly now: () => Date;
  readonly mayEditNumbers: boolean;
  /** Pages are appended while scrolling (flag `infiniteScrolling`); otherwise by a button. */
  readonly appends: boolean;
  /** The range of dates ends before it begins: nothing is requested. */
  readonly isReversed: boolean;
  readonly initialOffset: number;
  /** Called with the pixels by which the list is scrolled. */
  readonly onLeft: (offset: number) => void;
  /** The subscription whose details were left; null: none. */
  readonly focusedId: string | null;
}

const keyOf = ({ id }: Subscription): string => id;

/** Filters, selection, table and bulk actions of the overview (REQ G3, G5). */
export function OverviewListView(props: OverviewListViewProps) {
  const { view, onView, now, mayEditNumbers, appends, isReversed, initialOffset, onLeft, focusedId } = props;
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const offset = useRef(initialOffset);
  const { list, bulk, processing } = useSelector(selectSubscriptionOverview);
  const [settings, setSettings] = useListSettings('subscriptions', columnIds);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  const columns = useColumns(onView);
  const selection = useSelectionOfRows();
  useEffect(
    () => () => {
      onLeft(offset.current);
    },
    [onLeft],
  );
  useEffect(() => {
    if (focusedId !== null) table.current?.focusRow(focusedId);
  }, [focusedId]);
  const { filters, sort } = view;
  const retry = () => dispatch(subscriptionOverviewActions.pageRequested());
  const isStale = list === null || list.page === 0;
  const isLoading = list === null ? !isReversed : list.load === 'loading';
  const hasFilters = JSON.stringify(filters) !== JSON.stringify(defaultOverviewFilters);
  const rows = list?.rows ?? [];
  const isEmpty = list?.load === 'loaded' && rows.length === 0;
  const onMore = list?.load === 'loaded' && list.hasMore ? retry : undefined;
  return (
    <>
      <OverviewFilterBar
        view={view}
        now={now}
        onView={onView}
        onColumns={() => {
          setColumnsAreOpen(true);
        }}
        onDown={() => table.current?.focusFirst()}
      />
      <SelectionBar mayEditNumbers={mayEditNumbers} />
      {processing !== null && <ProcessingMessage processing={processing} />}
      {list?.load === 'failed' && isStale && (
        <Message tone="error" actionText={t('common.tryAgain')} onAction={retry}>
          {t('subscriptionOverview.failed')}
        </Message>
      )}
      <div className={isStale ? styles.stale : styles.current}>
        <ListTable
          ref={table}
          label={t('subscriptionOverview.title')}
          rows={rows}
          keyOf={keyOf}
          columns={columns}
          settings={settings}
          sorting={{
            columnId: sort === null ? null : columnOf(sort.field),
            direction: sort?.direction ?? 'ASC',
            onSort: (columnId) => {
              const field = sortFieldOf(columnId);
              if (field === null) return;
              onView((before) => ({ ...before, sort: toggledSort(before.sort, field) }), 'step');
            },
          }}
          selection={selection}
          totalRows={list?.total ?? 0}
          isBusy={isLoading}
          openKey={null}
          onOpen={(key) => {
            const row = rows.find(({ id }) => id === key);
            if (row === undefined) return;
            onView((before) => ({ ...before, opened: nameOfSubscription(row) }), 'step');
          }}
          renderDetails={() => null}
          onNearEnd={appends ? onMore : undefined}
          initialOffset={initialOffset}
          onScrolled={(pixels) => {
            offset.current = pixels;
          }}
          end={
            <ListEnd
              onMore={appends ? undefined : onMore}
              failedText={list?.load === 'failed' && !isStale ? t('subscriptionOverview.failed') : null}
              emptyText={
                isEmpty ? t(hasFilters ? 'subscriptionOverview.noneFiltered' : 'subscriptionOverview.none') : null
              }
              onRetry={retry}
              onClearFilters={
                hasFilters
                  ? () => {
                      onView((before) => ({ ...before, filters: defaultOverviewFilters }), 'step');
                    }
                  : undefined
              }
            />
          }
        />
      </div>
      <ListFoot
        hasSelection
        status={
          isLoading
            ? t('common.loading')
            : list?.load === 'loaded' && t('subscriptionOverview.loadedOf', { count: rows.length, total: list.total })
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
        {bulk !== null && <BulkDialog bulk={bulk} now={now} />}
      </Suspense>
    </>
  );
}

function useColumns(onView: ChangeView<OverviewView>) {
  const t = useText();
  const { names } = useSelector(selectSubscriptionOverview);
  return useMemo(() => {
    const onOpen = (subscription: Subscription) => {
      onView((before) => ({ ...before, opened: nameOfSubscription(subscription) }), 'step');
    };
    return subscriptionColumns({ t, names, onOpen });
  }, [t, names, onView]);
}

function useSelectionOfRows(): ListSelection<Subscription> {
  const dispatch = useDispatch();
  const { list, selection } = useSelector(selectSubscriptionOverview);
  const onToggle = useCallback(
    (row: Subscription) => {
      dispatch(subscriptionOverviewActions.rowToggled(row));
    },
    [dispatch],
  );
  return useMemo(
    () => ({
      state: list === null ? 'none' : selectionState(selection, list),
      nameOf: nameOfSubscription,
      isSelected: (row) => isSelected(selection, row),
      isSelectable: (row) => !isOver(row),
      onToggle,
      onToggleAll: () => dispatch(subscriptionOverviewActions.allToggled()),
    }),
    [dispatch, list, selection, onToggle],
  );
}
