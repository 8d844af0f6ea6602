import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import type { Customer } from '~/domain/customer/customer';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { customerActions } from '../customerSlice';
import { CustomerLine } from './CustomerLine';
import '../customerLoginTexts.de';
import styles from './LoginDialogs.module.css';

const question = { takes: 'judgement', answerKeys: ['n', 'escape'] } as const;

/** Renders the birthday check (DECISIONS 8): shows the date on file, Enter confirms, N denies. */
export function BirthdayDialog({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const dispatch = useDispatch();
  const deny = () => dispatch(customerActions.birthdayAnswered('denied'));
  useEffect(() => {
    const denyByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        dispatch(customerActions.birthdayAnswered('denied'));
      }
    };
    document.addEventListener('keydown', denyByKey);
    return () => {
      document.removeEventListener('keydown', denyByKey);
    };
  }, [dispatch]);
  return (
    <Dialog
      title={t('customer.birthday.title')}
      returnFocus={false}
      question={question}
      onClose={deny}
      actions={
        <>
          <Button shortcut="N" onClick={deny}>
            {t('customer.birthday.deny')}
          </Button>
          <Button
            initialFocus
            look="primary"
            shortcut="⏎"
            onClick={() => dispatch(customerActions.birthdayAnswered('confirmed'))}
          >
            {t('customer.birthday.confirm')}
          </Button>
        </>
      }
    >
      <CustomerLine customer={customer} />
      <p className={styles.script}>{t('customer.birthday.script')}</p>
      <dl>
        <dt className={styles.label}>{t('customer.dateOfBirth.label')}</dt>
        <dd className={styles.date}>{germanDate(customer.dateOfBirth ?? '')}</dd>
      </dl>
    </Dialog>
  );
}
