import { useDispatch, useSelector } from 'react-redux';
import type { AddressSuggestion } from '~/domain/address/addressCheck';
import {
  addressInputOf,
  emptyAddressInput,
  packstationNear,
  type AddressInput,
  type AddressInputType,
} from '~/domain/address/addressInput';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { pickupPointIn } from '~/domain/address/pickupPoint';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/address/addressWords.de';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Message } from '~/shared/ui/Message';
import {
  customerDataActions,
  selectDrafts,
  type AddressTarget,
  type AddressTrust,
  type DataForm,
} from '../customerDataSlice';
import { useAddressForm } from '../useAddressForm';
import { AddressFields } from './AddressFields';
import { AddressQuestion } from './AddressQuestion';
import { DataFormFrame } from './DataFormFrame';

interface AddressFormProps {
  readonly data: Extract<DataForm, { phase: 'address' }>;
  readonly customer: Customer;
  readonly country: Country;
  /** Flags `preferredAddress` and `preferredAddressOnCreation`. */
  readonly mayPrefer: boolean;
}

/** Renders the form of a delivery address: a street or, in Germany, one of the four kinds of pick-up point (REQ B9.2). */
export function AddressForm({ data, customer, country, mayPrefer }: AddressFormProps) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const dispatch = useDispatch();
  // Reads the draft only at mount: afterwards the form owns its values.
  const { address: draft } = useSelector(selectDrafts, () => true);
  const { target, check } = data;
  const { methods, isStreet, errorOf, confirmStreet } = useAddressForm({
    country,
    start: draft ?? startOf(customer, target, country),
    keep: (input) => dispatch(customerDataActions.addressDrafted(input)),
  });
  const { register, handleSubmit, formState, getValues, setValue } = methods;
  const submit = (address: AddressTrust) =>
    void handleSubmit(whileMounted((input) => dispatch(customerDataActions.addressSubmitted({ input, address }))))();
  const take = (suggestion: AddressSuggestion) => {
    for (const field of ['street', 'streetNumber', 'zipCode', 'city'] as const) setValue(field, suggestion[field]);
    submit('accepted');
  };
  const streetError = formState.errors.street?.message;
  // The pick-up point that the typed street resembles, offered as one click.
  const typedPoint =
    isStreet && country === 'DE' && streetError !== undefined && streetError.endsWith('ickupPoint')
      ? pickupPointIn(getValues('street'))
      : null;
  const changeToPoint = (point: Exclude<AddressInputType, 'POSTAL'>) => {
    const number = /\d+/.exec(`${getValues('street')} ${getValues('streetNumber')}`)?.[0] ?? '';
    setValue('type', point);
    setValue('pointNumber', number);
    setValue('street', '');
    setValue('streetNumber', '');
    // Deferred, because the field is mounted with the next render.
    setTimeout(() => methods.setFocus('postNumber'));
  };
  return (
    <DataFormFrame
      title={t(target.addressId === null ? 'address.newTitle' : 'address.editTitle')}
      methods={methods}
      check={check}
      onSubmit={() => submit('check')}
    >
      <AddressFields
        country={country}
        isStreet={isStreet}
        isPackstation={target.isPackstation === true && draft === null}
        errorOf={errorOf}
        onConfirmStreet={() => {
          confirmStreet();
          submit('check');
        }}
      >
        {typedPoint !== null && (
          <Button look="link" onClick={() => changeToPoint(typedPoint)}>
            {t('address.asPoint', { point: t(`address.servicePoint.${typedPoint}`) })}
          </Button>
        )}
      </AddressFields>
      {mayPrefer && <CheckField label={t('address.setPreferred')} {...register('isPreferred')} />}
      <AddressQuestion
        check={check}
        typed={getValues()}
        maySkip={false}
        onTake={take}
        onSkip={() => submit('accepted')}
      />
      {check.status === 'postNumberRefused' && <Message tone="error">{t('address.postNumberRefused')}</Message>}
      {check.status === 'postNumberOffline' && (
        <Message
          tone="warning"
          live="assertive"
          actionText={t('addressCheck.withoutCheck')}
          onAction={() => submit('accepted')}
        >
          {t('address.postNumberOffline')}
        </Message>
      )}
    </DataFormFrame>
  );
}

function startOf(customer: Customer, { addressId, isPackstation }: AddressTarget, country: Country): AddressInput {
  const edited = customer.deliveryAddresses.find(({ id }) => id === addressId);
  if (edited !== undefined) return addressInputOf(edited, edited.id === customer.preferredAddressId);
  const empty = emptyAddressInput(customer.firstName, customer.lastName);
  return isPackstation === true ? packstationNear(customer.billingAddress, empty, country) : empty;
}
