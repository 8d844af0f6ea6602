import isEqual from 'fast-deep-equal';
import { useId, useMemo, type ReactNode } from 'react';
import { limits } from '~config/limits';
import type { Order } from '~/domain/order/order';
import { defaultFilters, historyStatuses, nameOfOrder, type HistoryFilters } from '~/domain/order/orderHistory';
import { selectOrderCancellationState } from '~/features/order/cancellation/orderCancellationSlice';
import { periodText } from '~/features/keywords/periodTexts';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { severalNumbers } from '~/domain/common/pastedNumbers';
import { useText } from '~/shared/i18n/i18n';
import { filterChips } from '~/shared/list/filterChips';
import { ListScreen } from '~/shared/list/ListScreen';
import { laterPart } from '~/shared/ui/laterPart';
import { TabList } from '~/shared/ui/TabList';
import type { HistoryView } from '../historyView';
import { orderColumns } from './orderColumns';
import { OrderFilters } from './OrderFilters';
import { useOrderList } from './useOrderList';
import '~/domain/order/orderHistoryWords.de';
import '~/domain/payment/paymentMethodWords.de';
import '../orderListTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const OrderDetails = laterPart(async () => (await import('./OrderDetails')).OrderDetails, 'inPlace');
const CancelOrderDialog = laterPart(
  async () => (await import('~/features/order/cancellation/components/CancelOrderDialog')).CancelOrderDialog,
  'floating',
);

export interface OrderHistoryProps {
  readonly customerId: string;
  /** The order requested by the address (`?orderId=`); null: all. */
  readonly orderNumber: string | null;
  readonly view: HistoryView;
  readonly onView: ChangeView<HistoryView>;
  /** Pages are appended while scrolling (flag `infiniteScrolling`: REQ E1.8). */
  readonly appends: boolean;
  readonly now: () => Date;
  /** The agent may open the display of an order (area `orderRejection`). */
  readonly mayOpen: boolean;
  /** The agent may edit orders (area `EditOrder`). */
  readonly mayEdit: boolean;
  /** The keyword field takes the focus when it is mounted. */
  readonly takesFocus?: boolean;
  readonly moreActions?: (order: Order) => ReactNode;
}

/** The orders of a customer: tabs, filters, list and what an agent does with one (REQ E1). On the screen and in the dialog. */
export function OrderHistory(props: OrderHistoryProps) {
  const {
    customerId,
    orderNumber,
    view,
    onView,
    appends,
    now,
    mayOpen,
    mayEdit,
    takesFocus = false,
    moreActions,
  } = props;
  const t = useText();
  const id = useId();
  const { cancellation, cancelledOrders } = useParts(selectOrderCancellationState, 'cancellation', 'cancelledOrders');
  const { shown, ...loaded } = useOrderList({ customerId, orderNumber, view, appends, now });
  const { filters, page, opened } = view;
  const filter: ChangeView<HistoryFilters> = (change, kind) =>
    onView((before) => ({ ...before, filters: change(before.filters), page: 1 }), kind);
  const columns = useMemo(() => {
    const onToggle = (order: Order) => {
      const name = nameOfOrder(order);
      onView((before) => ({ ...before, opened: name === before.opened ? null : name }), 'step');
    };
    return orderColumns({ t, cancelledOrders, opened, onToggle, mayOpen, mayEdit, now, moreActions });
  }, [t, cancelledOrders, opened, onView, mayOpen, mayEdit, now, moreActions]);
  const openOrder = shown.rows.find((order) => nameOfOrder(order) === opened);
  const period = periodText(filters.dates, t);
  const hasFilters = !isEqual(filters, defaultFilters) || orderNumber !== null;

  return (
    <section className={styles.list} aria-label={t('customer.orderHistory')}>
      <TabList
        label={t('orderList.status')}
        tabs={historyStatuses.map((status) => ({
          value: status,
          id: `${id}-${status}`,
          text: t(`orderList.tab.${status}`),
        }))}
        panelId={`${id}-orders`}
        chosen={filters.status}
        onChoose={(status) => filter((before) => ({ ...before, status }), 'step')}
      />
      <div role="tabpanel" id={`${id}-orders`} aria-labelledby={`${id}-${filters.status}`} className={styles.panel}>
        <ListScreen
          label={t('customer.orderHistory')}
          name="orderHistory"
          notFilters={null}
          shown={shown}
          columns={columns}
          words={{
            failed: t('orderList.failed'),
            moreFailed: t('orderList.moreFailed'),
            none: t(hasFilters ? 'orderList.noneFiltered' : 'orderList.none'),
            searched: t('orderList.searched', { period }),
            loaded: (filtered) => {
              const { totalOrders: all, loadedOrders: count } = loaded;
              const totals =
                all === null ? t('orderList.filtered', { count: filtered }) : t('orderList.totals', { filtered, all });
              return appends && shown.hasMore ? `${totals} · ${t('orderList.loaded', { count })}` : totals;
            },
          }}
          paging={
            appends || severalNumbers(filters.keywords, 'order').length > 0
              ? { by: 'scrolling' }
              : {
                  by: 'page',
                  page,
                  size: limits.orderHistoryPageSize,
                  onPage: (chosen) => onView((before) => ({ ...before, page: chosen }), 'step'),
                }
          }
          chips={filterChips(
            filters,
            defaultFilters,
            {
              keywords: `${t('orderList.keyword')}: ${filters.keywords.join(', ')}`,
              status: `${t('orderList.status')}: ${t(`orderList.tab.${filters.status}`)}`,
              payment:
                filters.payment === null ? '' : `${t('orderList.payment')}: ${t(`payment.method.${filters.payment}`)}`,
              dates: period,
            },
            filter,
          )}
          renderFilters={(tools) => (
            <OrderFilters filters={filters} takesFocus={takesFocus} onChange={filter} tools={tools} />
          )}
          onClearFilters={hasFilters ? () => filter(() => defaultFilters, 'step') : undefined}
          openKey={openOrder?.id ?? null}
          onOpen={(key) => {
            const order = shown.rows.find((candidate) => candidate.id === key);
            const name = order === undefined ? null : nameOfOrder(order);
            onView((before) => ({ ...before, opened: name }), 'step');
          }}
          renderDetails={(order) => <OrderDetails order={order} />}
          dialogFor={cancellation?.order.orderId ?? null}
          dialogs={cancellation !== null && <CancelOrderDialog />}
          initialOffset={loaded.initialOffset}
          onScrolled={loaded.rememberOffset}
        />
      </div>
    </section>
  );
}
