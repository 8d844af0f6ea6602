import { useId, useState, type ReactNode, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { laterPart } from '~/shared/ui/laterPart';
import { selectCustomer } from '../customerSlice';
import { CustomerNumberForm } from './CustomerNumberForm';
import { LoginMessage } from './LoginMessage';
import { RecentCustomers } from './RecentCustomers';
import styles from './CustomerPanel.module.css';

const CustomerCard = laterPart(async () => (await import('./CustomerCard')).CustomerCard, 'inPlace');

interface CustomerPanelProps {
  readonly numberFieldRef: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly renderHelp: (text: string) => ReactNode;
  /** The country of the call. */
  readonly country: Country;
  /** The agent may edit customers (area `editCustomer`); a new one needs no role (DECISIONS 270). */
  readonly mayEdit: boolean;
  /** Starts a new call in the customer's country. */
  readonly maySwitchTo: (country: Country) => boolean;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
  readonly onSearch: () => void;
  readonly onCreate: () => void;
  readonly onGuest: () => void;
  readonly onEdit: () => void;
  readonly onConsents: () => void;
  readonly onCompleteLightUser: (customer: Customer) => void;
  /** An open form, rendered instead of the card. */
  readonly form: ReactNode;
  readonly children?: ReactNode;
}

/** Renders the search by number, the reason why the login stopped, and the customer of the call. */
export function CustomerPanel(props: CustomerPanelProps) {
  const { numberFieldRef, country, mayEdit, onCompleteLightUser, form, children } = props;
  const t = useText();
  const customer = useSelector(selectCustomer);
  const recentId = useId();
  const [recentOpen, setRecentOpen] = useState(false);
  // Without customer and form the list of last customers is in the panel itself.
  const recentAside = form !== null || customer !== null;
  const links = (
    <div className={styles.aside}>
      <Button
        look="link"
        aria-expanded={recentOpen}
        aria-controls={recentId}
        onClick={() => setRecentOpen(!recentOpen)}
      >
        {t('customer.recent')}
      </Button>
      {customer !== null && (
        <Button look="link" onClick={() => numberFieldRef.current?.focus()}>
          {t('customer.another')}
        </Button>
      )}
    </div>
  );
  return (
    <Panel
      title={t('customer.title')}
      shortcut={keys.customer.label}
      className={styles.panel}
      {...(recentAside && { aside: links })}
    >
      <CustomerNumberForm fieldRef={numberFieldRef} onText={props.onText} renderHelp={props.renderHelp} />
      <div className={styles.ways}>
        <Button look="link" onClick={props.onSearch}>
          {t('customer.advancedSearch')}
        </Button>
        <Button look="link" shortcut={keys.newCustomer.label} onClick={props.onCreate}>
          {t('customer.create')}
        </Button>
        <Button look="link" onClick={props.onGuest}>
          {t('customer.guest')}
        </Button>
      </div>
      {recentAside && recentOpen && (
        <div id={recentId}>
          <RecentCustomers />
        </div>
      )}
      <LoginMessage
        country={country}
        mayEdit={mayEdit}
        maySwitchTo={props.maySwitchTo}
        onCountrySwitch={props.onCountrySwitch}
        onCompleteLightUser={onCompleteLightUser}
      />
      {form ??
        (customer === null ? (
          <RecentCustomers />
        ) : (
          <CustomerCard customer={customer} mayEdit={mayEdit} onEdit={props.onEdit} onConsents={props.onConsents}>
            {children}
          </CustomerCard>
        ))}
    </Panel>
  );
}
