import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { limits } from '~config/limits';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Message } from '~/shared/ui/Message';
import { orderHistoryActions, selectOrderHistory } from '../orderHistorySlice';
import { OrderStatusTag } from './OrderStatusTag';
import '../historyLookupTexts.de';
import styles from './HistoryLookupDialog.module.css';

interface HistoryLookupDialogProps {
  /** The fixed placeholder customer id of this search. */
  readonly customerId: string;
}

/** Searches the orders of the Swiss order entry by order number or keyword, ten per page (REQ D4.1, D4.3, E1.3). */
export function HistoryLookupDialog({ customerId }: HistoryLookupDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { query, status, orders, totalFilteredOrders } = useSelector(selectOrderHistory);
  const [keyword, setKeyword] = useState('');
  const close = () => dispatch(orderHistoryActions.lookupClosed());
  const page = query?.page ?? 1;
  const pages = Math.max(1, Math.ceil(totalFilteredOrders / limits.orderHistoryPageSize));
  const show = (wanted: number) => {
    const orderNumber = keyword.trim() === '' ? undefined : keyword.trim();
    dispatch(orderHistoryActions.pageRequested({ customerId, tab: 'ALL', page: wanted, orderNumber }));
  };
  return (
    <Dialog
      title={t('history.swissTitle')}
      width="large"
      confirmByKey={false}
      onClose={close}
      actions={
        <>
          {query !== null && (
            <>
              <Button
                aria-disabled={page <= 1}
                onClick={() => {
                  if (page > 1) show(page - 1);
                }}
              >
                {t('history.previous')}
              </Button>
              <Button
                aria-disabled={page >= pages}
                onClick={() => {
                  if (page < pages) show(page + 1);
                }}
              >
                {t('history.next')}
              </Button>
            </>
          )}
          <Button onClick={close}>{t('common.close')}</Button>
        </>
      }
    >
      <FieldForm
        className={styles.form}
        label={t('history.keyword')}
        data-initial-focus=""
        selectsOnFocus={false}
        value={keyword}
        submitText={t('history.search')}
        onType={setKeyword}
        onSubmit={() => {
          show(1);
        }}
      />
      {status === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => {
            show(page);
          }}
        >
          {t('history.failed')}
        </Message>
      )}
      {query !== null && (
        <p role="status">
          {t(status === 'loading' ? 'common.loading' : 'history.page', { page, pages, count: totalFilteredOrders })}
        </p>
      )}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <b>{order.number}</b>
            <span>{berlinDateTime(order.placedAt)}</span>
            <span>{order.items.map(({ title, quantity }) => `${String(quantity)} × ${title}`).join(', ')}</span>
            <OrderStatusTag status={order.status} />
            <span className={styles.total}>{formatMoney(order.totalPrice, order.currency)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
