import { FormProvider } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { Address } from '~/domain/address/address';
import type { AddressInput } from '~/domain/address/addressInput';
import { typedAddress } from '~/domain/order/editForms';
import { AddressFields } from '~/features/customer/data/components/AddressFields';
import { useAddressForm } from '~/features/customer/data/useAddressForm';
import { editOrderActions } from '../state/editOrderSlice';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import { moveOnByEnter } from '~/shared/keyboard/nextField';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/address/addressWords.de';
import '~/features/customer/data/customerDataTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';

interface EditAddressFormProps {
  readonly view: OpenEditView;
  readonly typed: AddressInput;
  readonly onTake: (address: Address) => void;
}

/** Renders the form of a new delivery address of the order, a street or a pick-up point, by the rules of its country (REQ B9.2, F2.1). */
export function EditAddressForm({ view, typed, onTake }: EditAddressFormProps) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const dispatch = useDispatch();
  const { country, isLocked, open } = view;
  const { methods, isStreet, errorOf, confirmStreet } = useAddressForm({
    country,
    start: typed,
    keep: (input) => dispatch(editOrderActions.formTyped({ deliveryAddress: input })),
  });
  const submit = () => {
    if (isLocked) return;
    void methods.handleSubmit(
      whileMounted((input) => onTake(typedAddress(input, country, () => `local-${crypto.randomUUID()}`))),
    )();
  };
  return (
    <FormProvider {...methods}>
      <div role="presentation" onKeyDown={moveOnByEnter}>
        <form
          className={form.form}
          aria-label={t('address.add')}
          data-form="deliveryAddress"
          {...(open.includes('deliveryAddress') && { 'data-unsaved': true })}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <AddressFields
            country={country}
            isStreet={isStreet}
            errorOf={errorOf}
            onConfirmStreet={() => {
              confirmStreet();
              submit();
            }}
          />
          <div className={form.actions}>
            <Button onClick={() => dispatch(editOrderActions.formTyped({ deliveryAddress: null }))}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" aria-disabled={isLocked}>
              {t('editOrder.address.take')}
            </Button>
          </div>
        </form>
      </div>
    </FormProvider>
  );
}
