import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { countryOfCustomer, isAbroad } from '~/domain/customer/loginFlow';
import type { Country } from '~/domain/common/country';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { customerNotes, type CustomerNote } from '~/domain/customer/customerNotes';
import { useAnswerInPlace } from '~/shared/hooks/useAnswerInPlace';
import { useText } from '~/shared/i18n/i18n';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { Message } from '~/shared/ui/Message';
import { customerActions } from '../customerSlice';
import type { LoginState } from '../customerState';
import { AllowedButton } from './AllowedButton';
import { CustomerNotes } from './CustomerNotes';
import '~/domain/common/countryWords.de';
import '../customerLoginTexts.de';
import styles from './CustomerPanel.module.css';

/** The actions with which a stopped login can continue. */
export interface WaysOnProps {
  readonly country: Country;
  readonly mayEdit: boolean;
  readonly maySwitchTo: (country: Country) => boolean;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
  readonly onCompleteLightUser: (customer: Customer) => void;
}

type Stopped = Extract<LoginState, { phase: 'stopped' }>;

interface StoppedMessageProps extends WaysOnProps {
  readonly login: Stopped;
}

/** Renders why the login stopped (customer locked, abroad, or light user), with the actions to continue. */
export function StoppedMessage(props: StoppedMessageProps) {
  const { login, country, mayEdit, maySwitchTo, onCountrySwitch, onCompleteLightUser } = props;
  const t = useText();
  const { customer, step } = login;
  const name = nameOf(customer);
  const named = countryOfCustomer(customer);
  // A country that is not served has no order entry to switch to, and no name here.
  const home = named === country ? null : named;
  const number = customer.externalCustomerId;
  const abroad = isAbroad(customer, country);
  const answers = useRef<HTMLDivElement>(null);
  useAnswerInPlace(answers, login.countryChange.status === 'running' ? null : `${number ?? ''} ${step}`);
  return (
    <div ref={answers} data-answers="" className={styles.message}>
      <ChoiceKeys forwardsNumbers>
        <Message
          tone={step === 'wrongCountry' ? 'warning' : 'error'}
          live="assertive"
          actions={
            <>
              {step === 'lightUser' && (
                <AllowedButton isAllowed={mayEdit} choice="1" onClick={() => onCompleteLightUser(customer)}>
                  {t('customer.completeLightUser')}
                </AllowedButton>
              )}
              {step !== 'locked' && home !== null && number !== null && (
                <AllowedButton
                  isAllowed={maySwitchTo(home)}
                  choice={step === 'lightUser' ? '2' : '1'}
                  reason="country.noOrderEntry"
                  onClick={() => onCountrySwitch(home, number)}
                >
                  {t('customer.switchCountry', { country: t(`country.${home}`) })}
                </AllowedButton>
              )}
              {step !== 'locked' && abroad && (
                <CountryChangeButton
                  login={login}
                  country={country}
                  mayEdit={mayEdit}
                  choice={step === 'lightUser' ? '3' : '2'}
                />
              )}
            </>
          }
        >
          {step === 'wrongCountry' &&
            (home === null
              ? t('customer.countryNotServed', { name })
              : t('customer.wrongCountry', { name, country: t(`inCountry.${home}`) }))}
          {step === 'lightUser' && t('customer.lightUser', { name })}
          {step === 'locked' && (
            <>
              {t('customer.lockedReason', { name })}
              <CustomerNotes notes={customerNotes(customer).filter(isReason)} type={customer.type} />
            </>
          )}
          {login.countryChange.status === 'refused' && (
            <p>
              {t('customer.countryNotChanged', { country: t(`country.${country}`) })} {login.countryChange.detail}
            </p>
          )}
        </Message>
      </ChoiceKeys>
    </div>
  );
}

/** Excludes missing data, which is not a reason for a lock. */
function isReason({ kind }: CustomerNote): boolean {
  return kind === 'restriction' || kind === 'block' || kind === 'dunning' || kind === 'category1';
}

interface CountryChangeButtonProps extends Pick<WaysOnProps, 'country' | 'mayEdit'> {
  readonly login: Stopped;
  readonly choice: string;
}

function CountryChangeButton({ login, country, mayEdit, choice }: CountryChangeButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (login.countryChange.status === 'running') return <span>{t('customer.changingCountry')}</span>;
  return (
    <AllowedButton
      isAllowed={mayEdit}
      choice={choice}
      onClick={() => dispatch(customerActions.countryChangeRequested())}
    >
      {t('customer.changeCountry', { country: t(`country.${country}`) })}
    </AllowedButton>
  );
}
