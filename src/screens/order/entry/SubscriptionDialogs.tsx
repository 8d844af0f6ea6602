import { selectNewSubscriptionState } from '~/features/subscription/create/newSubscriptionSlice';
import { useParts } from '~/shared/hooks/useParts';
import { NewSubscriptionDialog } from './subscription/NewSubscriptionDialog';
import { ReservationDialogs } from './reservation/ReservationDialogs';

/** Renders what is created beside the order: a subscription, a reservation or a stock reminder. Its modules have to be loaded. */
export function SubscriptionDialogs() {
  const { phase } = useParts(selectNewSubscriptionState, 'phase');
  return phase === 'closed' ? <ReservationDialogs /> : <NewSubscriptionDialog />;
}
