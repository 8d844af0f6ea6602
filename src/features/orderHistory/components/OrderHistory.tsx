import { Suspense, useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { limits } from '~config/limits';
import type { Order } from '~/domain/order/order';
import { defaultFilters, historyStatuses, nameOfOrder, type HistoryFilters } from '~/domain/order/orderHistory';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { PageButtons } from '~/shared/ui/list/PageButtons';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { Message } from '~/shared/ui/Message';
import { TabList } from '~/shared/ui/TabList';
import type { HistoryView } from '../historyView';
import { selectOrderHistory } from '../orderHistorySlice';
import { orderColumns } from './orderColumns';
import { OrderDetails } from './OrderDetails';
import { OrderFilters, statusTexts } from './OrderFilters';
import { useOrderList } from './useOrderList';
import '~/domain/order/orderHistoryWords.de';
import '../orderListTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');
const CancelOrderDialog = laterPart(async () => (await import('./CancelOrderDialog')).CancelOrderDialog, 'floating');

export interface OrderHistoryProps {
  readonly customerId: string;
  /** The order requested by the address (`?orderId=`); null: all. */
  readonly orderNumber: string | null;
  readonly view: HistoryView;
  readonly onView: ChangeView<HistoryView>;
  /** Pages are appended while scrolling (flag `infiniteScrolling`: REQ E1.8). */
  readonly appends: boolean;
  readonly now: () => Date;
  /** The agent may edit orders (area `EditOrder`). */
  readonly mayEdit: boolean;
  /** The keyword field takes the focus when it is mounted. */
  readonly takesFocus?: boolean;
  readonly moreActions?: (order: Order) => ReactNode;
}

const keyOf = ({ id }: Order): string => id;

/** The orders of a customer: tabs, filters, list and what an agent does with one (REQ E1). On the screen and in the dialog. */
export function OrderHistory(props: OrderHistoryProps) {
  const { customerId, orderNumber, view, onView, appends, now, mayEdit, takesFocus = false, moreActions } = props;
  const t = useText();
  const id = useId();
  const table = useRef<ListHandle>(null);
  const { cancellation, cancelledOrders } = useSelector(selectOrderHistory);
  const loaded = useOrderList({ customerId, orderNumber, view, appends, now });
  const { list, orders, isReversed, retry } = loaded;
  const [settings, setSettings] = useListSettings('orderHistory', null);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  useFocusAfterCancelling(table);
  const { filters, opened } = view;
  const filter = (change: (before: HistoryFilters) => HistoryFilters, kind: 'step' | 'typing') => {
    onView((before) => ({ ...before, filters: change(before.filters), page: 1 }), kind);
  };
  const columns = useMemo(() => {
    const onToggle = (order: Order) => {
      const name = nameOfOrder(order);
      onView((before) => ({ ...before, opened: name === before.opened ? null : name }), 'step');
    };
    return orderColumns({ t, cancelledOrders, opened, onToggle, mayEdit, now, moreActions });
  }, [t, cancelledOrders, opened, onView, mayEdit, now, moreActions]);
  const isStale = list === null || list.page === 0;
  // A range that ends before it begins is not requested.
  const isLoading = list === null ? !isReversed : list.load === 'loading';
  const openOrder = orders.find((order) => nameOfOrder(order) === opened);
  const isEmpty = list?.load === 'loaded' && orders.length === 0;
  const hasFilters = JSON.stringify(filters) !== JSON.stringify(defaultFilters) || orderNumber !== null;
  const total = list?.totalFilteredOrders ?? 0;

  return (
    <section className={styles.list} aria-label={t('customer.orderHistory')}>
      <TabList
        label={t('orderList.status')}
        tabs={historyStatuses.map((status) => ({ value: status, id: `${id}-${status}`, text: t(statusTexts[status]) }))}
        panelId={`${id}-orders`}
        chosen={filters.status}
        onChoose={(status) => {
          filter((before) => ({ ...before, status }), 'step');
        }}
      />
      <div role="tabpanel" id={`${id}-orders`} aria-labelledby={`${id}-${filters.status}`} className={styles.panel}>
        <OrderFilters
          filters={filters}
          takesFocus={takesFocus}
          now={now}
          onChange={filter}
          onColumns={() => {
            setColumnsAreOpen(true);
          }}
          onDown={() => table.current?.focusFirst()}
        />
        {list?.load === 'failed' && isStale && (
          <Message tone="error" actionText={t('common.tryAgain')} onAction={retry}>
            {t('orderList.failed')}
          </Message>
        )}
        <div className={isStale ? styles.stale : styles.current}>
          <ListTable
            ref={table}
            label={t('customer.orderHistory')}
            rows={orders}
            keyOf={keyOf}
            columns={columns}
            settings={settings}
            totalRows={total}
            isBusy={isLoading}
            openKey={openOrder?.id ?? null}
            onOpen={(key) => {
              const order = orders.find((candidate) => candidate.id === key);
              const name = order === undefined ? null : nameOfOrder(order);
              onView((before) => ({ ...before, opened: name }), 'step');
            }}
            renderDetails={(order) => <OrderDetails order={order} />}
            onNearEnd={appends && list?.load === 'loaded' && list.hasMore ? retry : undefined}
            initialOffset={loaded.initialOffset}
            onScrolled={loaded.rememberOffset}
            end={
              <ListEnd
                failedText={list?.load === 'failed' && !isStale ? t('orderList.moreFailed') : null}
                emptyText={isEmpty ? t(hasFilters ? 'orderList.noneFiltered' : 'orderList.none') : null}
                onRetry={retry}
                onClearFilters={
                  hasFilters
                    ? () => {
                        filter(() => defaultFilters, 'step');
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
              : list === null || list.load === 'failed'
                ? null
                : t(appends && list.hasMore ? 'orderList.loadedOf' : 'orderList.totals', {
                    filtered: total,
                    all: list.totalOrders,
                    count: list.orders.length,
                  })
          }
        >
          {appends ? undefined : (
            <PageButtons
              page={view.page}
              pages={Math.max(1, Math.ceil(total / limits.orderHistoryPageSize))}
              onPage={(page) => {
                onView((before) => ({ ...before, page }), 'step');
                table.current?.scrollToTop();
              }}
            />
          )}
        </ListFoot>
      </div>
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
        {cancellation !== null && <CancelOrderDialog />}
      </Suspense>
    </section>
  );
}

/** Focuses the order's row when the dialog that cancels it closes: the button that opened it may be gone. */
function useFocusAfterCancelling(table: RefObject<ListHandle | null>): void {
  const { cancellation } = useSelector(selectOrderHistory);
  const before = useRef(cancellation);
  useEffect(() => {
    const closed = before.current;
    before.current = cancellation;
    if (closed !== null && cancellation === null) table.current?.focusRow(closed.order.orderId);
  }, [cancellation, table]);
}
