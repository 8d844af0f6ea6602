import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, type FocusEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { AddressSuggestion } from '~/domain/address/addressCheck';
import { readGermanDate } from '~/domain/common/berlinTime';
import { tidyName } from '~/domain/common/names';
import { tidyDate } from '~/domain/common/typedDate';
import type { Country } from '~/domain/common/country';
import { birthDateProblem } from '~/domain/customer/birthDate';
import type { Customer } from '~/domain/customer/customer';
import { customerInputOf, emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { customerDataActions, selectDrafts, type AddressTrust, type DataForm } from '../customerDataSlice';
import { customerSchema } from '../customerSchema';
import { fieldErrorText } from '../customerDataTexts';
import { useConfirmedStreet } from '../useConfirmedStreet';
import { useDraft } from '../useDraft';
import { AddressQuestion } from './AddressQuestion';
import styles from './CustomerData.module.css';
import { DataFormFrame } from './DataFormFrame';
import { NamesakesMessage } from './NamesakesMessage';
import { PlaceFields } from './PlaceFields';
import { SalutationField } from './SalutationField';
import '~/domain/common/countryWords.de';

interface CustomerFormProps {
  readonly data: Extract<DataForm, { phase: 'customer' }>;
  /** The customer of the call if the form edits one. */
  readonly customer: Customer | null;
  readonly country: Country;
  /** The invoice address may be edited (flag `invoiceAddressEdit`). */
  readonly mayEditAddress: boolean;
  readonly now: () => Date;
}

/**
 * Renders the form to create or edit a customer, also as guest and from a light user, with the rules of REQ B7; a
 * failed save keeps all values.
 */
export function CustomerForm({ data, customer, country, mayEditAddress, now }: CustomerFormProps) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const dispatch = useDispatch();
  // Reads the draft only at mount: afterwards the form owns its values.
  const { customer: draft } = useSelector(selectDrafts, () => true);
  const { purpose, check } = data;
  const [confirmStreet, isConfirmedStreet] = useConfirmedStreet();
  const schema = useMemo(() => customerSchema({ country, now, isConfirmedStreet }), [country, now, isConfirmedStreet]);
  const start = startOf(purpose.kind === 'lightUser' ? purpose.customer : customer, purpose.kind);
  const methods = useForm<CustomerInput>({
    resolver: yupResolver(schema),
    defaultValues: draft === null ? start : { ...draft, dateOfBirth: draft.dateOfBirth || start.dateOfBirth },
  });
  const { register, handleSubmit, formState, getValues, setValue } = methods;
  useDraft(methods, (input) => dispatch(customerDataActions.customerDrafted(input)));

  // Focuses the e-mail field after "this e-mail belongs to somebody else".
  const askedForEmail = useRef(false);
  const { setFocus } = methods;
  useEffect(() => {
    const asks = check.status === 'emailInUse' || check.status === 'lightUser';
    if (askedForEmail.current && !asks) setFocus('email');
    askedForEmail.current = asks;
  }, [check.status, setFocus]);

  const errorOf = (field: keyof CustomerInput) =>
    fieldErrorText(formState.errors[field]?.message, { country, street: getValues('street') }, t);
  const submit = (address: AddressTrust, withoutDuplicateCheck = false) => {
    setValue('dateOfBirth', tidyDate(getValues('dateOfBirth'), now()));
    void handleSubmit(
      whileMounted((input) =>
        dispatch(customerDataActions.customerSubmitted({ input, address, withoutDuplicateCheck })),
      ),
    )();
  };
  const take = (suggestion: AddressSuggestion) => {
    for (const field of ['street', 'streetNumber', 'zipCode', 'city'] as const) setValue(field, suggestion[field]);
    submit('accepted');
  };
  const announcePerson = () => {
    const { firstName, lastName, dateOfBirth: typed } = getValues();
    const dateOfBirth = readGermanDate(typed);
    if (purpose.kind !== 'create' || dateOfBirth === null || birthDateProblem(typed, now()) !== null) return;
    dispatch(
      customerDataActions.personTyped({ firstName: tidyName(firstName), lastName: tidyName(lastName), dateOfBirth }),
    );
  };
  const isDateTyped = formState.dirtyFields.dateOfBirth === true;
  const addressLocked = purpose.kind === 'edit' && !mayEditAddress;
  const text = (field: Exclude<keyof CustomerInput, 'salutation'>) => ({ error: errorOf(field), ...register(field) });
  return (
    <DataFormFrame
      title={t(`customerForm.purpose.${purpose.kind}`)}
      methods={methods}
      check={check}
      onSubmit={() => submit('check')}
    >
      <div className={form.row}>
        <SalutationField current={start.salutation} error={errorOf('salutation')} {...register('salutation')} />
        <TextField label={t('customerForm.academicTitle')} {...text('academicTitle')} />
      </div>
      <div className={form.row}>
        <TextField label={t('customerForm.firstName')} required {...text('firstName')} />
        <TextField label={t('customerForm.lastName')} required {...text('lastName')} />
      </div>
      <div className={form.row}>
        <TextField
          label={t('customer.dateOfBirth.label')}
          inputMode="numeric"
          placeholder="TT.MM.JJJJ"
          required
          error={errorOf('dateOfBirth')}
          hint={data.birthDateLost && !isDateTyped ? t('customer.birthDateLost') : undefined}
          {...register('dateOfBirth', {
            onBlur: (event: FocusEvent<HTMLInputElement>) => {
              const date = tidyDate(event.target.value, now());
              // A message that appears under the pointer would move the button away from it.
              const showsProblem = date !== '' && !(event.relatedTarget instanceof HTMLButtonElement);
              setValue('dateOfBirth', date, { shouldValidate: showsProblem });
              announcePerson();
            },
          })}
        />
        <TextField label={t('customerForm.email')} inputMode="email" {...text('email')} />
      </div>
      {purpose.kind === 'create' && <NamesakesMessage />}
      <div className={form.row}>
        <TextField label={t('customerForm.phonePrivate')} inputMode="tel" {...text('phonePrivate')} />
        <TextField label={t('customerForm.phoneMobile')} inputMode="tel" {...text('phoneMobile')} />
      </div>
      <p className={styles.section}>{t('customerForm.billingIn', { country: t(`inCountry.${country}`) })}</p>
      {addressLocked && <p className={form.note}>{t('customerForm.billingLocked')}</p>}
      <PlaceFields
        country={country}
        withStreet
        errorOf={errorOf}
        disabled={addressLocked}
        onConfirmStreet={() => {
          confirmStreet(getValues('street'));
          submit('check');
        }}
      />
      <AddressQuestion check={check} typed={getValues()} maySkip onTake={take} onSkip={() => submit('accepted')} />
      {check.status === 'duplicatesFailed' && (
        <Message
          tone="warning"
          live="assertive"
          actionText={t('customerForm.withoutDuplicateCheck')}
          onAction={() => submit('accepted', true)}
        >
          {t('customerForm.duplicatesFailed')}
        </Message>
      )}
    </DataFormFrame>
  );
}

function startOf(customer: Customer | null, purpose: 'create' | 'guest' | 'edit' | 'lightUser'): CustomerInput {
  return customer === null || purpose === 'create' || purpose === 'guest'
    ? emptyCustomerInput
    : customerInputOf(customer);
}
