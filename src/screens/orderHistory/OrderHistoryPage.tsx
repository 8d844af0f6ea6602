import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router';
import { limits } from '~config/limits';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { OrderStatusTag } from '~/features/orderHistory/components/OrderStatusTag';
import { orderHistoryActions, selectOrderHistory, type HistoryTab } from '~/features/orderHistory/orderHistorySlice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import '~/domain/offer/offerWords.de';
import '~/domain/order/orderWords.de';
import '~/features/order/orderConfirmationTexts.de';
import '~/features/orderHistory/historyLookupTexts.de';
import './orderHistoryPageTexts.de';
import styles from './OrderHistoryPage.module.css';

const tabs = [
  { tab: 'ALL', text: 'history.tab.ALL' },
  { tab: 'IN_PROGRESS', text: 'history.tab.IN_PROGRESS' },
  { tab: 'CANCELED', text: 'history.tab.CANCELED' },
] as const satisfies readonly { tab: HistoryTab; text: string }[];

/** The orders of a customer, newest first, ten a page (REQ E1.1, E1.3). */
export function OrderHistoryPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { customerId = '' } = useParams();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderId') ?? undefined;
  const { query, status, orders, totalFilteredOrders } = useSelector(selectOrderHistory);
  const tab = query?.tab ?? 'ALL';
  const page = query?.page ?? 1;
  const pages = Math.max(1, Math.ceil(totalFilteredOrders / limits.orderHistoryPageSize));
  const show = (wantedTab: HistoryTab, wantedPage: number) => {
    dispatch(orderHistoryActions.pageRequested({ customerId, tab: wantedTab, page: wantedPage, orderNumber }));
  };

  useEffect(() => {
    dispatch(orderHistoryActions.pageRequested({ customerId, tab: 'ALL', page: 1, orderNumber }));
  }, [customerId, orderNumber, dispatch]);

  return (
    <FullPage
      title={t('history.title', { number: customerId })}
      aside={<Link to="/orderapp">{t('history.toOrderEntry')}</Link>}
    >
      <div className={styles.tabs} role="group" aria-label={t('history.filter')}>
        {tabs.map(({ tab: candidate, text }) => (
          <button
            key={candidate}
            type="button"
            className={styles.tab}
            aria-pressed={candidate === tab}
            onClick={() => {
              show(candidate, 1);
            }}
          >
            {t(text)}
          </button>
        ))}
      </div>
      {orderNumber !== undefined && (
        <Message
          tone="info"
          live="off"
          actions={<Link to={`/orderhistory/${encodeURIComponent(customerId)}`}>{t('history.tab.ALL')}</Link>}
        >
          {t('history.onlyOrder', { number: orderNumber })}
        </Message>
      )}
      {status === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => {
            show(tab, page);
          }}
        >
          {t('history.failed')}
        </Message>
      )}
      <div className={styles.scroll} aria-busy={status === 'loading'}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('order.number')}</th>
              <th scope="col">{t('history.placedAt')}</th>
              <th scope="col" className={styles.items}>
                {t('order.items')}
              </th>
              <th scope="col">{t('history.status')}</th>
              <th scope="col" className={styles.number}>
                {t('offer.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  <Link to={`/orders/${encodeURIComponent(order.id)}`}>
                    {order.number === '' ? order.id : order.number}
                  </Link>
                </td>
                <td>{berlinDateTime(order.placedAt)}</td>
                <td className={styles.items}>
                  {order.items.map(({ title, quantity }) => `${String(quantity)} × ${title}`).join(', ')}
                </td>
                <td>
                  <OrderStatusTag status={order.status} />
                </td>
                <td className={styles.number}>{formatMoney(order.totalPrice, order.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {orders.length === 0 && (
          <p className={styles.empty} role="status">
            {t(status === 'loaded' ? 'history.empty' : status === 'failed' ? 'history.nothingShown' : 'common.loading')}
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <span role="status">{t('history.page', { page, pages, count: totalFilteredOrders })}</span>
        <span className={styles.paging}>
          <Button
            aria-disabled={page <= 1}
            onClick={() => {
              if (page > 1) show(tab, page - 1);
            }}
          >
            {t('history.previous')}
          </Button>
          <Button
            aria-disabled={page >= pages}
            onClick={() => {
              if (page < pages) show(tab, page + 1);
            }}
          >
            {t('history.next')}
          </Button>
        </span>
      </footer>
    </FullPage>
  );
}
