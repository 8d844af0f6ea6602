import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PostalAddress } from '~/domain/address/address';
import { isValidEmail } from '~/domain/customer/email';
import { normalizePhone } from '~/domain/customer/phone';
import { isCompleteAddress } from '~/domain/offer/offerCustomer';
import type { ContactDetails } from '~/domain/order/editOrder';
import { selectFlags } from '~/features/call/callSlice';
import { addressDetail } from '~/features/customer/addressTexts';
import { editOrderActions } from '~/features/editOrder/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { Panel } from '~/shared/ui/Panel';
import { TextField } from '~/shared/ui/TextField';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/customer/customerFieldWords.de';
import '~/features/customerData/customerDataTexts.de';
import '~/shared/i18n/dialogTexts.de';
import './editOrderTexts.de';
import styles from './EditOrderPage.module.css';

/** Renders the contact details of the order, and its billing address, which can be edited behind a flag (REQ F1.8, F2.7). */
export function EditContactPanel({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const { invoiceAddressEdit } = useSelector(selectFlags);
  const [isEditingHome, setEditingHome] = useState(false);
  const { state, shown, isLocked } = view;
  const { contact, billingAddress } = shown;
  return (
    <Panel title={t('editOrder.contact.title')} aside={<PanelStatus activity={state.activity.contact} />}>
      <div className={styles.panelBody}>
        <ContactForm contact={contact} isLocked={isLocked} />
        {billingAddress !== null && !isEditingHome && (
          <p className={styles.line}>
            <span>
              <span className={styles.sub}>{t('editOrder.address.billing')}:</span> {addressDetail(billingAddress, t)}
            </span>
            {invoiceAddressEdit && (
              <Button
                look="link"
                aria-disabled={isLocked}
                onClick={() => {
                  if (!isLocked) setEditingHome(true);
                }}
              >
                {t('editOrder.address.editBilling')}
              </Button>
            )}
          </p>
        )}
        {billingAddress !== null && isEditingHome && (
          <BillingForm
            address={billingAddress}
            contact={contact}
            onClose={() => {
              setEditingHome(false);
            }}
          />
        )}
      </div>
    </Panel>
  );
}

interface ContactFormProps {
  readonly contact: ContactDetails;
  readonly isLocked: boolean;
}

function ContactForm({ contact, isLocked }: ContactFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  // Null: the details of the draft.
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [typedPhone, setPhone] = useState<string | null>(null);
  const email = typedEmail ?? contact.email ?? '';
  const phone = typedPhone ?? contact.phoneNumber ?? '';
  const [isTried, setTried] = useState(false);
  const phoneNumber = phone.trim() === '' ? null : normalizePhone(phone);
  const emailIsInvalid = email.trim() !== '' && !isValidEmail(email);
  const phoneIsInvalid = phone.trim() !== '' && phoneNumber === null;
  const isChanged = email.trim() !== (contact.email ?? '') || phone.trim() !== (contact.phoneNumber ?? '');
  return (
    <form
      className={form.form}
      noValidate
      {...(isChanged && { 'data-unsaved': true })}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (emailIsInvalid || phoneIsInvalid || !isChanged || isLocked) return;
        const wanted = email.trim() === '' ? null : email.trim();
        dispatch(editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', email: wanted, phoneNumber }));
        setEmail(null);
        setPhone(null);
        setTried(false);
      }}
    >
      <div className={form.row}>
        <TextField
          label={t('editOrder.contact.email')}
          inputMode="email"
          value={email}
          error={isTried && emailIsInvalid ? t('editOrder.invalidValue') : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
        <TextField
          label={t('editOrder.contact.phone')}
          inputMode="tel"
          value={phone}
          error={isTried && phoneIsInvalid ? t('editOrder.invalidValue') : undefined}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
          }}
        />
      </div>
      <Button type="submit" size="row" aria-disabled={!isChanged || isLocked}>
        {t('editOrder.contact.save')}
      </Button>
    </form>
  );
}

interface BillingFormProps {
  readonly address: PostalAddress;
  readonly contact: ContactDetails;
  readonly onClose: () => void;
}

function BillingForm({ address, contact, onClose }: BillingFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(address);
  const [isTried, setTried] = useState(false);
  const field = (name: 'street' | 'streetNumber' | 'zipCode' | 'city', label: string) => (
    <TextField
      label={label}
      value={typed[name]}
      error={isTried && typed[name].trim() === '' ? t('editOrder.invalidValue') : undefined}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.currentTarget.value });
      }}
    />
  );
  return (
    <form
      className={form.form}
      aria-label={t('editOrder.address.editBilling')}
      noValidate
      data-unsaved
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isCompleteAddress(typed)) return;
        dispatch(editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', ...contact, billingAddress: typed }));
        onClose();
      }}
    >
      <div className={form.wideNarrow}>
        {field('street', t('customerForm.street'))}
        {field('streetNumber', t('customerForm.streetNumber'))}
      </div>
      <div className={form.narrowWide}>
        {field('zipCode', t('customerForm.zipCode'))}
        {field('city', t('customerForm.city'))}
      </div>
      {isTried && !isCompleteAddress(typed) && <p className={styles.problem}>{t('editOrder.invalidValue')}</p>}
      <div className={form.actions}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit">{t('editOrder.address.saveBilling')}</Button>
      </div>
    </form>
  );
}
