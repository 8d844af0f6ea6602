import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import { phoneNumberTypes, type Customer } from '~/domain/customer/customer';
import { customerNotes } from '~/domain/customer/customerNotes';
import { phoneGroups } from '~/domain/common/digitGroups';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { DigitGroups } from '~/shared/ui/DigitGroups';
import { EmailText } from '~/shared/ui/EmailText';
import { Tag } from '~/shared/ui/Tag';
import { laterPart } from '~/shared/ui/laterPart';
import { typeText } from '../customerTexts';
import { selectIsDataChanged } from '../customerSlice';
import { AllowedButton } from './AllowedButton';
import '../customerTexts.de';
import '../customerCardTexts.de';
import '~/domain/customer/customerWords.de';
import styles from './CustomerPanel.module.css';

const CustomerNotes = laterPart(async () => (await import('./CustomerNotes')).CustomerNotes, 'inPlace');
const UnsavedData = laterPart(async () => (await import('./UnsavedData')).UnsavedData, 'inPlace');

interface CustomerCardProps {
  readonly customer: Customer;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onConsents: () => void;
  /** Rendered below, and not before the card, which would move it. */
  readonly children: ReactNode;
}

/** Empty for a type that this version does not know. */
function phoneWord(sent: string, t: Translate): string {
  const type = phoneNumberTypes.find((known) => known === sent);
  return type === undefined ? '' : t(`customer.phone.${type}`);
}

/** Renders the customer data that the agent needs while ordering. */
export function CustomerCard({ customer, mayEdit, onEdit, onConsents, children }: CustomerCardProps) {
  const t = useText();
  const isDataChanged = useSelector(selectIsDataChanged);
  const { salutation, academicTitle, firstName, lastName, externalCustomerId } = customer;
  const title = [
    salutation === null ? '' : t(`customer.salutation.${salutation}`),
    academicTitle ?? '',
    firstName,
    lastName,
  ];
  const isLocal = externalCustomerId === null;
  const notes = customerNotes(customer);
  return (
    <>
      <div className={styles.card}>
        <div className={styles.name}>
          <h3 className={styles.name}>{title.filter((part) => part !== '').join(' ')}</h3>
          {!isLocal && (
            <Tag tone={isDataChanged ? 'warning' : 'success'}>
              {isDataChanged ? `✎ ${t('customer.changedTag')}` : `✓ ${t('customer.checked')}`}
            </Tag>
          )}
        </div>
        <p className={styles.sub}>
          {isLocal
            ? t(customer.isGuest ? 'customer.guestTag' : 'customer.newTag')
            : t('customer.numberAndType', { number: externalCustomerId, type: t(typeText(customer.type)) })}
        </p>
        <dl className={styles.facts}>
          {customer.phoneNumbers.map(({ phoneNumberType, value }) => (
            <Fact key={`${phoneNumberType} ${value}`} name={t('customer.phone.label')}>
              <DigitGroups groups={phoneGroups(value)} />{' '}
              <span className={styles.sub}>{phoneWord(phoneNumberType, t)}</span>
            </Fact>
          ))}
          {customer.email !== null && (
            <Fact name={t('customer.email.label')}>
              <EmailText email={customer.email} />
            </Fact>
          )}
          {customer.dateOfBirth !== null && (
            <Fact name={t('customer.dateOfBirth.label')}>{germanDate(customer.dateOfBirth)}</Fact>
          )}
        </dl>
        {notes.length > 0 && <CustomerNotes notes={notes} type={customer.type} />}
        {/* Loaded with the first change, because changes are rare. */}
        {isDataChanged && <UnsavedData customer={customer} mayEdit={mayEdit} />}
        <div className={styles.links}>
          <AllowedButton isAllowed={mayEdit || isLocal} onClick={onEdit}>
            {t('customer.edit')}
          </AllowedButton>
          <Button look="link" onClick={onConsents}>
            {t('customer.consents')}
          </Button>
        </div>
      </div>
      {children}
    </>
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
