import { Link, useNavigate } from 'react-router';
import { orderEntryPath } from '~/features/call/orderEntryPath';
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

/** Renders customer, articles and total of the open call, with the way back to it. */
export function CallerStrip() {
  const t = useText();
  const navigate = useNavigate();
  const { customer, customerNumber, pieces, total } = useCallSummary();
  const { variant } = useParts(selectCallState, 'variant');
  const entry = orderEntryPath(variant);
  useHotkey('backToCall', () => void navigate(entry));
  const name = customer === null ? '' : nameOf(customer);
  return (
    <section className={styles.strip} aria-label={t('callerStrip.title')}>
      <b className={styles.name}>{name || (customerNumber ?? t('callerStrip.noCustomer'))}</b>
      {name !== '' && customerNumber !== null && <span>{customerNumber}</span>}
      <span>{pieces === 0 ? t('callerStrip.noArticles') : t('callerStrip.articles', { count: pieces, total })}</span>
      <Link to={entry} className={styles.back} aria-keyshortcuts={keys.backToCall.aria}>
        {t('callerStrip.back')} <Kbd isLight>{keys.backToCall.label}</Kbd>
      </Link>
    </section>
  );
}
