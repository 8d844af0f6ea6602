import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { customerActions, selectRecentCustomers } from '../customerSlice';
import styles from './CustomerPanel.module.css';

/** The last ten customers of this session, newest login first (spec 1 §4.5). */
export function RecentCustomers() {
  const t = useText();
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentCustomers);
  return (
    <div className={styles.recent}>
      <h3>{t('customer.recent')}</h3>
      {recent.length === 0 && <p className={styles.empty}>{t('customer.recentEmpty')}</p>}
      <ul>
        {recent.map(({ name, customer }) => (
          <li key={customer.externalCustomerId}>
            <Button
              look="link"
              onClick={() => {
                dispatch(customerActions.loginRequested(customer.externalCustomerId));
              }}
            >
              {name}
            </Button>
            <span className={styles.number}>{customer.externalCustomerId}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
