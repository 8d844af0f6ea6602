import { FormProvider } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { addressInputOfOrder } from '~/domain/order/correctionInput';
import { countryOfOrder } from '~/domain/order/orderCountry';
import { AddressFields } from '~/features/customer/data/components/AddressFields';
import { useAddressForm } from '~/features/customer/data/useAddressForm';
import { orderDisplayActions, selectCorrection } from '../orderDisplaySlice';
import type { LoadedOrder } from '../orderDisplayState';
import { useWhileMounted } from '~/shared/hooks/useWhileMounted';
import { useText } from '~/shared/i18n/i18n';
import { CorrectionFrame } from './CorrectionFrame';
import { useCorrection } from './useCorrection';
import '../orderDisplayPageTexts.de';

/** Renders the form that corrects the delivery address of a rejected order, a street or a pick-up point (REQ B9.2). */
export function AddressCorrection({ shown }: { readonly shown: LoadedOrder }) {
  const t = useText();
  const whileMounted = useWhileMounted();
  const { begin, correct } = useCorrection();
  const dispatch = useDispatch();
  const correction = useSelector(selectCorrection);
  const { order, details } = shown;
  const entered = correction?.drafts.address ?? correction?.parts.address ?? null;
  const country = countryOfOrder(order, details);
  const { methods, isStreet, errorOf, confirmStreet } = useAddressForm({
    country,
    start: entered ?? addressInputOfOrder(order, details),
    keep: (input) => dispatch(orderDisplayActions.drafted({ address: input })),
  });
  const submit = () => void methods.handleSubmit(whileMounted((input) => correct({ address: input })))();
  return (
    <FormProvider {...methods}>
      <CorrectionFrame
        label={t('rejected.correct', { part: t('rejected.part.address') })}
        onSubmit={(isResubmitted) => {
          begin(isResubmitted);
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
      </CorrectionFrame>
    </FormProvider>
  );
}
