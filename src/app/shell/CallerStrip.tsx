import { Link, useLocation, useNavigate } from 'react-router';
import { orderEntryPath } from '~/app/call/orderEntryPath';
import { routeOf } from '~/app/routeTable';
import { nameOf } from '~/domain/customer/customer';
import { selectCallState } from '~/features/call/callSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Kbd } from '~/shared/ui/Kbd';
import './callerStripTexts.de';
import { useCallSummary } from './useCallSummary';
import styles from './CallerStrip.module.css';

/** Renders customer, articles and total of the open call, with the way back to it, above the screens that are opened during a call. */
export function CallerStrip() {
  const { pathname } = useLocation();
  const { customer, pieces } = useCallSummary();
  const isOpen = customer !== null || pieces > 0;
  return isOpen && routeOf(pathname)?.showsCaller === true ? <OpenCall /> : null;
}

function OpenCall() {
  const t = useText();
  const navigate = useNavigate();
  const { customer, pieces, total } = useCallSummary();
  const { variant } = useParts(selectCallState, 'variant');
  const entry = orderEntryPath(variant);
  useHotkey('backToCall', () => void navigate(entry));
  const name = customer === null ? '' : nameOf(customer);
  return (
    <section className={styles.strip} aria-label={t('callerStrip.title')}>
      <b className={styles.name}>{name === '' ? t('callerStrip.noCustomer') : name}</b>
      {customer !== null && customer.externalCustomerId !== null && <span>{customer.externalCustomerId}</span>}
      <span>{pieces === 0 ? t('callerStrip.noArticles') : t('callerStrip.articles', { count: pieces, total })}</span>
      <Link to={entry} className={styles.back} aria-keyshortcuts={keys.backToCall.aria}>
        {t('callerStrip.back')} <Kbd isLight>{keys.backToCall.label}</Kbd>
      </Link>
    </section>
  );
}
