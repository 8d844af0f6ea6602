import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { checkoutDraft, checkoutOf, completeCheckout } from '~/domain/order/checkout';
import { reservationStep } from '~/domain/waitlist/reservationStep';
import { CheckoutForm } from '~/features/payment/components/CheckoutForm';
import { ReservationDialog } from '~/features/waitlist/components/ReservationDialog';
import type { Reservation } from '~/features/waitlist/reservation';
import { waitlistActions } from '~/features/waitlist/waitlistSlice';
import { selectCheckoutFacts } from '~/flows/checkOut/checkoutFacts';
import { checkoutView } from '~/flows/checkOut/checkoutView';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { BirthDateStep } from '../BirthDateStep';
import { CustomerStep } from '../CustomerStep';
import { useIsCallerConfirmed } from '../useIsCallerConfirmed';
import '~/features/payment/paymentResetTexts.de';
import '~/features/waitlist/reservationTexts.de';

/** Renders the open reservation with the steps of the features that take part in it. */
export function OpenReservation({ reservation }: { readonly reservation: Reservation }) {
  const t = useText();
  const dispatch = useDispatch();
  const facts = useSelector(selectCheckoutFacts);
  const { customer, country } = facts;
  const customerNumber = customer?.externalCustomerId ?? null;
  const isCallerConfirmed = useIsCallerConfirmed();
  const [wasTried, setWasTried] = useState(false);
  const { submission } = reservation;
  const step = reservationStep({
    customerNumber,
    isCallerConfirmed,
    isOutcomeOpen: submission.status === 'outcomeUnknown' && submission.lookup !== 'notThere',
  });
  const draft = reservation.draft?.customerNumber === customerNumber ? reservation.draft : null;
  const value = checkoutOf(draft, facts);
  const submit = () => {
    const checkout = completeCheckout(value, facts);
    setWasTried(true);
    if (checkout !== null && customerNumber !== null) {
      dispatch(waitlistActions.submitRequested({ customerNumber, checkout, country }));
    }
  };
  return (
    <ReservationDialog
      reservation={reservation}
      step={step}
      customer={
        customer === null || customerNumber === null
          ? null
          : t('waitlist.reservation.forCustomer', { name: nameOf(customer), number: customerNumber })
      }
      onSubmit={submit}
    >
      {step === 'customer' && <CustomerStep intro={t('waitlist.reservation.customerNeeded')} />}
      {step === 'birthday' && <BirthDateStep />}
      {step === 'checkout' && customerNumber !== null && (
        <>
          {draft?.isBankLost === true && <Message tone="warning">{t('payment.reset.bankDetailsLost')}</Message>}
          <CheckoutForm
            view={checkoutView(value, facts, t)}
            value={value}
            onChange={(changed) => dispatch(waitlistActions.draftEdited(checkoutDraft(customerNumber, changed)))}
            showProblems={wasTried}
            takesFocus
          />
        </>
      )}
    </ReservationDialog>
  );
}
