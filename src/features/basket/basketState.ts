import type { BasketItem, BasketLine, ItemFacts } from '~/domain/basket/basket';
import type { QuantityExceeded } from '~/domain/basket/stockLimit';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';

/**
 * Failures of a basket request without further data; `sessionInactive`: the basket is lost and too old to be reopened;
 * `basketFull` and `complaintHoldsItem`: our own rules, before the service is asked (REQ C3.6, D2.4).
 */
export const basketProblemKinds = [
  'invalidVariantSku',
  'productNotFound',
  'invalidPriceDate',
  'basketNotFound',
  'sessionInactive',
  'itemNotFound',
  'basketFull',
  'complaintHoldsItem',
  'timeout',
  'failed',
] as const;

/** Why a change of the basket failed; shown at its line until the next attempt. */
export type BasketProblem =
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | QuantityExceeded
  | { readonly kind: (typeof basketProblemKinds)[number] };

/** A requested line that the service's basket does not contain yet. */
export interface PendingItem extends BasketLine {
  readonly key: string;
  /** Why the reopened basket refused this line before; null for a line requested for the first time. */
  readonly refusal: BasketProblem | null;
}

/** A line of a lost basket that the new one refused: kept until it is added or removed (DECISIONS 45). */
export interface RefusedLine extends BasketLine {
  readonly key: string;
  readonly problem: BasketProblem;
}

/** The details that the pending writes of a line request, the newest of each; `removed`: the line is to go. */
export type LineTarget = 'removed' | Partial<Pick<BasketLine, 'quantity' | 'priceDate' | 'weeeTakeBackEnabled'>>;

/** Per-item activity status (REQ C3.5). */
export type RowActivity =
  | {
      readonly status: 'in_progress';
      /** The line as it will be when its writes in flight have succeeded. */
      readonly target: LineTarget;
      /** Number of unsettled writes of this line; the line is busy while it is above 0. */
      readonly open: number;
      /** The problem of the last write; cleared by a newer one. */
      readonly problem: BasketProblem | null;
    }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly problem: BasketProblem };

export interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
}

/** Other details of a line that can change (REQ C3.3). */
export interface DetailsChange {
  readonly itemId: string;
  readonly change: { readonly priceDate: string | null } | { readonly weeeTakeBackEnabled: boolean };
}

export interface FailedChange {
  readonly itemId: string;
  /** The requested quantity; null for other changes. */
  readonly quantity: number | null;
  readonly problem: BasketProblem;
}

/** The open dialog about one line. */
export type RowDialog =
  | { readonly phase: 'closed' }
  | { readonly phase: 'priceDate' | 'takeBack'; readonly itemId: string };

export interface NotAdded {
  readonly key: string;
  readonly sku: string;
  readonly quantity: number;
  readonly problem: BasketProblem;
}

export interface RemovedItem {
  readonly item: BasketItem;
  /** Milliseconds since the epoch, by the browser's clock. */
  readonly removedAt: number;
}

export interface TypedQuantity {
  readonly itemId: string;
  readonly text: string;
}

/** An article that could not be added, and why. */
export interface AddProblem {
  readonly sku: string;
  readonly problem: BasketProblem;
}

export interface BasketState {
  readonly id: string | null;
  readonly pregeneratedErpNumber: string | null;
  /**
   * A basket that may differ from the lines, because the outcome of a write is unknown and it could not be read. It is deleted before another one
   * is opened with the lines; null: there is none.
   */
  readonly doubtedId: string | null;
  /** When the service created the basket, ISO 8601. */
  readonly openedAt: string | null;
  /** The sales channel that the service has for this basket; null: not known, as of a basket that was opened elsewhere. */
  readonly channel: SalesChannelChoice | null;
  /** The channel that could not be set at the service. */
  readonly channelNotSet: SalesChannelChoice | null;
  readonly items: readonly BasketItem[];
  /** By SKU: product data shown beside a line. */
  readonly facts: Readonly<Record<string, ItemFacts>>;
  readonly adding: readonly PendingItem[];
  readonly refused: readonly RefusedLine[];
  /** The name of the previous customer with whom the articles were chosen; null: they are the current caller's. */
  readonly takenOverFrom: string | null;
  /** By item id. */
  readonly activity: Readonly<Record<string, RowActivity>>;
  /** The quantity being typed at a line and not submitted yet. */
  readonly typedQuantity: TypedQuantity | null;
  readonly addProblem: AddProblem | null;
  readonly removed: RemovedItem | null;
  readonly dialog: RowDialog;
  /** SKUs for which the caller declined the take-back; an accepted one is stored in the line. */
  readonly takeBackDeclined: readonly string[];
  /** The SKU that a complaint is about: with it in the basket the order is a complaint, which holds no other article. */
  readonly complaintSku: string | null;
  /** Number of requested writes that are not settled. */
  readonly openWrites: number;
  /** An order with this basket is in flight: writes wait for its outcome. */
  readonly isLocked: boolean;
}

export const initialBasket: BasketState = {
  id: null,
  pregeneratedErpNumber: null,
  doubtedId: null,
  openedAt: null,
  channel: null,
  channelNotSet: null,
  items: [],
  facts: {},
  adding: [],
  refused: [],
  takenOverFrom: null,
  activity: {},
  typedQuantity: null,
  addProblem: null,
  removed: null,
  dialog: { phase: 'closed' },
  takeBackDeclined: [],
  complaintSku: null,
  openWrites: 0,
  isLocked: false,
};
