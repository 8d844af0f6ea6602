import type { DateMove } from './nextOrderDate';
import type { BulkResult, SortField } from './overview';
import {
  isBeingCanceled,
  type Subscription,
  type DateFilterKind,
  type KeywordType,
  type OverviewStatus,
  type Rotation,
  type StartIn,
  type SubscriptionCancelReason,
  type SubscriptionStatus,
} from './subscription';
import './subscriptionWords.de';

const subscriptionStatusWords = {
  ACTIVE: 'subscription.status.ACTIVE',
  CANCELED: 'subscription.status.CANCELED',
  CREATED: 'subscription.status.CREATED',
  FAILED: 'subscription.status.FAILED',
  IN_PROGRESS: 'subscription.status.IN_PROGRESS',
  DELAYED_IN_DELIVERY: 'subscription.status.DELAYED_IN_DELIVERY',
  unknown: 'subscription.status.unknown',
} as const satisfies Record<SubscriptionStatus, string>;

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
    : subscriptionStatusWords[subscription.status.type];
}

export const overviewStatusWords = {
  ALL: 'subscription.filterStatus.ALL',
  ACTIVE: 'subscription.filterStatus.ACTIVE',
  IN_PROGRESS: 'subscription.filterStatus.IN_PROGRESS',
  DELAY_IN_DELIVERY: 'subscription.filterStatus.DELAY_IN_DELIVERY',
  CANCELED: 'subscription.filterStatus.CANCELED',
} as const satisfies Record<OverviewStatus, string>;

export const rotationWords = {
  ONE_MONTH: 'subscription.rotation.ONE_MONTH',
  TWO_MONTHS: 'subscription.rotation.TWO_MONTHS',
  THREE_MONTHS: 'subscription.rotation.THREE_MONTHS',
  FOUR_MONTHS: 'subscription.rotation.FOUR_MONTHS',
  FIVE_MONTHS: 'subscription.rotation.FIVE_MONTHS',
  SIX_MONTHS: 'subscription.rotation.SIX_MONTHS',
} as const satisfies Record<Rotation, string>;

export const startWords = {
  TODAY: 'subscription.start.TODAY',
  ONE_WEEK: 'subscription.start.ONE_WEEK',
  TWO_WEEKS: 'subscription.start.TWO_WEEKS',
  THREE_WEEKS: 'subscription.start.THREE_WEEKS',
  SIX_WEEKS: 'subscription.start.SIX_WEEKS',
  ONE_MONTH: 'subscription.start.ONE_MONTH',
  SKIP_NEXT_DELIVERY: 'subscription.start.SKIP_NEXT_DELIVERY',
  CUSTOM: 'subscription.start.CUSTOM',
} as const satisfies Record<StartIn, string>;

export const subscriptionCancelReasonWords = {
  ANIMAL_DIED: 'subscription.cancelReason.ANIMAL_DIED',
  INCOMPATIBILITY: 'subscription.cancelReason.INCOMPATIBILITY',
  COLLECTION: 'subscription.cancelReason.COLLECTION',
  QUANTITY_BECAME_TOO_MUCH: 'subscription.cancelReason.QUANTITY_BECAME_TOO_MUCH',
  CUSTOMER_DIDNT_WANT_SUBSCRIPTION: 'subscription.cancelReason.CUSTOMER_DIDNT_WANT_SUBSCRIPTION',
  PRODUCT_REGULARLY_OFFERED_CHEAPER: 'subscription.cancelReason.PRODUCT_REGULARLY_OFFERED_CHEAPER',
  NO_MORE_NEED: 'subscription.cancelReason.NO_MORE_NEED',
  NO_INDICATION_OF_REASON: 'subscription.cancelReason.NO_INDICATION_OF_REASON',
  DOUBLE_SUBSCRIPTION: 'subscription.cancelReason.DOUBLE_SUBSCRIPTION',
  WRONG_SUBSCRIPTION: 'subscription.cancelReason.WRONG_SUBSCRIPTION',
  ORDER_RESTRICTION: 'subscription.cancelReason.ORDER_RESTRICTION',
  NO_LONGER_ON_OFFER: 'subscription.cancelReason.NO_LONGER_ON_OFFER',
  HSE_DECISION: 'subscription.cancelReason.HSE_DECISION',
  SUBSCRIPTION_EXPIRED: 'subscription.cancelReason.SUBSCRIPTION_EXPIRED',
  VARIANT_CHANGE: 'subscription.cancelReason.VARIANT_CHANGE',
  PRICE_INCREASE: 'subscription.cancelReason.PRICE_INCREASE',
} as const satisfies Record<SubscriptionCancelReason, string>;

export const keywordTypeWords = {
  DELIVERY_PRODUCT_NO: 'subscription.keywordType.DELIVERY_PRODUCT_NO',
  SUBSCRIPTION_NO: 'subscription.keywordType.SUBSCRIPTION_NO',
  CUSTOMER_NO: 'subscription.keywordType.CUSTOMER_NO',
} as const satisfies Record<KeywordType, string>;

export const dateKindWords = {
  CREATION_DATE: 'subscription.dateKind.CREATION_DATE',
  NEXT_DELIVERY_DATE: 'subscription.dateKind.NEXT_DELIVERY_DATE',
  PREVIOUS_EDIT_DATE: 'subscription.dateKind.PREVIOUS_EDIT_DATE',
} as const satisfies Record<DateFilterKind, string>;

export const sortFieldWords = {
  CREATION_DATE: 'subscription.sort.CREATION_DATE',
  NEXT_ORDER_DATE: 'subscription.sort.NEXT_ORDER_DATE',
  UPDATED_DATE: 'subscription.sort.UPDATED_DATE',
  PRODUCT_NAME: 'subscription.sort.PRODUCT_NAME',
} as const satisfies Record<SortField, string>;

export const dateMoveWords = {
  WEEK: 'subscription.move.WEEK',
  MONTH: 'subscription.move.MONTH',
  SKIP: 'subscription.move.SKIP',
} as const satisfies Record<DateMove['kind'], string>;

export const skipWords = {
  ONE_MONTH: 'subscription.skip.ONE_MONTH',
  TWO_MONTHS: 'subscription.skip.TWO_MONTHS',
  THREE_MONTHS: 'subscription.skip.THREE_MONTHS',
  FOUR_MONTHS: 'subscription.skip.FOUR_MONTHS',
  FIVE_MONTHS: 'subscription.skip.FIVE_MONTHS',
  SIX_MONTHS: 'subscription.skip.SIX_MONTHS',
} as const satisfies Record<Rotation, string>;

export const bulkResultWords = {
  PROCESSED: 'subscription.result.PROCESSED',
  FAILED: 'subscription.result.FAILED',
} as const satisfies Record<BulkResult['result'], string>;
