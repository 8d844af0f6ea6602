import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { germanDate } from '~/domain/berlinTime';
import type { Customer } from '~/domain/customer';
import { customerNotes } from '~/domain/customerNotes';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import { noteText, phoneTexts, salutationTexts, typeText } from '../customerTexts';
import styles from './CustomerPanel.module.css';

/** The customer of the call, as far as the agent needs it while ordering. */
export function CustomerCard({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const { salutation, academicTitle, firstName, lastName, externalCustomerId } = customer;
  const title = [salutation === null ? '' : t(salutationTexts[salutation]), academicTitle ?? '', firstName, lastName];
  const notes = customerNotes(customer);
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        <h3 className={styles.name}>{title.filter((part) => part !== '').join(' ')}</h3>
        <Tag tone="success">✓ {t('customer.checked')}</Tag>
      </div>
      <p className={styles.sub}>
        {t('customer.numberAndType', { number: externalCustomerId, type: t(typeText(customer.type)) })}
      </p>
      <dl className={styles.facts}>
        {customer.phoneNumbers.map(({ phoneNumberType, value }) => (
          <Fact key={`${phoneNumberType} ${value}`} name={t('customer.phone.label')}>
            {value} <span className={styles.sub}>{t(phoneTexts[phoneNumberType])}</span>
          </Fact>
        ))}
        {customer.email !== null && <Fact name={t('customer.email.label')}>{customer.email}</Fact>}
        {customer.dateOfBirth !== null && (
          <Fact name={t('customer.dateOfBirth.label')}>{germanDate(customer.dateOfBirth)}</Fact>
        )}
      </dl>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('customer.notes')}>
          {notes.map((note, index) => (
            <li key={`${String(index)} ${noteText(note)}`}>
              <Tag tone={note.kind === 'restriction' ? 'error' : 'warning'}>⚠ {t(noteText(note))}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.notes}>
        <Link to={`/orderhistory/${encodeURIComponent(externalCustomerId)}`}>{t('customer.orderHistory')}</Link>
      </p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
