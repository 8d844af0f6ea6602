import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { noWaitlistFilters, type WaitlistFilters, type WaitlistItem } from '~/domain/waitlist/waitlist';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { useListSettingsInAddress } from '~/shared/ui/list/useListSettings';
import { Message } from '~/shared/ui/Message';
import { reasonText } from '../itemTexts';
import { selectWaitlist, waitlistActions } from '../waitlistSlice';
import { hasFilters, type WaitlistView } from '../waitlistView';
import { useWaitlist } from './useWaitlist';
import { waitlistColumns } from './waitlistColumns';
import { WaitlistFilterFields } from './WaitlistFilterFields';
import '~/domain/waitlist/waitlistWords.de';
import '~/shared/ui/list/listTexts.de';
import '../waitlistListTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';
import styles from './Waitlist.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');
const CancelWaitlistDialog = laterPart(
  async () => (await import('./CancelWaitlistDialog')).CancelWaitlistDialog,
  'floating',
);

interface WaitlistHistoryProps {
  /** The customer number. */
  readonly customerId: string;
  readonly view: WaitlistView;
  readonly onView: ChangeView<WaitlistView>;
  readonly currency: Currency;
  readonly now: () => Date;
  /** Pages are appended while scrolling (flag `infiniteScrolling`); otherwise by a button. */
  readonly appends: boolean;
  /** Further buttons beside the filters. */
  readonly children?: ReactNode;
}

const keyOf = ({ id }: WaitlistItem): string => id;
const columnIds = ['article', 'quantity', 'status', 'payment', 'created', 'ordered', 'shipping', 'total', 'actions'];

/** The reservations of a customer: filters, list and cancelling (REQ H1.3, H1.4). */
export function WaitlistHistory({ customerId, view, onView, currency, now, appends, children }: WaitlistHistoryProps) {
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const { cancellation } = useSelector(selectWaitlist);
  const { filters, opened } = view;
  const { list, isLoading, loadMore } = useWaitlist({ customerId, filters, now });
  const [settings, setSettings] = useListSettingsInAddress('waitlist', columnIds);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  useFocusAfterCancelling(table);
  const filter = (change: (before: WaitlistFilters) => WaitlistFilters, kind: 'step' | 'typing') => {
    onView((before) => ({ ...before, filters: change(before.filters) }), kind);
  };
  const columns = useMemo(
    () =>
      waitlistColumns({
        t,
        currency,
        opened,
        onToggle: ({ id }) => {
          onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step');
        },
        onCancel: (item) => dispatch(waitlistActions.cancellationChanged({ phase: 'asking', customerId, item })),
      }),
    [t, currency, opened, onView, dispatch, customerId],
  );
  const items = list?.items ?? [];
  const isStale = list === null || list.nextOffset === 0;
  const isFailed = list?.load === 'failed';
  const isEmpty = list?.load === 'loaded' && items.length === 0;
  const isFiltered = hasFilters(view);
  const total = list?.total ?? 0;
  const onMore = list?.load === 'loaded' && list.hasMore ? loadMore : undefined;
  return (
    <section className={frame.list} aria-label={t('waitlist.title')}>
      <WaitlistFilterFields filters={filters} now={now} onChange={filter} onDown={() => table.current?.focusFirst()}>
        <Button
          onClick={() => {
            setColumnsAreOpen(true);
          }}
        >
          {t('list.columns')}
        </Button>
        {children}
      </WaitlistFilterFields>
      {isFailed && isStale && (
        <Message tone="error" actionText={t('common.tryAgain')} onAction={loadMore}>
          {t('waitlist.list.failed')}
        </Message>
      )}
      <div className={isStale ? frame.stale : frame.current}>
        <ListTable
          ref={table}
          label={t('waitlist.title')}
          rows={items}
          keyOf={keyOf}
          columns={columns}
          settings={settings}
          totalRows={total}
          isBusy={isLoading}
          openKey={items.some(({ id }) => id === opened) ? opened : null}
          onOpen={(key) => {
            onView((before) => ({ ...before, opened: key }), 'step');
          }}
          renderDetails={(item) => <ItemDetails item={item} currency={currency} />}
          onNearEnd={appends ? onMore : undefined}
          end={
            <ListEnd
              onMore={appends ? undefined : onMore}
              failedText={isFailed && !isStale ? t('waitlist.list.moreFailed') : null}
              emptyText={isEmpty ? t(isFiltered ? 'waitlist.list.noneFiltered' : 'waitlist.list.none') : null}
              onRetry={loadMore}
              onClearFilters={
                isFiltered
                  ? () => {
                      filter(() => noWaitlistFilters, 'step');
                    }
                  : undefined
              }
            />
          }
        />
      </div>
      <ListFoot
        status={
          isLoading
            ? t('common.loading')
            : list?.load !== 'loaded'
              ? null
              : list.hasMore
                ? t('waitlist.list.loadedOf', { count: items.length, total })
                : t('waitlist.list.totals', { count: items.length })
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
        {cancellation?.customerId === customerId && <CancelWaitlistDialog />}
      </Suspense>
    </section>
  );
}

function ItemDetails({ item, currency }: { readonly item: WaitlistItem; readonly currency: Currency }) {
  const t = useText();
  const { product, sku, orderDate } = item;
  const facts = [
    [t('waitlist.list.sku'), sku],
    [t('waitlist.list.baseProductNo'), product.baseProductNo],
    [t('waitlist.list.brand'), product.brand],
    [t('waitlist.list.price'), product.price === null ? '' : formatMoney(product.price, currency)],
    [t('waitlist.list.ordered'), orderDate === null ? '' : berlinDateTime(orderDate)],
    [t('waitlist.list.reason'), reasonText(item, t) ?? ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact !== '')
        .flatMap(([name, fact]) => [<dt key={`${name} dt`}>{name}</dt>, <dd key={`${name} dd`}>{fact}</dd>])}
    </dl>
  );
}

/** Focuses the row of the item when the dialog that cancels it closes: the button that opened it may be gone. */
function useFocusAfterCancelling(table: RefObject<ListHandle | null>): void {
  const { cancellation } = useSelector(selectWaitlist);
  const before = useRef(cancellation);
  useEffect(() => {
    const closed = before.current;
    before.current = cancellation;
    if (closed !== null && cancellation === null) table.current?.focusRow(closed.item.id);
  }, [cancellation, table]);
}
