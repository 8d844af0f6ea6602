import type { ReactNode, Ref } from 'react';
import { useSelector } from 'react-redux';
import type { Country } from '~/domain/country';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Panel } from '~/shared/ui/Panel';
import { selectCustomer } from '../customerSlice';
import { CustomerCard } from './CustomerCard';
import { CustomerNumberForm } from './CustomerNumberForm';
import { LoginMessage } from './LoginMessage';
import { RecentCustomers } from './RecentCustomers';
import styles from './CustomerPanel.module.css';

interface CustomerPanelProps {
  readonly numberFieldRef: Ref<HTMLInputElement>;
  /** Switches the desk to the customer's country (the call starts anew there). */
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
  readonly children?: ReactNode;
}

/** Who is on the phone: search by number, what stopped the login, and the customer of the call. */
export function CustomerPanel({ numberFieldRef, onCountrySwitch, children }: CustomerPanelProps) {
  const t = useText();
  const customer = useSelector(selectCustomer);
  return (
    <Panel title={t('customer.title')} shortcut={keys.customer.label} className={styles.panel}>
      <CustomerNumberForm fieldRef={numberFieldRef} />
      <LoginMessage onCountrySwitch={onCountrySwitch} />
      {customer === null ? <RecentCustomers /> : <CustomerCard customer={customer} />}
      {children}
    </Panel>
  );
}
