import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import type { AddressInput } from '~/domain/address/addressInput';
import type { Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { addressSchema } from './addressSchema';
import { fieldErrorText } from './customerDataTexts';
import { useConfirmedStreet } from './useConfirmedStreet';
import { useDraft } from './useDraft';

interface AddressFormOptions {
  readonly country: Country;
  /** The values at mount; afterwards the form owns them. */
  readonly start: AddressInput;
  /** Hears the values on every change. */
  readonly keep: (input: AddressInput) => void;
}

/** The form of an address, a street or a pick-up point, by the rules of its country (REQ B9.2). */
export function useAddressForm({ country, start, keep }: AddressFormOptions) {
  const t = useText();
  const [confirmStreet, isConfirmedStreet] = useConfirmedStreet();
  const methods = useForm<AddressInput>({
    // The schema depends on the kind of address.
    resolver: (values, context, options) =>
      yupResolver(addressSchema(values.type, country, isConfirmedStreet))(values, context, options),
    defaultValues: start,
  });
  useDraft(methods, keep);
  const { control, formState, getValues } = methods;
  return {
    methods,
    isStreet: useWatch({ control, name: 'type' }) === 'POSTAL',
    errorOf: (field: keyof AddressInput) =>
      fieldErrorText(formState.errors[field]?.message, { country, street: getValues('street') }, t),
    /** The street that is typed now is right, although it looks like a pick-up point or has no number. */
    confirmStreet: () => confirmStreet(getValues('street')),
  };
}
