import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { CustomerNumberForm } from '~/features/customer/ofCall/components/CustomerNumberForm';
import { LoginFailure } from '~/features/customer/ofCall/components/LoginFailure';
import { selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { useText } from '~/shared/i18n/i18n';
import '~/features/customer/ofCall/customerTexts.de';
import '~/features/waitlist/reservationTexts.de';

interface CustomerStepProps {
  /** Why a customer is needed. */
  readonly intro: string;
}

/** Renders the field for the customer number, which is loaded by the login of the call (REQ G1.6, H1.2). */
export function CustomerStep({ intro }: CustomerStepProps) {
  const t = useText();
  const login = useSelector(selectLogin);
  const customer = useSelector(selectCustomer);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <>
      <p>{customer === null ? intro : t('waitlist.reservation.customerWithoutNumber')}</p>
      <CustomerNumberForm fieldRef={field} />
      <p role="status">{login.phase === 'loading' && t('customer.loading', { number: login.customerNumber })}</p>
      {(login.phase === 'failed' || login.phase === 'denied') && <LoginFailure login={login} />}
    </>
  );
}
