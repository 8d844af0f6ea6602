import { useSelector } from 'react-redux';
import { selectNewSubscription } from '~/features/subscription/create/newSubscriptionSlice';
import { NewSubscriptionDialog } from './subscription/NewSubscriptionDialog';
import { ReservationDialogs } from './reservation/ReservationDialogs';

/** Renders what is created beside the order: a subscription, a reservation or a stock reminder. Its modules have to be loaded. */
export function SubscriptionDialogs() {
  const { phase } = useSelector(selectNewSubscription);
  return phase === 'closed' ? <ReservationDialogs /> : <NewSubscriptionDialog />;
}
