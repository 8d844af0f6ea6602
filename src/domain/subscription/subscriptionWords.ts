import { isBeingCanceled, type Subscription, type SubscriptionStatus } from './subscription';
import './subscriptionWords.de';

/** A status is never told apart by its colour alone: icon and word stand beside it. */
export const statusLooks = {
  ACTIVE: { tone: 'success', icon: '●' },
  CANCELED: { tone: 'neutral', icon: '✕' },
  CREATED: { tone: 'neutral', icon: '○' },
  FAILED: { tone: 'error', icon: '⚠' },
  IN_PROGRESS: { tone: 'warning', icon: '…' },
  DELAYED_IN_DELIVERY: { tone: 'warning', icon: '!' },
  unknown: { tone: 'neutral', icon: '?' },
} as const satisfies Record<SubscriptionStatus, { readonly tone: string; readonly icon: string }>;

/** A cancellation that the service works on is said to be one. */
export function statusWordOf(subscription: Pick<Subscription, 'status'>) {
  return isBeingCanceled(subscription)
    ? 'subscription.isBeingCanceled'
    : (`subscription.status.${subscription.status.type}` as const);
}
