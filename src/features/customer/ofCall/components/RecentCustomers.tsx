import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { customerActions, selectRecentCustomers } from '../customerSlice';
import '../customerTexts.de';
import styles from './CustomerPanel.module.css';

/** Renders the last ten customers of this session, newest login first (REQ B1.7). */
export function RecentCustomers() {
  const t = useText();
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentCustomers);
  // Omits new and guest customers without number, which cannot be loaded again.
  const known = recent.flatMap(({ name, customer }) =>
    customer.externalCustomerId === null ? [] : [{ name, number: customer.externalCustomerId }],
  );
  return (
    <div className={styles.recent}>
      <h3>{t('customer.recent')}</h3>
      {known.length === 0 && <p className={styles.empty}>{t('customer.recentEmpty')}</p>}
      <ul>
        {known.map(({ name, number }) => (
          <li key={number}>
            <Button look="link" onClick={() => dispatch(customerActions.loginRequested(number))}>
              {name}
            </Button>
            <span className={styles.number}>{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
