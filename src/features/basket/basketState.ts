import type { BasketItem, BasketLine, ItemFacts } from '~/domain/basket/basket';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';

/** Failures of a basket call that say nothing but their name; `sessionInactive`: gone, and too old to be opened again. */
export const basketProblemKinds = [
  'invalidVariantSku',
  'productNotFound',
  'invalidPriceDate',
  'basketNotFound',
  'sessionInactive',
  'itemNotFound',
  'timeout',
  'failed',
] as const;

/** Why a change of the basket did not happen; shown at its line until the next try. */
export type BasketProblem =
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: (typeof basketProblemKinds)[number] };

/** A line that was asked for and is not in the service's basket yet. */
export interface PendingItem extends BasketLine {
  readonly key: string;
  /** Why the basket that was opened again did not take this line before; null for a line that is asked for the first time. */
  readonly refusal: BasketProblem | null;
}

/** A line of a lost basket that the new one did not take: it stays until it is taken or removed (DECISIONS 45). */
export interface RefusedLine extends BasketLine {
  readonly key: string;
  readonly problem: BasketProblem;
}

/** Per-item activity status (REQ C3.5). */
export type RowActivity =
  | {
      readonly status: 'in_progress';
      /** The quantity last asked for; null for a removal. */
      readonly quantity: number | null;
      /** Writes of this line that are not settled yet: a newer one that waits for its turn keeps it busy. */
      readonly open: number;
      /** Of a write that nothing newer takes the place of. */
      readonly problem: BasketProblem | null;
    }
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly problem: BasketProblem };

export interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
}

/** What else of a line can change (REQ C3.3). */
export interface DetailsChange {
  readonly itemId: string;
  readonly change: { readonly priceDate: string | null } | { readonly weeeTakeBackEnabled: boolean };
}

export interface FailedChange {
  readonly itemId: string;
  /** The quantity that was asked for; null where something else was. */
  readonly quantity: number | null;
  readonly problem: BasketProblem;
}

/** A question about one line that is open beside the basket. */
export type RowDialog =
  { readonly phase: 'closed' } | { readonly phase: 'priceDate' | 'takeBack'; readonly itemId: string };

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

export interface BasketState {
  readonly id: string | null;
  readonly pregeneratedErpNumber: string | null;
  /** ISO 8601; when the service made the basket. */
  readonly openedAt: string | null;
  /** The sales channel that the service was told for this basket; null: none, it has the service's own. */
  readonly channel: SalesChannelChoice | null;
  /** The one that it could not be told. */
  readonly channelNotSet: SalesChannelChoice | null;
  readonly items: readonly BasketItem[];
  /** By SKU: what the agent reads beside a line. */
  readonly facts: Readonly<Record<string, ItemFacts>>;
  readonly adding: readonly PendingItem[];
  readonly refused: readonly RefusedLine[];
  /** The customer with whom the articles were chosen, where another one is in the call now; null: the caller's own. */
  readonly takenOverFrom: string | null;
  /** By item id. */
  readonly activity: Readonly<Record<string, RowActivity>>;
  /** The quantity that is being typed at a line and not taken yet. */
  readonly typedQuantity: TypedQuantity | null;
  readonly addProblem: { readonly sku: string; readonly problem: BasketProblem } | null;
  readonly removed: RemovedItem | null;
  readonly dialog: RowDialog;
  /** SKUs for which the caller gives no old device back; a yes stands in the line itself. */
  readonly takeBackDeclined: readonly string[];
  /** The basket is that of a complaint order, which holds one article only. */
  readonly isRekla: boolean;
  /** Writes that were asked for and are not settled yet. */
  readonly openWrites: number;
  /** An order is on its way with this basket: writes wait until it is known what became of it. */
  readonly isLocked: boolean;
}

export const initialBasket: BasketState = {
  id: null,
  pregeneratedErpNumber: null,
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
  isRekla: false,
  openWrites: 0,
  isLocked: false,
};
