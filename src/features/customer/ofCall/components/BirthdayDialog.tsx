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

const question = { takes: 'judgement', escapeAnswers: true } as const;

/** Renders the birthday check (DECISIONS 8): shows the date on file, Enter confirms, N denies. */
export function BirthdayDialog({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const dispatch = useDispatch();
  const deny = () => dispatch(customerActions.birthdayAnswered('denied'));
  return (
    <Dialog
      title={t('customer.birthday.title')}
      returnFocus={false}
      question={question}
      onClose={deny}
      actions={
        <>
          <Button choice="n" onClick={deny}>
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
