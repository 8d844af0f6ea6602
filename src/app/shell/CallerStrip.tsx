import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router';
import { routeOf, type RoutePath } from '~/app/routeTable';
import { selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState, selectCurrency } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Kbd } from '~/shared/ui/Kbd';
import './callerStripTexts.de';
import styles from './CallerStrip.module.css';

/** The screens that are opened during a call. */
const screens: ReadonlySet<RoutePath> = new Set([
  '/rejectionmgmt',
  '/vouchermgmt',
  '/subscription-product-management',
  '/orderhistory/:customerId',
  '/orders/:id',
  '/waitlisthistory/:customerId',
  '/subscriptionhistory/:externalCustomerId',
  '/edit-order/:orderId',
  '/edited-order/history/:orderId',
  '/customervoucher/:customerId',
]);

/** Renders who is on the phone above a screen that was opened during the call, and the way back to the order. */
export function CallerStrip() {
  const { pathname } = useLocation();
  const customer = useSelector(selectCustomer);
  const { items } = useParts(selectBasketState, 'items');
  const route = routeOf(pathname);
  const isOpen = customer !== null || items.length > 0;
  return isOpen && route !== undefined && screens.has(route.path) ? <OpenCall /> : null;
}

function OpenCall() {
  const t = useText();
  const navigate = useNavigate();
  const customer = useSelector(selectCustomer);
  const { items, facts } = useParts(selectBasketState, 'items', 'facts');
  const { variant } = useParts(selectCallState, 'variant');
  const offer = useSelector(selectOffer);
  const currency = useSelector(selectCurrency);
  const entry = variant === 'swiss' ? '/chorderentry' : '/orderapp';
  useHotkey('backToCall', () => void navigate(entry));
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const lineSum = items.reduce((sum, { sku, quantity }) => sum + (facts[sku]?.price ?? 0) * quantity, 0);
  const name = customer === null ? '' : `${customer.firstName} ${customer.lastName}`;
  return (
    <section className={styles.strip} aria-label={t('callerStrip.title')}>
      <b className={styles.name}>{name.trim() === '' ? t('callerStrip.noCustomer') : name}</b>
      {customer !== null && customer.externalCustomerId !== null && <span>{customer.externalCustomerId}</span>}
      <span>
        {pieces === 0
          ? t('callerStrip.noArticles')
          : t('callerStrip.articles', {
              count: pieces,
              total: formatMoney(offer?.totalPrice ?? lineSum, currency),
            })}
      </span>
      <Link to={entry} className={styles.back} aria-keyshortcuts={keys.backToCall.aria}>
        {t('callerStrip.back')} <Kbd isLight>{keys.backToCall.label}</Kbd>
      </Link>
    </section>
  );
}
