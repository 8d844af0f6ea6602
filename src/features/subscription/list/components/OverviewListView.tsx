import isEqual from 'fast-deep-equal';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { defaultOverviewFilters, toggledSort, type OverviewFilters } from '~/domain/subscription/overview';
import { isSelected, selectionState } from '~/domain/subscription/selection';
import { isOver, nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { periodText } from '~/features/keywords/periodTexts';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { filterChips } from '~/shared/list/filterChips';
import { ListScreen } from '~/shared/list/ListScreen';
import type { ShownList } from '~/shared/list/usePagedList';
import { laterPart } from '~/shared/ui/laterPart';
import type { ListSelection } from '~/shared/ui/list/ListSelection';
import { selectableFacts } from '../overviewList';
import type { OverviewView } from '../overviewView';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from '../subscriptionOverviewSlice';
import { BulkNotice } from './BulkNotice';
import { OverviewFilterBar } from './OverviewFilterBar';
import { ProcessingMessage } from './ProcessingMessage';
import { SelectionBar } from './SelectionBar';
import { columnOf, sortFieldOf, subscriptionColumns } from './subscriptionColumns';
import '~/domain/subscription/subscriptionWords.de';
import '../overviewTexts.de';

const BulkDialog = laterPart(async () => (await import('./BulkDialog')).BulkDialog, 'floating');

interface OverviewListViewProps {
  readonly view: OverviewView;
  readonly onView: ChangeView<OverviewView>;
  readonly mayEditNumbers: boolean;
  readonly shown: ShownList<Subscription>;
  readonly initialOffset: number;
  /** Called with the pixels by which the list is scrolled. */
  readonly onLeft: (offset: number) => void;
  /** The subscription whose details were left; null: none. */
  readonly focusedId: string | null;
}

/** The parameters of the address that are not filters. */
const notFilters = ['view', 'abo', 'tab'] as const;

/** Filters, selection, table and bulk actions of the overview (REQ G3, G5). */
export function OverviewListView(props: OverviewListViewProps) {
  const { view, onView, mayEditNumbers, shown, initialOffset, onLeft, focusedId } = props;
  const t = useText();
  const { infiniteScrolling } = useSelector(selectFlags);
  const offset = useRef(initialOffset);
  const { bulk, bulkIsOpen, processing } = useParts(
    selectSubscriptionOverviewState,
    'bulk',
    'bulkIsOpen',
    'processing',
  );
  const columns = useColumns(onView);
  const selection = useSelectionOfRows();
  useEffect(() => () => onLeft(offset.current), [onLeft]);
  const { filters, sort } = view;
  const { rows } = shown;
  const filter: ChangeView<OverviewFilters> = (change, kind) =>
    onView((before) => ({ ...before, filters: change(before.filters) }), kind);
  const period =
    filters.dates === null
      ? t('dateRange.ALL_TIME')
      : `${t(`subscription.dateKind.${filters.dates.kind}`)}, ${periodText(filters.dates.range, t)}`;
  const hasFilters = !isEqual(filters, defaultOverviewFilters);
  return (
    <ListScreen
      label={t('subscriptionOverview.title')}
      name="subscriptions"
      notFilters={notFilters}
      shown={shown}
      columns={columns}
      words={{
        failed: t('subscriptionOverview.failed'),
        moreFailed: t('subscriptionOverview.failed'),
        none: t(hasFilters ? 'subscriptionOverview.noneFiltered' : 'subscriptionOverview.none'),
        searched: t('subscriptionOverview.searched', { period }),
        loaded: (total) => t('subscriptionOverview.loadedOf', { count: rows.length, total }),
      }}
      paging={{ by: infiniteScrolling ? 'scrolling' : 'button' }}
      chips={filterChips(
        filters,
        defaultOverviewFilters,
        {
          keywords: `${t('subscriptionOverview.keyword')}: ${filters.keywords.join(', ')}`,
          status: `${t('subscriptionOverview.status')}: ${t(`subscription.filterStatus.${filters.status}`)}`,
          cancelReason: filters.cancelReason === null ? '' : t(`subscription.cancelReason.${filters.cancelReason}`),
          dates: period,
          deliveryProductNo: `${t('subscriptionOverview.product')}: ${filters.deliveryProductNo ?? ''}`,
        },
        filter,
      )}
      renderFilters={(tools) => <OverviewFilterBar view={view} onView={onView} tools={tools} />}
      onClearFilters={hasFilters ? () => filter(() => defaultOverviewFilters, 'step') : undefined}
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
      openKey={null}
      onOpen={(key) => {
        const row = rows.find(({ id }) => id === key);
        if (row === undefined) return;
        onView((before) => ({ ...before, opened: nameOfSubscription(row) }), 'step');
      }}
      renderDetails={() => null}
      focusedKey={focusedId}
      // A bulk action that is done has ended the selection, and with it the button that opened its dialog.
      dialogFor={bulkIsOpen && selection.state === 'none' ? (rows[0]?.id ?? null) : null}
      dialogs={
        bulk !== null &&
        bulkIsOpen && (
          <BulkDialog
            bulk={bulk}
            onShow={(keywords) =>
              filter(() => ({ ...defaultOverviewFilters, keywords, keywordType: 'SUBSCRIPTION_NO' }), 'step')
            }
          />
        )
      }
      initialOffset={initialOffset}
      onScrolled={(pixels) => {
        offset.current = pixels;
      }}
      renderDock={(focusList) => (
        <>
          {processing !== null && <ProcessingMessage processing={processing} />}
          {bulk !== null && !bulkIsOpen && <BulkNotice bulk={bulk} />}
          <SelectionBar mayEditNumbers={mayEditNumbers} onCleared={focusList} />
        </>
      )}
    />
  );
}

function useColumns(onView: ChangeView<OverviewView>) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const { names } = useParts(selectSubscriptionOverviewState, 'names');
  return useMemo(() => {
    const onOpen = (subscription: Subscription) =>
      onView((before) => ({ ...before, opened: nameOfSubscription(subscription) }), 'step');
    return subscriptionColumns({ t, currency, names, onOpen });
  }, [t, currency, names, onView]);
}

function useSelectionOfRows(): ListSelection<Subscription> {
  const dispatch = useDispatch();
  const { list, selection } = useParts(selectSubscriptionOverviewState, 'list', 'selection');
  const onToggle = useCallback(
    (row: Subscription) => dispatch(subscriptionOverviewActions.rowToggled(row)),
    [dispatch],
  );
  return useMemo(
    () => ({
      state: selectionState(selection, selectableFacts(list)),
      nameOf: nameOfSubscription,
      isSelected: (row) => isSelected(selection, row),
      isSelectable: (row) => !isOver(row),
      onToggle,
      onToggleAll: () => dispatch(subscriptionOverviewActions.allToggled()),
    }),
    [dispatch, list, selection, onToggle],
  );
}
