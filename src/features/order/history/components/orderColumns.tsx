import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { limits } from '~config/limits';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import type { Order } from '~/domain/order/order';
import { actionBlock } from '~/domain/order/orderActions';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { orderMarks } from '~/domain/order/orderMarks';
import { paypalWindow } from '~/domain/order/paypalWindow';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import { cancellableOrder } from '~/features/order/cancellation/orderCancellationSlice';
import { statusWords } from '../orderStatusTexts';
import { OrderStatusTag } from './OrderStatusTag';
import { CancelOrderButton } from '~/features/order/cancellation/components/CancelOrderButton';
import { TrackingLinks } from './TrackingLinks';
import '~/domain/order/orderWords.de';
import '../orderListTexts.de';
import styles from './OrderHistory.module.css';

export interface OrderColumnOptions {
  readonly t: Translate;
  readonly cancelledOrders: readonly string[];
  /** The name of the unfolded order. */
  readonly opened: string | null;
  readonly onToggle: (order: Order) => void;
  /** The agent may open the display of an order (area `orderRejection`). */
  readonly mayOpen: boolean;
  /** The agent may edit orders (area `EditOrder`). */
  readonly mayEdit: boolean;
  readonly now: () => Date;
  /** Further actions of an order, behind its own. */
  readonly moreActions: ((order: Order) => ReactNode) | undefined;
}

/** The columns of the order history (REQ E1.6). */
export function orderColumns(options: OrderColumnOptions): readonly ListColumn<Order>[] {
  const { t, cancelledOrders, opened, onToggle, mayOpen, moreActions } = options;
  return [
    {
      id: 'number',
      title: t('order.number'),
      width: 136,
      render: (order) => (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={nameOfOrder(order) === opened}
            aria-label={t('orderList.details', { number: nameOfOrder(order) })}
            onClick={() => onToggle(order)}
            {...(!mayOpen && { 'data-row-focus': '' })}
          >
            {nameOfOrder(order) === opened ? '▾' : '▸'}
          </button>
          {mayOpen ? (
            <Link to={`/orders/${urlPart(order.id)}`} data-row-focus="">
              {nameOfOrder(order)}
            </Link>
          ) : (
            nameOfOrder(order)
          )}
        </>
      ),
    },
    { id: 'placedAt', title: t('history.placedAt'), width: 128, render: ({ placedAt }) => berlinDateTime(placedAt) },
    {
      id: 'items',
      title: t('orderList.items'),
      width: 150,
      grows: true,
      render: ({ items }) =>
        items.map(({ title, quantity, sku }) => `${String(quantity ?? '?')} × ${title || sku}`).join(', '),
    },
    {
      id: 'payment',
      title: t('orderList.payment'),
      width: 104,
      render: ({ payment }) => paymentMethodText(payment?.method ?? '', t),
    },
    {
      id: 'status',
      title: t('orderList.status'),
      width: 162,
      render: (order) => (
        <span className={styles.lines}>
          <span>
            <OrderStatusTag status={order.status} />
          </span>
          <Marks order={order} t={t} isCancelledNow={cancelledOrders.includes(order.id)} />
        </span>
      ),
    },
    { id: 'delivery', title: t('orderList.delivery'), width: 144, render: (order) => <Delivery {...order} /> },
    {
      id: 'total',
      title: t('orderList.total'),
      width: 90,
      align: 'end',
      render: ({ totalPrice, currency }) => formatMoney(totalPrice, currency),
    },
    {
      id: 'actions',
      title: t('orderList.actions'),
      width: moreActions === undefined ? 204 : 310,
      isFixed: true,
      render: (order) => (
        <span className={styles.actions}>
          {order.isCancelable && <CancelOrderButton order={cancellableOrder(order)} />}
          {mayBeEdited(order, options) && <EditOrderButton orderId={order.id} />}
          {moreActions?.(order)}
        </span>
      ),
    },
  ];
}

const onTheWay: readonly string[] = ['inDelivery', 'dispatched', 'cancelled', 'returned', 'partiallyReturned'];

/** Whether the order may still be edited as far as it says so itself; the rest is known to the service only (REQ F3.5). */
function mayBeEdited(order: Order, { mayEdit, now }: OrderColumnOptions): boolean {
  if (onTheWay.includes(order.status.code)) return false;
  const paypal = paypalWindow(order, now(), limits.paypalWindow);
  const facts = { mayEdit, paypal, mayResubmit: false, mayCancel: false, recreatablePayments: [] };
  return actionBlock('edit', order, facts) === null;
}

/** Opens the editor of an order. */
function EditOrderButton({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Button
      size="row"
      data-leaves-screen=""
      aria-label={t('orderList.editNamed')}
      onClick={() => void navigate(`/edit-order/${urlPart(orderId)}`)}
    >
      {t('orderList.edit')}
    </Button>
  );
}

interface MarksProps {
  readonly order: Order;
  readonly t: Translate;
  readonly isCancelledNow: boolean;
}

function Marks({ order, t, isCancelledNow }: MarksProps) {
  const marks = [
    ...(isCancelledNow ? ['orderList.mark.cancelledNow' as const] : []),
    ...orderMarks(order).map((mark) => `orderList.mark.${mark}` as const),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={styles.second}>
      {marks.map((mark) =>
        mark === 'orderList.mark.complaint' ? (
          <Tag key={mark} tone="warning">
            {t(mark)}
          </Tag>
        ) : (
          <span key={mark}>{t(mark)}</span>
        ),
      )}
    </span>
  );
}

function Delivery({ deliveryStatus, trackingNumbers }: Order) {
  const t = useText();
  return (
    <span className={`${styles.lines} ${styles.delivery}`}>
      {deliveryStatus !== null && <span>{statusWords(deliveryStatus, t)}</span>}
      {trackingNumbers.length > 0 && <TrackingLinks numbers={trackingNumbers} />}
    </span>
  );
}
