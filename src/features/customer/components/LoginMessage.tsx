import { useDispatch, useSelector } from 'react-redux';
import { countryOfCustomer } from '~/domain/loginFlow';
import type { Country } from '~/domain/country';
import { nameOf, type Customer } from '~/domain/customer';
import { customerNotes, type CustomerNote } from '~/domain/customerNotes';
import { useText } from '~/shared/i18n/i18n';
import { countryWords, inCountryWords } from '~/shared/i18n/words';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { customerActions, selectLogin, type LoginState } from '../customerSlice';
import { AllowedButton } from './AllowedButton';
import { CustomerNotes } from './CustomerNotes';
import styles from './CustomerPanel.module.css';

interface LoginMessageProps {
  readonly country: Country;
  readonly mayEdit: boolean;
  /** The element that says why editing is off. */
  readonly reasonId: string;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
  readonly onCompleteLightUser: (customer: Customer) => void;
}

/** Why the login did not go on, and what to do next. The number field says what is wrong with a number. */
export function LoginMessage(props: LoginMessageProps) {
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
      return <StoppedMessage {...props} login={login} />;
    case 'idle':
    case 'invalidNumber':
    case 'notFound':
    case 'asking':
    case 'done':
      return null;
  }
}

type Stopped = Extract<LoginState, { phase: 'stopped' }>;

interface StoppedMessageProps extends LoginMessageProps {
  readonly login: Stopped;
}

function StoppedMessage(props: StoppedMessageProps) {
  const { login, country, mayEdit, reasonId, onCountrySwitch, onCompleteLightUser } = props;
  const t = useText();
  const { customer, step } = login;
  const name = nameOf(customer);
  const home = countryOfCustomer(customer);
  const number = customer.externalCustomerId;
  const abroad = home !== country;
  return (
    <div className={styles.message}>
      <Message
        tone={step === 'wrongCountry' ? 'warning' : 'error'}
        live="assertive"
        actions={
          <>
            {step === 'lightUser' && (
              <AllowedButton
                isAllowed={mayEdit}
                reasonId={reasonId}
                onClick={() => {
                  onCompleteLightUser(customer);
                }}
              >
                {t('customer.completeLightUser')}
              </AllowedButton>
            )}
            {step !== 'locked' && abroad && number !== null && (
              <Button
                look="link"
                onClick={() => {
                  onCountrySwitch(home, number);
                }}
              >
                {t('customer.switchCountry', { country: t(countryWords[home]) })}
              </Button>
            )}
            {step !== 'locked' && abroad && (
              <CountryChangeButton login={login} country={country} mayEdit={mayEdit} reasonId={reasonId} />
            )}
          </>
        }
      >
        {step === 'wrongCountry' && t('customer.wrongCountry', { name, country: t(inCountryWords[home]) })}
        {step === 'lightUser' && t('customer.lightUser', { name })}
        {step === 'locked' && (
          <>
            {t('customer.lockedReason', { name })}
            <CustomerNotes notes={customerNotes(customer).filter(isReason)} type={customer.type} />
          </>
        )}
        {login.countryChange.status === 'refused' && (
          <p>
            {t('customer.countryNotChanged', { country: t(countryWords[country]) })} {login.countryChange.detail}
          </p>
        )}
      </Message>
    </div>
  );
}

/** What is missing in the data is no reason for a lock. */
function isReason({ kind }: CustomerNote): boolean {
  return kind === 'restriction' || kind === 'block' || kind === 'dunning' || kind === 'category1';
}

interface CountryChangeButtonProps extends Pick<LoginMessageProps, 'country' | 'mayEdit' | 'reasonId'> {
  readonly login: Stopped;
}

function CountryChangeButton({ login, country, mayEdit, reasonId }: CountryChangeButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (login.countryChange.status === 'running') return <span>{t('customer.changingCountry')}</span>;
  return (
    <AllowedButton
      isAllowed={mayEdit}
      reasonId={reasonId}
      onClick={() => dispatch(customerActions.countryChangeRequested())}
    >
      {t('customer.changeCountry', { country: t(countryWords[country]) })}
    </AllowedButton>
  );
}
