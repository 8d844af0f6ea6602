import type { Ref, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { TextField } from '~/shared/ui/TextField';
import { customerActions, selectCustomerState } from '../customerSlice';
import { CustomerCard } from './CustomerCard';
import { LoginMessage } from './LoginMessage';
import { RecentCustomers } from './RecentCustomers';
import styles from './CustomerPanel.module.css';

interface CustomerPanelProps {
  readonly numberFieldRef: Ref<HTMLInputElement>;
  /** Switches the desk to the customer's country (the call starts anew there). */
  readonly onCountrySwitch: (country: 'DE' | 'AT' | 'CH', customerNumber: string) => void;
  readonly children?: ReactNode;
}

/** Who is on the phone: search by number, what stopped the login, and the customer of the call. */
export function CustomerPanel({ numberFieldRef, onCountrySwitch, children }: CustomerPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { customer, login, numberField } = useSelector(selectCustomerState);
  const fieldError =
    login.phase === 'invalidNumber'
      ? t(login.reason === 'missing' ? 'customer.number.required' : 'customer.number.invalid')
      : login.phase === 'notFound'
        ? t('customer.notFound', { number: login.customerNumber })
        : undefined;

  return (
    <Panel title={t('customer.title')} shortcut={keys.customer.label} className={styles.panel}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(customerActions.loginRequested(numberField));
        }}
      >
        <TextField
          ref={numberFieldRef}
          label={t('customer.number.label')}
          labelHidden
          className={styles.number}
          inputMode="numeric"
          aria-keyshortcuts={keys.customer.aria}
          value={numberField}
          error={fieldError}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onChange={(event) => {
            dispatch(customerActions.numberTyped(event.currentTarget.value));
          }}
        />
        <Button type="submit">{t('customer.load')}</Button>
      </form>
      <LoginMessage onCountrySwitch={onCountrySwitch} />
      {customer === null ? <RecentCustomers /> : <CustomerCard customer={customer} />}
      {children}
    </Panel>
  );
}
