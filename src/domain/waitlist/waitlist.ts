import { berlinDay, isSince } from '~/domain/common/berlinTime';
import type { DateRange } from '~/domain/common/dateRange';
import type { Cents } from '~/domain/common/money';
import type { Product } from '~/domain/article/product';

/** `CREATED`: waits for stock. `PROCESSED`: an order was created. */
export const waitlistStatuses = ['CREATED', 'PROCESSED', 'CANCELLED', 'FAILED', 'REJECTED'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/** The reasons for which an item can be cancelled (REQ H1.4). */
export const waitlistCancelReasons = [
  'CUSTOMER_REQUEST',
  'DELIVERY_NOT_POSSIBLE',
  'DETECTION_ERROR',
  'WAITLIST_TIMEOUT',
] as const;
export type WaitlistCancelReason = (typeof waitlistCancelReasons)[number];

/** A reserved article (REQ H1.3). Codes stay text, so that an unknown one can be shown; what the service leaves out is null. */
export interface WaitlistItem {
  readonly id: string;
  readonly status: { readonly code: string; readonly reason: string | null };
  readonly sku: string;
  readonly product: {
    readonly baseProductNo: string;
    readonly name: string;
    readonly brand: string;
    readonly price: Cents | null;
  };
  readonly quantity: number | null;
  readonly shippingCosts: Cents | null;
  readonly totalPrice: Cents | null;
  readonly paymentMethod: string | null;
  /** ISO 8601. */
  readonly createdAt: string | null;
  /** Null until there is an order. */
  readonly orderDate: string | null;
  readonly cancellationReason: string | null;
}

/** The status that a code of the service means; `CANCELED` is spelled in both ways. Null: unknown. */
export function waitlistStatusOf({ status }: Pick<WaitlistItem, 'status'>): WaitlistStatus | null {
  const code = status.code.trim().toUpperCase();
  if (code === 'CANCELED') return 'CANCELLED';
  return waitlistStatuses.find((known) => known === code) ?? null;
}

/** Only an item that waits can be cancelled (REQ H1.4). */
export function canCancelItem(item: Pick<WaitlistItem, 'status'>): boolean {
  return waitlistStatusOf(item) === 'CREATED';
}

/** Whether the service could not reserve the article; the item waits for nothing. */
export function hasFailed(item: Pick<WaitlistItem, 'status'>): boolean {
  const status = waitlistStatusOf(item);
  return status === 'FAILED' || status === 'REJECTED';
}

/** The reason of a cancelled item, whichever of its two fields it is in. */
export function cancelReasonOf({ cancellationReason, status }: WaitlistItem): string | null {
  return cancellationReason ?? status.reason;
}

/** Whether an article of this product can be reserved: the product is sold out and has a waitlist. */
export function isWaitlistSellable({ status }: Pick<Product, 'status'>): boolean {
  return status.trim().toUpperCase() === 'WAITLISTSELLABLE';
}

export interface WaitlistFilters {
  readonly keywords: readonly string[];
  readonly dates: DateRange;
}

export const noWaitlistFilters: WaitlistFilters = { keywords: [], dates: { name: 'ALL_TIME' } };

export interface WaitlistQuery {
  /** The customer number. */
  readonly customerId: string;
  readonly filters: WaitlistFilters;
}

export interface WaitlistPage {
  readonly items: readonly WaitlistItem[];
  /** Null: the service does not name it, and more may follow. */
  readonly total: number | null;
}

/** An item as it is after a cancellation whose answer does not contain it. */
export function cancelledItem(item: WaitlistItem, reason: WaitlistCancelReason): WaitlistItem {
  return { ...item, status: { code: 'CANCELLED', reason }, cancellationReason: reason };
}

/** A reservation that was sent and whose answer was lost. */
export interface SentReservation {
  readonly sku: string;
  readonly quantity: number;
  /** ISO 8601, by the service's clock. */
  readonly sentAt: string;
  /** Items that were created in this call before. */
  readonly earlierIds: readonly string[];
}

/**
 * The items that a sent reservation has become: the same article and quantity, created when it was sent or later. `uncertain`: those
 * that may be one of them, because the service does not say when they were created.
 */
export function reservationsIn(
  items: readonly WaitlistItem[],
  { sku, quantity, sentAt, earlierIds }: SentReservation,
  tolerance: number,
): { readonly found: readonly WaitlistItem[]; readonly uncertain: readonly WaitlistItem[] } {
  const alike = items.filter(
    (item) =>
      item.sku === sku &&
      (item.quantity ?? quantity) === quantity &&
      !earlierIds.includes(item.id) &&
      waitlistStatusOf(item) !== 'CANCELLED',
  );
  const isNew = ({ createdAt }: WaitlistItem) => isSince(createdAt, Date.parse(sentAt) - tolerance);
  return {
    found: alike.filter((item) => isNew(item) === true),
    uncertain: alike.filter((item) => isNew(item) === null),
  };
}

/** The day from which a sent reservation is looked up. */
export function lookupDay({ sentAt }: Pick<SentReservation, 'sentAt'>, tolerance: number): string {
  return berlinDay(new Date(Date.parse(sentAt) - tolerance));
}
