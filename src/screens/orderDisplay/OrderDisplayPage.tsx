import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import type { Address } from '~/domain/address/address';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Order } from '~/domain/order/order';
import { isPaymentMethod } from '~/domain/payment/payment';
import { selectCall } from '~/features/call/callSlice';
import { OrderStatusTag } from '~/features/orderHistory/components/OrderStatusTag';
import { orderDisplayActions, selectDisplayedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { servicePointWords } from '~/domain/address/addressWords';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import '~/domain/article/articleWords.de';
import '~/domain/customer/customerWords.de';
import '~/domain/offer/offerWords.de';
import '~/domain/order/orderHistoryWords.de';
import '~/domain/order/orderWords.de';
import '~/features/basket/basketTexts.de';
import '~/features/customer/customerTexts.de';
import '~/features/offer/offerTexts.de';
import '~/features/order/orderConfirmationTexts.de';
import './orderDisplayTexts.de';
import styles from './OrderDisplayPage.module.css';

/** Loads and renders the order of the address (REQ E2.1). */
export function OrderDisplayPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const shown = useSelector(selectDisplayedOrder);
  useEffect(() => {
    dispatch(orderDisplayActions.orderRequested(id));
  }, [id, dispatch]);

  return (
    <main className={styles.page}>
      {shown.phase === 'loaded' && shown.id === id && <OrderSections order={shown.order} />}
      {(shown.phase === 'none' || shown.phase === 'loading') && <p role="status">{t('common.loading')}</p>}
      {shown.phase === 'notFound' && (
        <Message tone="error" actions={<Link to="/">{t('notFound.home')}</Link>}>
          {t('order.notFound')}
        </Message>
      )}
      {shown.phase === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(orderDisplayActions.orderRequested(id))}
        >
          {t('order.loadError')}
        </Message>
      )}
    </main>
  );
}

function OrderSections({ order }: { readonly order: Order }) {
  const t = useText();
  const { allowed } = useSelector(selectCall);
  const money = (cents: number) => formatMoney(cents, order.currency);
  const method = order.payment?.method;
  // Without any of these values the panel would be an empty heading.
  const isShippingKnown = [order.deliveryAddress, order.deliveryStatus, order.trackingNumber].some(
    (fact) => fact !== null && fact !== '',
  );
  return (
    <>
      <header className={styles.head}>
        <h1>{t('order.title', { number: order.number === '' ? order.id : order.number })}</h1>
        <OrderStatusTag status={order.status} />
        {order.externalCustomerId !== null && allowed.orderHistory && (
          <Link to={`/orderhistory/${encodeURIComponent(order.externalCustomerId)}`}>{t('customer.orderHistory')}</Link>
        )}
      </header>
      <div className={styles.columns}>
        <Panel title={t('order.items')} className={styles.wide}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('basket.article')}</th>
                <th scope="col" className={styles.number}>
                  {t('basket.quantity')}
                </th>
                <th scope="col" className={`${styles.number} ${styles.single}`}>
                  {t('basket.single')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('basket.sum')}
                </th>
              </tr>
            </thead>
            <tbody>
              {order.items.map((item, index) => (
                <tr key={`${String(index)} ${item.sku}`}>
                  <td>
                    <b>{item.title}</b> <span className={styles.sub}>{item.sku}</span>
                    <br />
                    <span className={styles.sub}>{item.brand}</span>
                  </td>
                  <td className={styles.number}>{item.quantity}</td>
                  <td className={`${styles.number} ${styles.single}`}>{money(item.singlePrice)}</td>
                  <td className={styles.number}>{money(item.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel title={t('order.section.price')}>
          <dl className={styles.facts}>
            <Fact name={t('offer.products')}>{money(order.totalProductPrice)}</Fact>
            <Fact name={t('offer.shipping')}>{money(order.shippingCosts)}</Fact>
            {order.totalVoucherDiscount !== 0 && (
              <Fact name={t('order.section.voucher')}>−{money(order.totalVoucherDiscount)}</Fact>
            )}
            <Fact name={t('offer.total')}>
              <b>{money(order.totalPrice)}</b>
            </Fact>
            <Fact name={t('payment.title')}>{isPaymentMethod(method) ? t(paymentMethodWords[method]) : method}</Fact>
          </dl>
        </Panel>
        {isShippingKnown && (
          <Panel title={t('order.section.shipping')}>
            <dl className={styles.facts}>
              <Fact name={t('address.delivery')}>
                {order.deliveryAddress !== null && addressLine(order.deliveryAddress, t)}
              </Fact>
              <Fact name={t('order.deliveryStatus')}>{order.deliveryStatus}</Fact>
              <Fact name={t('order.trackingNumber')}>{order.trackingNumber}</Fact>
            </dl>
          </Panel>
        )}
        <Panel title={t('order.section.information')}>
          <dl className={styles.facts}>
            <Fact name={t('customer.title')}>{order.customerName}</Fact>
            <Fact name={t('customer.number.label')}>{order.externalCustomerId}</Fact>
            <Fact name={t('history.placedAt')}>{berlinDateTime(order.placedAt)}</Fact>
            <Fact name={t('order.sales')}>
              {[order.salesChannel, order.salesOffice].filter((part) => part !== null).join(' · ')}
            </Fact>
            <Fact name={t('order.sapNumber')}>{order.sapOrderNumber}</Fact>
            <Fact name={t('order.billNumber')}>{order.billNumber}</Fact>
            <Fact name={t('order.createdBy')}>{order.createdBy}</Fact>
          </dl>
        </Panel>
        {order.statusHistory.length > 0 && (
          <Panel title={t('order.section.statusHistory')}>
            <ol className={styles.history}>
              {order.statusHistory.map((entry, index) => (
                <li key={`${String(index)} ${entry.status}`}>
                  <span className={styles.sub}>{berlinDateTime(entry.timestamp)}</span>{' '}
                  <OrderStatusTag status={{ code: entry.status, label: entry.label }} /> {entry.agent} {entry.reason}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
    </>
  );
}

/** Renders nothing without a value. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function addressLine(address: Address, t: Translate): string {
  const name = `${address.firstName} ${address.lastName}`.trim();
  const place = `${address.zipCode} ${address.city}`;
  switch (address.type) {
    case 'POSTAL':
      return `${name}, ${address.street} ${address.streetNumber}, ${place}`;
    case 'PACKSTATION':
      return `${name}, ${t('address.servicePoint.PACKSTATION')} ${address.packstationNumber}, ${place}`;
    case 'DHL_ADDRESS':
      return `${name}, ${t(servicePointWords[address.servicePoint.type])} ${address.servicePoint.number}, ${place}`;
  }
}
