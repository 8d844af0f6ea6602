import { NewSubscriptionDialog } from './subscription/NewSubscriptionDialog';

/** Renders what is created beside the order. Its modules have to be loaded. */
export function SubscriptionDialogs() {
  return <NewSubscriptionDialog />;
}
