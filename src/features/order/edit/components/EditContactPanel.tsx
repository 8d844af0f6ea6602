import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PostalAddress } from '~/domain/address/address';
import { contactInputOf, readContact, readHome, type HomeField, type TypedContact } from '~/domain/order/editForms';
import { selectFlags } from '~/features/call/callSlice';
import { addressDetail } from '~/features/customer/ofCall/addressTexts';
import { editOrderActions } from '../state/editOrderSlice';
import { pendingOperations } from '../state/editWork';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { TextField } from '~/shared/ui/TextField';
import { PanelStatus } from './PanelStatus';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/customer/customerFieldWords.de';
import '~/features/customer/data/customerDataTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

/** Renders the contact details of the order, and its billing address, which can be edited behind a flag (REQ F1.8, F2.7). */
export function EditContactPanel({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const { invoiceAddressEdit } = useSelector(selectFlags);
  const dispatch = useDispatch();
  const { state, shown, isLocked } = view;
  const { billingAddress } = shown;
  const typedHome = state.typed.billingAddress;
  // Closed while its address is being saved; a refused one is there again.
  const isSaving = pendingOperations(state).some((each) => each.type === 'UPDATE_CUSTOMER' && 'billingAddress' in each);
  const isEditingHome = typedHome !== null && !isSaving;
  return (
    <Panel title={t('editOrder.contact.title')} aside={<PanelStatus activity={state.activity.contact} />}>
      <div className={styles.panelBody}>
        <ContactForm view={view} />
        {billingAddress !== null && !isEditingHome && (
          <p className={styles.line}>
            <span>
              <span className={styles.sub}>{t('editOrder.address.billing')}:</span> {addressDetail(billingAddress, t)}
            </span>
            {invoiceAddressEdit && (
              <Button
                look="link"
                isOff={isLocked}
                onClick={() => dispatch(editOrderActions.formTyped({ billingAddress }))}
              >
                {t('editOrder.address.editBilling')}
              </Button>
            )}
          </p>
        )}
        {isEditingHome && <BillingForm view={view} address={typedHome} />}
      </div>
    </Panel>
  );
}

interface FormProps {
  readonly view: OpenEditView;
}

function ContactForm({ view }: FormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { shown, isLocked, open } = view;
  const typed = view.state.typed.contact ?? contactInputOf(shown.contact);
  const [isTried, setTried] = useState(false);
  const { contact, invalid } = readContact(typed, shown.contact);
  const isOpen = open.includes('contact');
  const type = (part: Partial<TypedContact>) =>
    dispatch(editOrderActions.formTyped({ contact: { ...typed, ...part } }));
  return (
    <form
      className={form.form}
      noValidate
      data-form="contact"
      {...(isOpen && { 'data-unsaved': true })}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (invalid.length > 0 || !isOpen || isLocked) return;
        dispatch(editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', ...contact }));
        setTried(false);
      }}
    >
      <div className={form.row}>
        <TextField
          label={t('editOrder.contact.email')}
          inputMode="email"
          value={typed.email}
          error={isTried && invalid.includes('email') ? t('editOrder.invalidValue') : undefined}
          onChange={(event) => type({ email: event.currentTarget.value })}
        />
        <TextField
          label={t('editOrder.contact.phone')}
          inputMode="tel"
          value={typed.phone}
          error={isTried && invalid.includes('phone') ? t('editOrder.invalidValue') : undefined}
          onChange={(event) => type({ phone: event.currentTarget.value })}
        />
      </div>
      <div className={form.actions}>
        {isOpen && <Tag tone="warning">{t('editOrder.notTaken')}</Tag>}
        {isOpen && (
          <Button
            size="row"
            onClick={() => {
              dispatch(editOrderActions.formTyped({ contact: null }));
              setTried(false);
            }}
          >
            {t('editOrder.contact.discard')}
          </Button>
        )}
        <Button type="submit" size="row" aria-disabled={!isOpen || isLocked}>
          {t('editOrder.contact.save')}
        </Button>
      </div>
    </form>
  );
}

function BillingForm({ view, address }: FormProps & { readonly address: PostalAddress }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isTried, setTried] = useState(false);
  const type = (billingAddress: PostalAddress | null) => dispatch(editOrderActions.formTyped({ billingAddress }));
  const { address: billingAddress, invalid } = readHome(address, view.shown.billingAddress, view.country);
  const field = (name: HomeField, label: string) => (
    <TextField
      label={label}
      value={address[name]}
      error={isTried && invalid.includes(name) ? t('editOrder.invalidValue') : undefined}
      onChange={(event) => type({ ...address, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form
      className={form.form}
      aria-label={t('editOrder.address.editBilling')}
      noValidate
      data-form="billingAddress"
      {...(view.open.includes('billingAddress') && { 'data-unsaved': true })}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (invalid.length > 0 || view.isLocked) return;
        const { contact } = view.shown;
        dispatch(editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', ...contact, billingAddress }));
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
      <div className={form.actions}>
        <Button onClick={() => type(null)}>{t('common.cancel')}</Button>
        <Button type="submit">{t('editOrder.address.saveBilling')}</Button>
      </div>
    </form>
  );
}
