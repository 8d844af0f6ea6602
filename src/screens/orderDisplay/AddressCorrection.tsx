import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { AddressInput } from '~/domain/address/addressInput';
import { addressInputOfOrder } from '~/domain/order/correctionInput';
import { countryOfOrder } from '~/domain/order/orderCountry';
import { addressSchema } from '~/features/customerData/addressSchema';
import { AddressFields } from '~/features/customerData/components/AddressFields';
import { AdditionFields, StreetConfirmation } from '~/features/customerData/components/StreetFields';
import { fieldErrorText } from '~/features/customerData/customerDataTexts';
import { useConfirmedStreet } from '~/features/customerData/useConfirmedStreet';
import { useDraft } from '~/features/customerData/useDraft';
import { orderDisplayActions, selectOrderDisplay, type LoadedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
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
  const country = countryOfOrder(order, details);
  const methods = useForm<AddressInput>({
    // The schema depends on the kind of address.
    resolver: (values, context, options) =>
      yupResolver(addressSchema(values.type, country, isConfirmedStreet))(values, context, options),
    defaultValues: entered ?? addressInputOfOrder(order, details),
  });
  const keep = useCallback(
    (input: AddressInput) => void dispatch(orderDisplayActions.drafted({ address: input })),
    [dispatch],
  );
  useDraft(methods, keep);
  const { handleSubmit, formState, getValues, control } = methods;
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
        <AddressFields country={country} isStreet={isStreet} errorOf={errorOf} />
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
