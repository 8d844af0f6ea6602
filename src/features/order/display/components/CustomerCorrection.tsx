import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { tidyDate } from '~/domain/common/typedDate';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { customerInputOfOrder } from '~/domain/order/correctionInput';
import { countryOfOrder } from '~/domain/order/orderCountry';
import { deskNow } from '~/features/call/deskTime';
import { PlaceFields } from '~/features/customer/data/components/PlaceFields';
import { SalutationField } from '~/features/customer/data/components/SalutationField';
import { customerSchema } from '~/features/customer/data/customerSchema';
import { fieldErrorText } from '~/features/customer/data/customerDataTexts';
import { useConfirmedStreet } from '~/features/customer/data/useConfirmedStreet';
import { useDraft } from '~/features/customer/data/useDraft';
import { orderDisplayActions, selectCorrection } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { TextField } from '~/shared/ui/TextField';
import { CorrectionFrame } from './CorrectionFrame';
import { useCorrection } from './useCorrection';
import '~/domain/customer/customerWords.de';
import '../orderDisplayPageTexts.de';

/** Renders the form that corrects the customer of a rejected order, with the rules of REQ B7. */
export function CustomerCorrection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const { begin, correct } = useCorrection();
  const dispatch = useDispatch();
  const correction = useSelector(selectCorrection);
  const { customer } = shown.details;
  const country = countryOfOrder(shown.order, shown.details);
  const [confirmStreet, isConfirmedStreet] = useConfirmedStreet();
  const schema = useMemo(
    () => customerSchema({ country, now: deskNow, isConfirmedStreet }),
    [country, isConfirmedStreet],
  );
  const start = customer === null ? emptyCustomerInput : customerInputOfOrder(customer);
  const methods = useForm<CustomerInput>({
    resolver: yupResolver(schema),
    defaultValues: withBirthday(correction?.drafts.customer ?? correction?.parts.customer ?? start, start),
  });
  useDraft(methods, (input) => dispatch(orderDisplayActions.drafted({ customer: input })));
  const { register, handleSubmit, formState, getValues, setValue } = methods;
  const errorOf = (field: keyof CustomerInput) =>
    fieldErrorText(formState.errors[field]?.message, { country, street: getValues('street') }, t);
  const text = (field: Exclude<keyof CustomerInput, 'salutation'>) => ({ error: errorOf(field), ...register(field) });
  const submit = () => {
    setValue('dateOfBirth', tidyDate(getValues('dateOfBirth'), deskNow()));
    void handleSubmit(whileMounted((input) => correct({ customer: input })))();
  };
  return (
    <FormProvider {...methods}>
      <CorrectionFrame
        label={t('rejected.correct', { part: t('rejected.part.customer') })}
        onSubmit={(isResubmitted) => {
          begin(isResubmitted);
          submit();
        }}
      >
        <div className={form.row}>
          <SalutationField current={start.salutation} error={errorOf('salutation')} {...register('salutation')} />
          <TextField label={t('customer.dateOfBirth.label')} inputMode="numeric" {...text('dateOfBirth')} />
        </div>
        <div className={form.row}>
          <TextField label={t('customerForm.firstName')} {...text('firstName')} />
          <TextField label={t('customerForm.lastName')} {...text('lastName')} />
        </div>
        <div className={form.row}>
          <TextField label={t('customerForm.email')} inputMode="email" {...text('email')} />
          <TextField label={t('customerForm.phonePrivate')} inputMode="tel" {...text('phonePrivate')} />
        </div>
        <PlaceFields
          country={country}
          withStreet
          errorOf={errorOf}
          onConfirmStreet={() => {
            confirmStreet(getValues('street'));
            submit();
          }}
        />
      </CorrectionFrame>
    </FormProvider>
  );
}

/** A date of birth that a reload has lost is the order's own one. */
function withBirthday(input: CustomerInput, start: CustomerInput): CustomerInput {
  return { ...input, dateOfBirth: input.dateOfBirth || start.dateOfBirth };
}
