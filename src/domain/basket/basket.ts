import type { CrossSell } from '~/domain/article/crossSell';
import type { DeliveryType, Dimension, StockLevel } from '~/domain/article/product';
import type { Cents } from '~/domain/common/money';

/** The content of a basket line, also before the basket service has stored it. */
export interface BasketLine {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly quantity: number;
  /** A full timestamp with zone; null means now. */
  readonly priceDate: string | null;
  /**
   * The cross-sell that the article was offered as, null for a regular line; such a line is never merged with another
   * one.
   */
  readonly crossSell: CrossSell | null;
  readonly weeeTakeBackEnabled: boolean;
}

/** One basket line as stored by the basket service. */
export interface BasketItem extends BasketLine {
  /** The id that the line had when it first appeared. It never changes, so that what is typed or requested stays with the line. */
  readonly id: string;
  /** The id that the service uses now, where it differs from `id`, as in a basket that replaced a lost one. */
  readonly serviceId?: string | undefined;
}

/** Product data shown beside a line, available before the first offer. */
export interface ItemFacts {
  readonly name: string;
  readonly brand: string;
  readonly dimensions: readonly Dimension[];
  readonly image: string | null;
  readonly price: Cents;
  /** Null while the stock is unknown. */
  readonly stockLevel: StockLevel | null;
  readonly availableStockAmount: number;
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
  readonly bulky: boolean;
  /** The take-back of an old electrical device can be offered for it. */
  readonly weeeTakeBack: boolean;
}

export interface Basket {
  readonly id: string;
  readonly pregeneratedErpNumber: string | null;
  readonly items: readonly BasketItem[];
}

/** Basket add results (REQ C3.2). */
export type AddItemOutcome =
  | { readonly kind: 'added'; readonly basket: Basket }
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: 'invalidVariantSku' }
  | { readonly kind: 'productNotFound' }
  | { readonly kind: 'invalidPriceDate' }
  | { readonly kind: 'basketNotFound' };

/** Basket update results (REQ C3.3). */
export type UpdateItemOutcome =
  /** `basket` is null where the answer does not carry it: the change alone is known. */
  | { readonly kind: 'updated'; readonly basket: Basket | null }
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: 'itemNotFound' }
  | { readonly kind: 'invalidPriceDate' }
  | { readonly kind: 'basketNotFound' };

const unnamed = 'unnamed-';

/** Whether the id of a line comes from the service, so that the line can be changed by itself (DECISIONS 206). */
export const isServiceId = (itemId: string): boolean => !itemId.startsWith(unnamed);

/** Adds a line to the known ones, or its quantity to the line of the same article, for a service whose answer does not list the lines. */
export function withAddedLine(known: readonly BasketItem[], line: BasketLine): readonly BasketItem[] {
  const same = known.find((item) => isSameLine(item, line));
  return same === undefined
    ? [...known, { ...line, id: `${unnamed}${crypto.randomUUID()}` }]
    : known.map((item) => (item === same ? { ...item, quantity: item.quantity + line.quantity } : item));
}

/** The basket with a change of one of its lines, for a service that confirms it without naming the basket. */
export function withChangedLine(
  { id, pregeneratedErpNumber, items }: Basket,
  itemId: string,
  change: Partial<Pick<BasketLine, 'quantity' | 'priceDate' | 'weeeTakeBackEnabled'>>,
): Basket {
  return {
    id,
    pregeneratedErpNumber,
    items: items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
  };
}

/** The lines in the order in which they were added: known ones stay where they are, new ones follow. */
export function inOrderOfEntry(items: readonly BasketItem[], known: readonly BasketItem[]): readonly BasketItem[] {
  const place = ({ id }: BasketItem) => {
    const index = known.findIndex((item) => item.id === id);
    return index < 0 ? known.length : index;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

/** Removal outcomes (REQ C3.4). */
export type RemoveItemOutcome = 'removed' | 'itemNotFound' | 'basketNotFound';

type LineIdentity = Pick<BasketItem, 'sku' | 'priceDate' | 'crossSell'>;

/**
 * Whether adding an article raises the quantity of an existing line. A cross-sell line and a line with another price
 * date stay separate.
 */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return isSameOffering(one, other) && isSamePriceDate(one.priceDate, other.priceDate);
}

/** Compares points in time: a service may write one in another zone. */
export function isSamePriceDate(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
}

/** Lines of an answer, and what was requested: the known lines with their pending changes, and those that are being added. */
type Requested = LineIdentity & { readonly id?: string };

/**
 * Drops the price dates that nobody asked for: a service may name the present time for a line that was sent with null, which
 * means the present price all the same (DECISIONS 266). A line that was not requested here keeps its date.
 */
export function withRequestedDates(
  items: readonly BasketItem[],
  requested: readonly Requested[],
): readonly BasketItem[] {
  return items.map((item) => {
    const known = requested.filter(({ id }) => id === item.id);
    const lines = (known.length > 0 ? known : requested).filter((line) => isSameOffering(line, item));
    const isPresent =
      lines.some(({ priceDate }) => priceDate === null) &&
      lines.every(({ priceDate }) => priceDate === null || !isSamePriceDate(priceDate, item.priceDate));
    return isPresent ? { ...item, priceDate: null } : item;
  });
}

/** Compares what is offered, whatever the date of its price. */
export function isSameOffering(one: LineIdentity, other: LineIdentity): boolean {
  return (
    one.sku === other.sku &&
    one.crossSell?.leadProductSku === other.crossSell?.leadProductSku &&
    one.crossSell?.feature === other.crossSell?.feature
  );
}

/** Line item kinds (REQ C3.10). */
export type LineKind = 'REGULAR' | 'CROSS_SELL' | 'SUBSCRIPTION_OFFER';

export function lineKind(
  { crossSell }: Pick<BasketItem, 'crossSell'>,
  offerItem: { readonly hasSubscriptionOffer: boolean } | null,
): LineKind {
  if (offerItem?.hasSubscriptionOffer === true) return 'SUBSCRIPTION_OFFER';
  return crossSell === null ? 'REGULAR' : 'CROSS_SELL';
}

/** The pieces of an article in all its lines. */
export function piecesOf(sku: string, lines: readonly Pick<BasketLine, 'sku' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0);
}

/** Counts lines, not pieces (REQ C3.6). */
export function basketIsFull(items: readonly unknown[], maximum: number): boolean {
  return items.length >= maximum;
}

export type NewItemRefusal = 'basketFull' | 'complaintHoldsItem';

/** Why the basket takes no further article; null where it does (REQ C3.6, D2.4). */
export function newItemRefusal(
  lines: readonly LineIdentity[],
  wanted: LineIdentity,
  { maximum, complaintHoldsItem }: { readonly maximum: number; readonly complaintHoldsItem: boolean },
): NewItemRefusal | null {
  if (complaintHoldsItem) return 'complaintHoldsItem';
  const isThere = lines.some((line) => isSameLine(line, wanted));
  return isThere || !basketIsFull(lines, maximum) ? null : 'basketFull';
}

/**
 * Clamps a requested quantity: whole, at least 1, at most `available`. `available` is null while the stock is unknown;
 * then the service decides.
 */
export function quantityAllowed(wanted: number, available: number | null): number {
  const whole = Number.isFinite(wanted) ? Math.max(1, Math.trunc(wanted)) : 1;
  return available === null || available < 1 ? whole : Math.min(whole, available);
}

/** Whether the basket was opened more than `maximumAge` milliseconds ago; false where `openedAt` is null. */
export function basketIsInactive(openedAt: string | null, now: Date, maximumAge: number): boolean {
  return openedAt !== null && now.getTime() - Date.parse(openedAt) > maximumAge;
}
