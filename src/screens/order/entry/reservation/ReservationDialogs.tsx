import { useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomer, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { ReminderDialog } from '~/features/article/stockReminder/components/ReminderDialog';
import { selectReminder } from '~/features/article/stockReminder/stockReminderSlice';
import { DoubleDialog } from '~/features/waitlist/components/DoubleDialog';
import { ReservationDone } from '~/features/waitlist/components/ReservationDone';
import { selectDouble, selectReservation } from '~/features/waitlist/waitlistSlice';
import { selectHasCustomerQuestion } from '../deskQuestions';
import { OpenReservation } from './OpenReservation';

/**
 * Renders the dialog of a reservation or of a stock reminder, if one is open. While the login asks its own questions, they come
 * first.
 */
export function ReservationDialogs() {
  const reservation = useSelector(selectReservation);
  const double = useSelector(selectDouble);
  const reminder = useSelector(selectReminder);
  const currency = useSelector(selectCurrency);
  const customer = useSelector(selectCustomer);
  const hasCustomerQuestion = useSelector(selectHasCustomerQuestion);
  const login = useSelector(selectLogin);
  if (hasCustomerQuestion || login.phase === 'stopped') return null;
  const isFilledIn = reservation !== null && reservation.submission.status !== 'created';
  if (double !== null && !isFilledIn) return <DoubleDialog double={double} />;
  if (reservation !== null) {
    const { article, submission } = reservation;
    if (submission.status !== 'created') return <OpenReservation reservation={reservation} />;
    const { item, customerNumber } = submission;
    return <ReservationDone article={article} item={item} customerNumber={customerNumber} />;
  }
  if (reminder === null) return null;
  return <ReminderDialog reminder={reminder} currency={currency} customerEmail={customer?.email ?? null} />;
}
