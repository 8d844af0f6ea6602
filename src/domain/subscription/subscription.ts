import type { Address } from '~/domain/address/address';
import { currencyOf, type Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import type { PaymentSelection } from '~/domain/payment/payment';
import type { SourceChannel } from '~/domain/order/salesChannel';

/** REQ G2.4; `unknown`: a status that this version does not know. */
export const subscriptionStatuses = [
  'ACTIVE',
  'CANCELED',
  'CREATED',
  'FAILED',
  'IN_PROGRESS',
  'DELAYED_IN_DELIVERY',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number] | 'unknown';

/** The filter has another code for a delayed delivery than the subscription itself (REQ G3.3). */
export const overviewStatuses = ['ALL', 'ACTIVE', 'IN_PROGRESS', 'DELAY_IN_DELIVERY', 'CANCELED'] as const;
export type OverviewStatus = (typeof overviewStatuses)[number];

export const rotations = [
  'ONE_MONTH',
  'TWO_MONTHS',
  'THREE_MONTHS',
  'FOUR_MONTHS',
  'FIVE_MONTHS',
  'SIX_MONTHS',
] as const;
/** REQ G1.3. */
export type Rotation = (typeof rotations)[number];

export const starts = [
  'TODAY',
  'ONE_WEEK',
  'TWO_WEEKS',
  'THREE_WEEKS',
  'SIX_WEEKS',
  'ONE_MONTH',
  'SKIP_NEXT_DELIVERY',
  'CUSTOM',
] as const;
/** REQ G1.3. */
export type StartIn = (typeof starts)[number];

/** REQ G5.2. */
export const cancelReasons = [
  'ANIMAL_DIED',
  'INCOMPATIBILITY',
  'COLLECTION',
  'QUANTITY_BECAME_TOO_MUCH',
  'CUSTOMER_DIDNT_WANT_SUBSCRIPTION',
  'PRODUCT_REGULARLY_OFFERED_CHEAPER',
  'NO_MORE_NEED',
  'NO_INDICATION_OF_REASON',
  'DOUBLE_SUBSCRIPTION',
  'WRONG_SUBSCRIPTION',
  'ORDER_RESTRICTION',
  'NO_LONGER_ON_OFFER',
  'HSE_DECISION',
  'SUBSCRIPTION_EXPIRED',
  'VARIANT_CHANGE',
  'PRICE_INCREASE',
] as const;
export type SubscriptionCancelReason = (typeof cancelReasons)[number];

/** REQ G5.5; a failure that this version does not know is `unknown` too. */
export const failureTypes = [
  'deviant_customer_data',
  'general_crm_rejection',
  'general_erp_rejection',
  'unknown',
] as const;
export type FailureType = (typeof failureTypes)[number];

/** REQ G3.3. */
export const keywordTypes = ['DELIVERY_PRODUCT_NO', 'SUBSCRIPTION_NO', 'CUSTOMER_NO'] as const;
export type KeywordType = (typeof keywordTypes)[number];

/** REQ G3.3. */
export const dateFilterKinds = ['CREATION_DATE', 'NEXT_DELIVERY_DATE', 'PREVIOUS_EDIT_DATE'] as const;
export type DateFilterKind = (typeof dateFilterKinds)[number];

/** The payment as the service shows it; bank details are masked. */
export interface ShownPayment {
  /** A method that this version does not know is kept as its code. */
  readonly method: string;
  readonly accountHolder: string | null;
  readonly maskedIban: string | null;
  readonly bankName: string | null;
}

/** REQ G2.3. What the service leaves out is null, or empty text. */
export interface Subscription {
  readonly id: string;
  readonly contractNumber: string;
  readonly externalCustomerId: string;
  readonly status: {
    readonly type: SubscriptionStatus;
    /** The status as the service names it. */
    readonly code: string;
    readonly agentUsername: string | null;
    readonly timestamp: string;
    /** Why it was cancelled; a reason that this version does not know is kept as its code. */
    readonly reason: string | null;
    readonly failure: FailureType | null;
  };
  readonly product: {
    readonly baseProductNo: string;
    readonly name: string;
    readonly brand: string;
    /** A subscription product's status (REQ G1.5). */
    readonly status: string;
    readonly deliveryProductNo: string;
  };
  readonly details: {
    readonly product: { readonly sku: string; readonly quantity: number | null; readonly price: Cents | null };
    readonly payment: ShownPayment;
    /** Null: the billing address of the customer. */
    readonly deliveryAddress: Address | null;
    /** The service names a delivery address that cannot be read; `deliveryAddress` is null then. */
    readonly isAddressUnreadable?: boolean | undefined;
    readonly salesChannel: string | null;
    readonly salesOffice: string | null;
    readonly sourceChannel: string | null;
    readonly shippingCost: Cents | null;
  };
  readonly aboInfo: {
    readonly aboNumber: string;
    readonly rotation: Rotation | null;
    readonly startIn: StartIn | null;
    /** `YYYY-MM-DD`. */
    readonly nextOrderDate: string | null;
    readonly previousOrderDate: string | null;
  };
  /** The delivery product number (Werbe BNR). */
  readonly promoOrderNumber: string;
  /** The subscription product number (Lifer BNR). */
  readonly deliveryOrderNumber: string;
  readonly price: Cents | null;
  readonly total: Cents | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly note: string | null;
}

/** The changed parts of a subscription. */
export type PatchedSubscription = Pick<Subscription, 'id'> & Partial<Subscription>;

/** REQ G1.1. */
export interface NewSubscription {
  readonly externalCustomerId: string;
  readonly product: { readonly sku: string; readonly quantity: number; readonly price: Cents };
  readonly payment: PaymentSelection;
  /** Also where it is the billing address: what null means is not named. */
  readonly deliveryAddress: Address;
  readonly aboInfo: { readonly rotation: Rotation; readonly startIn: StartIn; readonly nextOrderDate: string };
  readonly salesChannel: string;
  readonly salesOffice: string;
  readonly sourceChannel: SourceChannel;
}

/** `kept`: the payment stays as it is, with the bank details that the service has. */
export type EditedPayment =
  | { readonly kind: 'kept'; readonly method: string; readonly accountHolder: string | null }
  | { readonly kind: 'chosen'; readonly payment: PaymentSelection };

/** REQ G4.1. */
export interface SubscriptionEdit {
  readonly deliveryAddress: Address | null;
  readonly nextOrderDate: string;
  readonly payment: EditedPayment;
  readonly rotation: Rotation;
  readonly deliveryProductQuantity: number;
}

/**
 * The currency of its amounts, which it does not name: that of the country of its delivery address, else that of the call.
 */
export function currencyOfSubscription(
  { details }: { readonly details: Pick<Subscription['details'], 'deliveryAddress'> },
  ofCall: Currency,
): Currency {
  const country = details.deliveryAddress?.countryCode ?? null;
  return country === null ? ofCall : currencyOf(country);
}

/** The number by which people know a subscription; its id while it has none. */
export function nameOfSubscription({
  id,
  aboInfo,
}: {
  readonly id: string;
  readonly aboInfo: Pick<Subscription['aboInfo'], 'aboNumber'>;
}): string {
  return aboInfo.aboNumber === '' ? id : aboInfo.aboNumber;
}

/** A cancelled subscription is never selected (REQ G3.4), and cannot be changed. */
export function isCanceled({ status }: Pick<Subscription, 'status'>): boolean {
  return status.type === 'CANCELED';
}

/** A cancellation that the service works on (REQ G2.4): being processed, with a reason, where the service names one. */
export function isBeingCanceled({ status }: Pick<Subscription, 'status'>): boolean {
  return status.type === 'IN_PROGRESS' && status.reason !== null;
}

/**
 * The subscriptions as they were read, with the reason of a cancellation that is known from before: a service that processes it need not name it,
 * and the agent goes on following it.
 */
export function withKnownReasons(
  read: readonly Subscription[],
  known: readonly Subscription[],
): readonly Subscription[] {
  const reasons = new Map(known.filter(isBeingCanceled).map(({ id, status }) => [id, status.reason]));
  return read.map((one) =>
    one.status.type === 'IN_PROGRESS' && one.status.reason === null
      ? { ...one, status: { ...one.status, reason: reasons.get(one.id) ?? null } }
      : one,
  );
}

/** Cancelled, or being cancelled: nothing can be changed any more. */
export function isOver(subscription: Pick<Subscription, 'status'>): boolean {
  return isCanceled(subscription) || isBeingCanceled(subscription);
}

/** What the edit of a subscription begins with: a copy with `startIn` `CUSTOM` (REQ G4.1). */
export function editedCopy<S extends Pick<Subscription, 'aboInfo'>>(subscription: S): S {
  return { ...subscription, aboInfo: { ...subscription.aboInfo, startIn: 'CUSTOM' } };
}

/** Those that can be changed first, cancelled ones last; otherwise in the order of the service. */
export function changeableFirst(subscriptions: readonly Subscription[]): readonly Subscription[] {
  const rank = (subscription: Subscription) => {
    if (isCanceled(subscription)) return 2;
    return subscription.status.type === 'ACTIVE' ? 0 : 1;
  };
  return subscriptions.toSorted((a, b) => rank(a) - rank(b));
}
