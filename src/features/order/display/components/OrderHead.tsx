import { Link } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import type { Order } from '~/domain/order/order';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { statusLabelOf } from '~/domain/order/statusLabel';
import { selectCallState } from '~/features/call/callSlice';
import { OrderStatusTag } from '~/features/order/history/components/OrderStatusTag';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import '~/domain/order/orderHistoryWords.de';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

/** Renders number, status and marks of the order, and the ways to its customer's history and its edits. */
export function OrderHead({ order }: { readonly order: Order }) {
  const t = useText();
  const { allowed } = useParts(selectCallState, 'allowed');
  const original = order.complaintFlag?.originalExternalOrderId ?? null;
  const isEdited = order.statusHistory.some((entry) => statusLabelOf(entry) === 'edited');
  return (
    <header className={styles.head}>
      <h1>{t('order.title', { number: nameOfOrder(order) })}</h1>
      <OrderStatusTag status={order.status} />
      {order.complaintFlag !== null && (
        <Tag tone="warning">
          {original === null ? t('order.complaintPlain') : t('order.complaint', { number: original })}
        </Tag>
      )}
      {isEdited && <Tag>{t('order.edited')}</Tag>}
      <span className={styles.links}>
        {original !== null && (
          <Link to={`/orders/${urlPart(original)}`}>{t('order.openOriginal', { number: original })}</Link>
        )}
        {isEdited && allowed.editOrder && (
          <Link to={`/edited-order/history/${urlPart(nameOfOrder(order))}`}>{t('order.editHistory')}</Link>
        )}
        {order.externalCustomerId !== null && allowed.orderHistory && (
          <Link to={`/orderhistory/${urlPart(order.externalCustomerId)}`}>{t('customer.orderHistory')}</Link>
        )}
      </span>
    </header>
  );
}
