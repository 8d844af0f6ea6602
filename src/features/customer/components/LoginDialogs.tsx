import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { germanDate } from '~/domain/berlinTime';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { salutationTexts } from '../customerTexts';
import { customerActions, selectLogin } from '../customerSlice';
import styles from './LoginDialogs.module.css';

/** The questions of the login that must be answered now. */
export function LoginDialogs() {
  const login = useSelector(selectLogin);
  if (login.phase !== 'asking') return null;
  return login.step === 'birthday' ? (
    <BirthdayDialog customer={login.customer} />
  ) : (
    <ReauthenticationDialog customer={login.customer} />
  );
}

type Asked = Extract<ReturnType<typeof selectLogin>, { phase: 'asking' }>['customer'];

/** DECISIONS 8: the date on file is shown, the agent asks, Enter confirms, N denies. */
function BirthdayDialog({ customer }: { readonly customer: Asked }) {
  const t = useText();
  const dispatch = useDispatch();
  const deny = () => dispatch(customerActions.birthdayAnswered('denied'));
  const salutation = customer.salutation === null ? '' : `${t(salutationTexts[customer.salutation])} `;

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
      <p>
        {salutation}
        {customer.firstName} {customer.lastName} · {customer.externalCustomerId}
      </p>
      <p className={styles.script}>{t('customer.birthday.script')}</p>
      <dl>
        <dt className={styles.label}>{t('customer.dateOfBirth.label')}</dt>
        <dd className={styles.date}>{germanDate(customer.dateOfBirth ?? '')}</dd>
      </dl>
    </Dialog>
  );
}

/** Spec 1 §4.2: the same customer again needs a new authentication. */
function ReauthenticationDialog({ customer }: { readonly customer: Asked }) {
  const t = useText();
  const dispatch = useDispatch();
  const cancel = () => dispatch(customerActions.reauthenticationAnswered('cancelled'));
  return (
    <Dialog
      title={t('customer.reauthenticate.title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <Button
            initialFocus
            look="primary"
            onClick={() => dispatch(customerActions.reauthenticationAnswered('agreed'))}
          >
            {t('customer.reauthenticate.agree')}
          </Button>
        </>
      }
    >
      <p>{t('customer.reauthenticate.text', { name: `${customer.firstName} ${customer.lastName}` })}</p>
    </Dialog>
  );
}
