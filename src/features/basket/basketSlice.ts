import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Basket, BasketItem, ItemFacts } from '~/domain/basket';

/** Why a change of the basket did not happen; shown at its line until the next try. */
export type BasketProblem =
  | { readonly kind: 'reservationFailed'; readonly detail: string | null }
  | { readonly kind: 'invalidVariantSku' }
  | { readonly kind: 'productNotFound' }
  | { readonly kind: 'invalidPriceDate' }
  | { readonly kind: 'basketNotFound' }
  | { readonly kind: 'itemNotFound' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed' };

export interface ItemToAdd {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly quantity: number;
  readonly priceDate: string | null;
  readonly weeeTakeBackEnabled: boolean;
}

/** A line that was asked for and is not in the service's basket yet. */
export interface PendingItem extends ItemToAdd {
  readonly key: string;
}

export type RowActivity =
  | { readonly status: 'in_progress'; readonly quantity: number | null }
  | { readonly status: 'error'; readonly problem: BasketProblem };

/** The change of a line that has its answer; `quantity` is null for a removal. */
interface SettledChange {
  readonly itemId: string;
  readonly quantity: number | null;
}

interface NotAdded {
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

export interface BasketState {
  readonly id: string | null;
  readonly pregeneratedErpNumber: string | null;
  /** ISO 8601; when the service made the basket. */
  readonly openedAt: string | null;
  readonly items: readonly BasketItem[];
  /** By SKU: what the agent reads beside a line. */
  readonly facts: Readonly<Record<string, ItemFacts>>;
  readonly adding: readonly PendingItem[];
  /** By item id. */
  readonly activity: Readonly<Record<string, RowActivity>>;
  readonly addProblem: { readonly sku: string; readonly problem: BasketProblem } | null;
  readonly removed: RemovedItem | null;
  /** Writes that were asked for and are not settled yet. */
  readonly openWrites: number;
}

const initialState: BasketState = {
  id: null,
  pregeneratedErpNumber: null,
  openedAt: null,
  items: [],
  facts: {},
  adding: [],
  activity: {},
  addProblem: null,
  removed: null,
  openWrites: 0,
};

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    factsLearned: (state, { payload }: PayloadAction<Readonly<Record<string, ItemFacts>>>) => {
      Object.assign(state.facts, payload);
    },
    addItemRequested: {
      prepare: (item: ItemToAdd) => ({ payload: { ...item, key: crypto.randomUUID() } }),
      reducer: (state, { payload }: PayloadAction<PendingItem>) => {
        state.adding.push(payload);
        state.openWrites += 1;
        state.addProblem = null;
      },
    },
    quantityChangeRequested: (state, { payload }: PayloadAction<{ itemId: string; quantity: number }>) => {
      state.activity[payload.itemId] = { status: 'in_progress', quantity: payload.quantity };
      state.openWrites += 1;
    },
    removalRequested: (state, { payload }: PayloadAction<{ itemId: string }>) => {
      state.activity[payload.itemId] = { status: 'in_progress', quantity: null };
      state.openWrites += 1;
    },
    undoRemovalRequested: () => {},
    undoExpired: (state) => {
      state.removed = null;
    },
    itemAdded: (state, { payload }: PayloadAction<{ key: string; basket: Basket; openedAt: string }>) => {
      state.openedAt = state.id === payload.basket.id ? state.openedAt : payload.openedAt;
      settleAdding(state, payload.key);
      takeBasket(state, payload.basket);
    },
    itemNotAdded: (state, { payload }: PayloadAction<NotAdded>) => {
      settleAdding(state, payload.key);
      state.addProblem = { sku: payload.sku, problem: payload.problem };
    },
    addProblemDismissed: (state) => {
      state.addProblem = null;
    },
    itemUpdated: (state, { payload }: PayloadAction<SettledChange & { basket: Basket }>) => {
      settleRow(state, payload, null);
      takeBasket(state, payload.basket);
    },
    itemNotUpdated: (state, { payload }: PayloadAction<SettledChange & { problem: BasketProblem }>) => {
      settleRow(state, payload, payload.problem);
      if (payload.problem.kind === 'itemNotFound') {
        state.items = state.items.filter(({ id }) => id !== payload.itemId);
      }
    },
    /** A newer change of the same line took the place of this one. */
    changeSuperseded: (state) => {
      state.openWrites -= 1;
    },
    itemRemoved: (state, { payload }: PayloadAction<{ itemId: string; removedAt: number }>) => {
      settleRow(state, { itemId: payload.itemId, quantity: null }, null);
      const item = state.items.find(({ id }) => id === payload.itemId);
      state.items = state.items.filter(({ id }) => id !== payload.itemId);
      // A second removal of the same line takes nothing away, least of all the way back.
      if (item !== undefined) state.removed = { item, removedAt: payload.removedAt };
    },
    /** A service no longer knows the basket: what is on the screen goes into a new one. */
    basketLost: (state) => {
      state.openWrites += 1;
    },
    /** The service no longer knows the basket: the next add opens a new one with what is on the screen. */
    basketIdCleared: (state) => {
      state.id = null;
      state.pregeneratedErpNumber = null;
      state.openedAt = null;
    },
    /** The basket as the service has it, after a reload. */
    basketReloaded: (state, { payload }: PayloadAction<Basket>) => {
      takeBasket(state, payload);
    },
    /** The lines of a lost basket stand in a new one, but for those that the service refused. */
    basketReopened: (
      state,
      {
        payload,
      }: PayloadAction<{
        basket: Basket | null;
        openedAt: string;
        refused: readonly { sku: string; problem: BasketProblem }[];
      }>,
    ) => {
      state.items = [];
      state.activity = {};
      if (payload.basket !== null) {
        takeBasket(state, payload.basket);
        state.openedAt = payload.openedAt;
      }
      state.addProblem = payload.refused.at(-1) ?? state.addProblem;
    },
    /** What is on its way meanwhile is settled later: it goes into the next basket. */
    basketCleared: ({ adding, facts, openWrites }): BasketState => ({ ...initialState, adding, facts, openWrites }),
  },
  selectors: {
    selectBasket: (state) => state,
    selectItems: (state) => state.items,
    selectBasketPending: (state) => state.openWrites > 0,
  },
});

type Draft = { -readonly [K in keyof BasketState]: BasketState[K] };

function takeBasket(state: Draft, basket: Basket): void {
  state.id = basket.id;
  state.pregeneratedErpNumber = basket.pregeneratedErpNumber ?? state.pregeneratedErpNumber;
  state.items = [...basket.items];
}

function settleAdding(state: Draft, key: string): void {
  state.adding = state.adding.filter((pending) => pending.key !== key);
  state.openWrites -= 1;
}

/** A newer change of the same line that waits for its turn keeps the line busy. */
function settleRow(state: Draft, { itemId, quantity }: SettledChange, problem: BasketProblem | null): void {
  state.openWrites -= 1;
  const { [itemId]: settled, ...others } = state.activity;
  if (settled?.status === 'in_progress' && settled.quantity !== quantity) return;
  state.activity = problem === null ? others : { ...others, [itemId]: { status: 'error', problem } };
}

export const basketActions = basketSlice.actions;
export const { selectBasket, selectItems, selectBasketPending } = basketSlice.selectors;
