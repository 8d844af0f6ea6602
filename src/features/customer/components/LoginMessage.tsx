import { useDispatch, useSelector } from 'react-redux';
import { countryOfCustomer } from '~/domain/loginFlow';
import type { Country } from '~/domain/country';
import { customerNotes } from '~/domain/customerNotes';
import { useText } from '~/shared/i18n/i18n';
import { countryWords } from '~/shared/i18n/words';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { noteText } from '../customerTexts';
import { customerActions, selectLogin, type LoginState } from '../customerSlice';
import styles from './CustomerPanel.module.css';

interface LoginMessageProps {
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
}

/** Why the login did not go on, and what to do next. The number field says what is wrong with a number. */
export function LoginMessage({ onCountrySwitch }: LoginMessageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const login = useSelector(selectLogin);
  switch (login.phase) {
    case 'loading':
      return (
        <p className={styles.skeleton} role="status">
          {t('customer.loading', { number: login.customerNumber })}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.message}>
          <Message
            tone="error"
            actions={
              <Button
                look="link"
                onClick={() => {
                  dispatch(customerActions.loginRequested(login.customerNumber));
                }}
              >
                {t('common.tryAgain')}
              </Button>
            }
          >
            {t(login.unreachable ? 'customer.loadUnreachable' : 'customer.loadFailed')}
          </Message>
        </div>
      );
    case 'denied':
      return (
        <div className={styles.message}>
          <Message tone="warning">{t('customer.birthday.denied', { name: login.name })}</Message>
        </div>
      );
    case 'stopped':
      return <StoppedMessage login={login} onCountrySwitch={onCountrySwitch} />;
    case 'idle':
    case 'invalidNumber':
    case 'notFound':
    case 'asking':
    case 'done':
      return null;
  }
}

interface StoppedMessageProps extends LoginMessageProps {
  readonly login: Extract<LoginState, { phase: 'stopped' }>;
}

function StoppedMessage({ login, onCountrySwitch }: StoppedMessageProps) {
  const t = useText();
  const { customer, step } = login;
  const name = `${customer.firstName} ${customer.lastName}`;
  const country = countryOfCustomer(customer);
  if (step === 'wrongCountry') {
    return (
      <div className={styles.message}>
        <Message
          tone="warning"
          live="assertive"
          actions={
            <Button
              look="link"
              onClick={() => {
                onCountrySwitch(country, customer.externalCustomerId);
              }}
            >
              {t('customer.switchCountry', { country: t(countryWords[country]) })}
            </Button>
          }
        >
          {t('customer.wrongCountry', { name, country: t(countryWords[country]) })}
        </Message>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <Message tone="error">
        {t(step === 'locked' ? 'customer.lockedReason' : 'customer.lightUser', { name })}
        {step === 'locked' && (
          <ul>
            {customerNotes(customer)
              .filter(({ kind }) => kind === 'restriction' || kind === 'block')
              .map((note, index) => (
                <li key={`${String(index)} ${noteText(note)}`}>{t(noteText(note))}</li>
              ))}
          </ul>
        )}
      </Message>
    </div>
  );
}
