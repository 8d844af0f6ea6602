import type { Ref, RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { mayPreferAddress } from '~/domain/customer/newDeliveryAddress';
import { selectCallState } from '~/features/call/callSlice';
import { openableVariant } from '~/features/call/openableVariant';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { CustomerPanel } from '~/features/customer/ofCall/components/CustomerPanel';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions, needsCustomer, selectDataForm } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions, selectSearchOpen } from '~/features/customer/search/customerSearchSlice';
import { selectOfferState } from '~/features/offer/offerSlice';
import { deskNow } from '~/features/call/deskTime';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { typeAhead } from '~/shared/keyboard/typeAhead';
import { laterPart } from '~/shared/ui/laterPart';

// Needs a customer; TypeAhead loads it once a number is typed.
const DeliveryAddressPanel = laterPart(
  async () => (await import('~/features/customer/ofCall/components/DeliveryAddressPanel')).DeliveryAddressPanel,
  'inPlace',
);
const SearchPanel = laterPart(
  async () => (await import('~/features/customer/search/components/SearchPanel')).SearchPanel,
  'inPlace',
);
const CustomerFieldHelp = laterPart(async () => (await import('./CustomerFieldHelp')).CustomerFieldHelp, 'inPlace');
const CustomerForm = laterPart(
  async () => (await import('~/features/customer/data/components/CustomerForm')).CustomerForm,
  'inPlace',
);
const AddressForm = laterPart(
  async () => (await import('~/features/customer/data/components/AddressForm')).AddressForm,
  'inPlace',
);

interface CustomerColumnProps {
  readonly numberFieldRef: RefObject<HTMLInputElement | null>;
  readonly addressOptionRef: Ref<HTMLInputElement>;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
}

/** Renders the customer and the delivery address. An open form or search replaces the customer. */
export function CustomerColumn({ numberFieldRef, addressOptionRef, onCountrySwitch }: CustomerColumnProps) {
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const call = useParts(selectCallState, 'allowed', 'country', 'flags', 'variant', 'entries');
  const { allowed, country, flags } = call;
  const { blockedAddresses } = useParts(selectOfferState, 'blockedAddresses');
  const dataForm = useSelector(selectDataForm);
  const form = useOpenForm(customer);
  const openForm = (purpose: Parameters<typeof customerDataActions.customerFormOpened>[0]) => {
    // A form without its customer is not rendered, so that it must not keep another form from opening.
    if (needsCustomer(dataForm) && customer === null) dispatch(customerDataActions.formCancelled());
    dispatch(customerDataActions.customerFormOpened(purpose));
  };
  useHotkey('newCustomer', () => {
    // Pressed again, a new customer becomes a guest, which keeps what was typed.
    const isNew = dataForm.phase === 'customer' && dataForm.purpose.kind === 'create';
    const kind = isNew ? 'guest' : 'create';
    if (dataForm.phase !== 'customer' || dataForm.purpose.kind !== kind) typeAhead.awaitForm();
    openForm({ kind });
  });
  return (
    <CustomerPanel
      numberFieldRef={numberFieldRef}
      country={country}
      mayEdit={allowed.editCustomer}
      maySwitchTo={(home) => openableVariant({ country: home }, call) !== null}
      onCountrySwitch={onCountrySwitch}
      onText={(text) => dispatch(customerSearchActions.lookupRequested(text))}
      renderHelp={(text) => <CustomerFieldHelp text={text} />}
      onSearch={() => dispatch(customerSearchActions.opened({ takesFocus: true }))}
      onCreate={() => openForm({ kind: 'create' })}
      onGuest={() => openForm({ kind: 'guest' })}
      onEdit={() => openForm({ kind: 'edit' })}
      onCompleteLightUser={(lightUser) => openForm({ kind: 'lightUser', customer: lightUser, draft: null })}
      onConsents={() => dispatch(consentActions.privacyOpened())}
      form={form}
    >
      <DeliveryAddressPanel
        firstOptionRef={addressOptionRef}
        mayPrefer={flags.preferredAddress}
        blocked={blockedAddresses}
        hasPackstations={country === 'DE'}
        onEdit={(addressId) => dispatch(customerDataActions.addressFormOpened({ addressId }))}
        onPackstation={() => dispatch(customerDataActions.addressFormOpened({ addressId: null, isPackstation: true }))}
      />
    </CustomerPanel>
  );
}

/** The open form or search; null renders the customer. */
function useOpenForm(customer: Customer | null) {
  const t = useText();
  const dispatch = useDispatch();
  const form = useSelector(selectDataForm);
  const searchOpen = useSelector(selectSearchOpen);
  const { country, flags } = useParts(selectCallState, 'country', 'flags');
  const waiting = <p role="status">{t('common.loading')}</p>;
  if (searchOpen) {
    return (
      <SearchPanel
        pending={waiting}
        now={deskNow}
        onChoose={(number) => {
          dispatch(customerSearchActions.closed());
          dispatch(customerActions.loginRequested(number));
        }}
      />
    );
  }
  if (needsCustomer(form) && customer === null) return null;
  switch (form.phase) {
    case 'closed':
      return null;
    case 'customer':
      return (
        <CustomerForm
          pending={waiting}
          key={form.purpose.kind}
          data={form}
          customer={customer}
          country={country}
          mayEditAddress={flags.invoiceAddressEdit}
          now={deskNow}
        />
      );
    case 'address':
      return customer === null ? null : (
        <AddressForm
          pending={waiting}
          key={form.target.addressId ?? 'new'}
          data={form}
          customer={customer}
          country={country}
          mayPrefer={mayPreferAddress(customer, form.target.addressId, flags)}
        />
      );
  }
}
