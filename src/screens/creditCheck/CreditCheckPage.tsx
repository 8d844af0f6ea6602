import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { CreditCheckForm } from '~/features/customer/creditCheck/components/CreditCheckForm';
import { CreditCheckAnswer } from '~/features/customer/creditCheck/components/CreditCheckAnswer';
import { creditCheckActions } from '~/features/customer/creditCheck/creditCheckSlice';
import { useText } from '~/shared/i18n/i18n';
import { NarrowPage } from '~/shared/ui/NarrowPage';

/** Renders the creditworthiness of a customer in plain words (DECISIONS 14). */
export function CreditCheckPage() {
  const t = useText();
  const dispatch = useDispatch();

  useEffect(
    () => () => {
      dispatch(creditCheckActions.checkLeft());
    },
    [dispatch],
  );

  return (
    <NarrowPage title={t('creditCheck.title')}>
      <CreditCheckForm />
      <CreditCheckAnswer />
    </NarrowPage>
  );
}
