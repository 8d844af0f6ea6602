import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { servicePointTypes } from '~/domain/address/address';
import { addressInputOf, emptyAddressInput, type AddressInput } from '~/domain/address/addressInput';
import { servicePointWords } from '~/domain/address/addressWords';
import { countryOfOrder } from '~/domain/order/correctionInput';
import type { Order } from '~/domain/order/order';
import type { OrderCustomer } from '~/domain/order/orderDetails';
import { addressSchema } from '~/features/customerData/addressSchema';
import { PlaceFields } from '~/features/customerData/components/PlaceFields';
import { AdditionFields, StreetConfirmation } from '~/features/customerData/components/StreetFields';
import { fieldErrorText } from '~/features/customerData/customerDataTexts';
import { useConfirmedStreet } from '~/features/customerData/useConfirmedStreet';
import { useDraft } from '~/features/customerData/useDraft';
import { orderDisplayActions, selectOrderDisplay, type LoadedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { SelectField } from '~/shared/ui/SelectField';
import { TextField } from '~/shared/ui/TextField';
import { CorrectionFrame } from './CorrectionFrame';
import './orderDisplayPageTexts.de';

/** Renders the form that corrects the delivery address of a rejected order, a street or a pick-up point (REQ B9.2). */
export function AddressCorrection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const dispatch = useDispatch();
  const { correction } = useSelector(selectOrderDisplay);
  const [confirmStreet, isConfirmedStreet] = useConfirmedStreet();
  const { order, details } = shown;
  const entered = correction?.drafts.address ?? correction?.parts.address ?? null;
  const { customer } = details;
  const country = countryOfOrder(order, details);
  const methods = useForm<AddressInput>({
    // The schema depends on the kind of address.
    resolver: (values, context, options) =>
      yupResolver(addressSchema(values.type, country, isConfirmedStreet))(values, context, options),
    defaultValues: entered ?? startOf(order, customer),
  });
  const keep = useCallback(
    (input: AddressInput) => void dispatch(orderDisplayActions.drafted({ address: input })),
    [dispatch],
  );
  useDraft(methods, keep);
  const { register, handleSubmit, formState, getValues, control } = methods;
  const isStreet = useWatch({ control, name: 'type' }) === 'POSTAL';
  const errorOf = (field: keyof AddressInput) =>
    fieldErrorText(formState.errors[field]?.message, { country, street: getValues('street') }, t);
  const submit = () => {
    void handleSubmit((input) => {
      dispatch(orderDisplayActions.corrected({ address: input }));
    })();
  };
  return (
    <FormProvider {...methods}>
      <CorrectionFrame label={t('rejected.correct', { part: t('rejected.address') })} onSubmit={submit}>
        {country === 'DE' && (
          <SelectField label={t('address.type')} autoFocus {...register('type')}>
            <option value="POSTAL">{t('address.street')}</option>
            {servicePointTypes.map((point) => (
              <option key={point} value={point}>
                {t(servicePointWords[point])}
              </option>
            ))}
          </SelectField>
        )}
        <div className={form.row}>
          <TextField label={t('customerForm.firstName')} error={errorOf('firstName')} {...register('firstName')} />
          <TextField label={t('customerForm.lastName')} error={errorOf('lastName')} {...register('lastName')} />
        </div>
        {!isStreet && (
          <div className={form.row}>
            <TextField
              label={t('address.postNumber')}
              inputMode="numeric"
              error={errorOf('postNumber')}
              {...register('postNumber')}
            />
            <TextField
              label={t('address.pointNumber')}
              inputMode="numeric"
              error={errorOf('pointNumber')}
              {...register('pointNumber')}
            />
          </div>
        )}
        <PlaceFields withStreet={isStreet} errorOf={errorOf} />
        <StreetConfirmation
          error={formState.errors.street?.message}
          onConfirm={() => {
            confirmStreet(getValues('street'));
            submit();
          }}
        />
        {isStreet && <AdditionFields errorOf={errorOf} />}
      </CorrectionFrame>
    </FormProvider>
  );
}

function startOf({ deliveryAddress }: Order, customer: OrderCustomer | null): AddressInput {
  return deliveryAddress === null
    ? emptyAddressInput(customer?.firstName ?? '', customer?.lastName ?? '')
    : addressInputOf(deliveryAddress, false);
}
