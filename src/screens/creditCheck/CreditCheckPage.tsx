import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { CreditCheckForm } from '~/features/creditCheck/components/CreditCheckForm';
import { CreditCheckAnswer } from '~/features/creditCheck/components/CreditCheckAnswer';
import { creditCheckActions } from '~/features/creditCheck/creditCheckSlice';
import { useLaterText } from '~/shared/i18n/laterTexts';
import styles from './CreditCheckPage.module.css';

/** The creditworthiness of a customer in plain words (DECISIONS 14). */
export function CreditCheckPage() {
  const t = useLaterText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);

  useEffect(
    () => () => {
      dispatch(creditCheckActions.checkLeft());
    },
    [dispatch],
  );

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('creditCheck.title')}</h1>
      <div className={styles.panel}>
        <CreditCheckForm />
        <CreditCheckAnswer currency={currency} />
      </div>
    </main>
  );
}
