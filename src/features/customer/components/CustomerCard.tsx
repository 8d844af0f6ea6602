import { Suspense, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { germanDate } from '~/domain/berlinTime';
import type { Customer } from '~/domain/customer';
import { customerNotes } from '~/domain/customerNotes';
import { phoneGroups } from '~/domain/digitGroups';
import { salutationWords } from '~/shared/i18n/words';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { DigitGroups } from '~/shared/ui/DigitGroups';
import { Message } from '~/shared/ui/Message';
import { Tag } from '~/shared/ui/Tag';
import { laterPart } from '~/shared/ui/laterPart';
import { phoneTexts, typeText } from '../customerTexts';
import { customerActions, selectCustomerState } from '../customerSlice';
import { AllowedButton } from './AllowedButton';
import styles from './CustomerPanel.module.css';

const CustomerNotes = laterPart(async () => (await import('./CustomerNotes')).CustomerNotes, 'inPlace');

interface CustomerCardProps {
  readonly customer: Customer;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onConsents: () => void;
}

/** The customer of the call, as far as the agent needs it while ordering. */
export function CustomerCard({ customer, mayEdit, onEdit, onConsents }: CustomerCardProps) {
  const t = useText();
  const { salutation, academicTitle, firstName, lastName, externalCustomerId } = customer;
  const title = [salutation === null ? '' : t(salutationWords[salutation]), academicTitle ?? '', firstName, lastName];
  const isLocal = externalCustomerId === null;
  const notes = customerNotes(customer);
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        <h3 className={styles.name}>{title.filter((part) => part !== '').join(' ')}</h3>
        <StateTag customer={customer} />
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
            <span className={styles.sub}>{t(phoneTexts[phoneNumberType])}</span>
          </Fact>
        ))}
        {customer.email !== null && <Fact name={t('customer.email.label')}>{customer.email}</Fact>}
        {customer.dateOfBirth !== null && (
          <Fact name={t('customer.dateOfBirth.label')}>{germanDate(customer.dateOfBirth)}</Fact>
        )}
      </dl>
      {notes.length > 0 && (
        <Suspense>
          <CustomerNotes notes={notes} type={customer.type} />
        </Suspense>
      )}
      <HeldData customer={customer} mayEdit={mayEdit} />
      <div className={styles.links}>
        <AllowedButton isAllowed={mayEdit || customer.isGuest} onClick={onEdit}>
          {t('customer.edit')}
        </AllowedButton>
        <Button look="link" onClick={onConsents}>
          {t('customer.consents')}
        </Button>
      </div>
    </div>
  );
}

function StateTag({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const { isDataChanged } = useSelector(selectCustomerState);
  if (customer.externalCustomerId === null) return null;
  return isDataChanged ? (
    <Tag tone="warning">✎ {t('customer.changedTag')}</Tag>
  ) : (
    <Tag tone="success">✓ {t('customer.checked')}</Tag>
  );
}

/** What the order will take along, and the way to save it without one (DECISIONS 35). */
function HeldData({ customer, mayEdit }: Pick<CustomerCardProps, 'customer' | 'mayEdit'>) {
  const t = useText();
  const dispatch = useDispatch();
  const { isDataChanged, birthDateLost, saving } = useSelector(selectCustomerState);
  if (!isDataChanged) return null;
  const mayBeSaved = !customer.isGuest && saving !== 'running';
  return (
    <div className={styles.notes}>
      {birthDateLost && <Message tone="warning">{t('customer.birthDateLost')}</Message>}
      {saving === 'failed' && <Message tone="error">{t('customer.saveFailed')}</Message>}
      <Message
        tone="info"
        actions={
          mayBeSaved && (
            <AllowedButton
              isAllowed={mayEdit || saving === 'failed'}
              onClick={() => dispatch(customerActions.saveRequested())}
            >
              {t('customer.saveNow')}
            </AllowedButton>
          )
        }
      >
        {saving === 'running' ? t('customer.saving') : t(heldText(customer))}
      </Message>
    </div>
  );
}

function heldText({ externalCustomerId, isGuest }: Customer): PlainTextKey {
  if (externalCustomerId !== null) return 'customer.held';
  return isGuest ? 'customer.heldGuest' : 'customer.heldNew';
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
