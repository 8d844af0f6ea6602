import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Basket, BasketItem, BasketLine, ItemFacts } from '~/domain/basket/basket';
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

interface FailedChange {
  readonly itemId: string;
  /** The quantity that was asked for; null where something else was. */
  readonly quantity: number | null;
  readonly problem: BasketProblem;
}

/** A question about one line that is open beside the basket. */
export type RowDialog =
  { readonly phase: 'closed' } | { readonly phase: 'priceDate' | 'takeBack'; readonly itemId: string };

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
  readonly isHeld: boolean;
}

const initialState: BasketState = {
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
  isHeld: false,
};

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    factsLearned: (state, { payload }: PayloadAction<Readonly<Record<string, ItemFacts>>>) => {
      Object.assign(state.facts, payload);
    },
    addItemRequested: {
      prepare: (item: BasketLine, refusal: BasketProblem | null = null) => ({
        payload: { ...item, refusal, key: crypto.randomUUID() },
      }),
      reducer: (state, { payload }: PayloadAction<PendingItem>) => {
        state.adding.push(payload);
        state.openWrites += 1;
        state.addProblem = null;
      },
    },
    quantityChangeRequested: (state, { payload }: PayloadAction<QuantityChange>) => {
      startRow(state, payload.itemId, payload.quantity);
    },
    /** Price date, or the answer to the question about an old device. */
    detailsChangeRequested: (state, { payload }: PayloadAction<DetailsChange>) => {
      const activity = state.activity[payload.itemId];
      const item = state.items.find(({ id }) => id === payload.itemId);
      startRow(
        state,
        payload.itemId,
        activity?.status === 'in_progress' ? activity.quantity : (item?.quantity ?? null),
      );
    },
    takeBackDeclined: (state, { payload: sku }: PayloadAction<string>) => {
      if (!state.takeBackDeclined.includes(sku)) state.takeBackDeclined.push(sku);
    },
    /** Another caller has not been asked yet. */
    takeBackAnswersForgotten: (state) => {
      state.takeBackDeclined = [];
    },
    dialogChanged: (state, { payload }: PayloadAction<RowDialog>) => {
      state.dialog = payload;
    },
    /** From here on the basket is that of a complaint order. */
    reklaStarted: (state) => {
      state.isRekla = true;
    },
    removalRequested: (state, { payload }: PayloadAction<{ itemId: string }>) => {
      startRow(state, payload.itemId, null);
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
      const { key, sku, problem } = payload;
      const pending = state.adding.find((candidate) => candidate.key === key);
      settleAdding(state, key);
      if (pending !== undefined && pending.refusal !== null) {
        const { refusal: _before, ...line } = pending;
        state.refused.push({ ...line, problem });
      } else state.addProblem = { sku, problem };
    },
    quantityTyped: (state, { payload }: PayloadAction<TypedQuantity | null>) => {
      state.typedQuantity = payload;
    },
    refusedRetryRequested: (_state, _action: PayloadAction<string>) => {},
    refusedRemoved: (state, { payload: key }: PayloadAction<string>) => {
      state.refused = state.refused.filter((line) => line.key !== key);
    },
    /** The articles on the screen were chosen with the customer of this name; null: the agent has read it. */
    takenOver: (state, { payload: name }: PayloadAction<string | null>) => {
      state.takenOverFrom = name;
    },
    emptyingRequested: () => {},
    addProblemDismissed: (state) => {
      state.addProblem = null;
    },
    itemUpdated: (state, { payload }: PayloadAction<{ itemId: string; basket: Basket }>) => {
      settleRow(state, payload.itemId, null);
      takeBasket(state, payload.basket);
    },
    itemNotUpdated: (state, { payload }: PayloadAction<FailedChange>) => {
      settleRow(state, payload.itemId, payload);
      if (payload.problem.kind !== 'itemNotFound') return;
      // The line goes; what became of it stands below the others.
      const gone = state.items.find(({ id }) => id === payload.itemId);
      state.items = state.items.filter((item) => item !== gone);
      if (gone !== undefined) state.addProblem = { sku: gone.sku, problem: payload.problem };
    },
    /** The tick was seen. */
    successShown: (state, { payload: itemId }: PayloadAction<string>) => {
      const { [itemId]: activity, ...others } = state.activity;
      if (activity?.status === 'success') state.activity = others;
    },
    /** A newer change of the same line took the place of this one; null: the write belonged to no line. */
    changeSuperseded: (state, { payload: itemId }: PayloadAction<string | null>) => {
      if (itemId === null) state.openWrites -= 1;
      else settleRow(state, itemId, null);
    },
    itemRemoved: (state, { payload }: PayloadAction<{ itemId: string; removedAt: number }>) => {
      settleRow(state, payload.itemId, null);
      const { [payload.itemId]: _gone, ...others } = state.activity;
      state.activity = others;
      const item = state.items.find(({ id }) => id === payload.itemId);
      state.items = state.items.filter(({ id }) => id !== payload.itemId);
      // A second removal of the same line takes nothing away, least of all the way back.
      if (item !== undefined) state.removed = { item, removedAt: payload.removedAt };
    },
    holdChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isHeld = payload;
    },
    /** A service no longer knows the basket: what is on the screen goes into a new one. */
    basketLost: (state) => {
      state.openWrites += 1;
    },
    channelRequested: (state, _action: PayloadAction<SalesChannelChoice>) => {
      state.openWrites += 1;
      state.channelNotSet = null;
    },
    channelSet: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.channel = payload;
    },
    channelNotSet: (state, { payload }: PayloadAction<SalesChannelChoice>) => {
      state.channelNotSet = payload;
    },
    /** The service may know something newer of the basket than the screen. */
    reloadRequested: (state) => {
      state.openWrites += 1;
    },
    /** The basket is gone and too old to be opened again: only a new session helps (DECISIONS 47). */
    sessionFoundInactive: () => {},
    /** The service no longer knows the basket: the next add opens a new one with what is on the screen. */
    basketIdCleared: (state) => {
      state.id = null;
      state.pregeneratedErpNumber = null;
    },
    /** The basket as the service has it, after a reload or a hand-over; `at` is the opening time of one not seen before. */
    basketReloaded: (state, { payload }: PayloadAction<{ basket: Basket; at: string }>) => {
      const { basket, at } = payload;
      if (state.openedAt === null || state.id !== basket.id) state.openedAt = at;
      takeBasket(state, basket);
    },
    /** The lines of a lost basket stand in a new one; those that the service refused wait beside it. */
    basketReopened: (
      state,
      {
        payload,
      }: PayloadAction<{ basket: Basket | null; openedAt: string; refused: readonly Omit<RefusedLine, 'key'>[] }>,
    ) => {
      state.items = [];
      state.activity = {};
      if (payload.basket !== null) {
        takeBasket(state, payload.basket);
        state.openedAt = payload.openedAt;
      }
      const number = state.refused.length;
      state.refused.push(
        ...payload.refused.map((line, index) => ({ ...line, key: `${payload.openedAt} ${String(number + index)}` })),
      );
    },
    /** What is on its way meanwhile is settled later: it goes into the next basket. */
    basketCleared: ({ adding, facts, openWrites, isHeld }): BasketState => ({
      ...initialState,
      adding,
      facts,
      openWrites,
      isHeld,
    }),
  },
  selectors: {
    selectBasket: (state) => state,
    selectItems: (state) => state.items,
    selectRefused: (state) => state.refused,
    selectBasketId: (state) => state.id,
    selectErpNumber: (state) => state.pregeneratedErpNumber,
    selectQuantityTypedAt: ({ typedQuantity, items }) =>
      typedQuantity === null ? null : (items.find(({ id }) => id === typedQuantity.itemId)?.sku ?? null),
    selectBasketPending: (state) => state.openWrites > 0,
    /** A complaint order that has its article takes no other one (REQ D2.4). */
    selectReklaHoldsItem: (state) =>
      state.isRekla && state.items.length + state.adding.length + state.refused.length > 0,
  },
});

type Draft = { -readonly [K in keyof BasketState]: BasketState[K] };

function takeBasket(state: Draft, basket: Basket): void {
  if (state.id !== basket.id) state.channel = null;
  state.id = basket.id;
  state.pregeneratedErpNumber = basket.pregeneratedErpNumber ?? state.pregeneratedErpNumber;
  state.items = [...basket.items];
}

function settleAdding(state: Draft, key: string): void {
  state.adding = state.adding.filter((pending) => pending.key !== key);
  state.openWrites -= 1;
}

function startRow(state: Draft, itemId: string, quantity: number | null): void {
  const before = state.activity[itemId];
  const [open, problem] = before?.status === 'in_progress' ? [before.open, before.problem] : [0, null];
  state.activity = { ...state.activity, [itemId]: { status: 'in_progress', quantity, open: open + 1, problem } };
  state.openWrites += 1;
}

/** The line rests when its last write is settled. A quantity that was refused says nothing while a newer one waits. */
function settleRow(state: Draft, itemId: string, failed: FailedChange | null): void {
  state.openWrites -= 1;
  const { [itemId]: before, ...others } = state.activity;
  if (before?.status === 'in_progress' && before.open > 1) {
    const problem = failed !== null && failed.quantity === null ? failed.problem : before.problem;
    state.activity = { ...others, [itemId]: { ...before, open: before.open - 1, problem } };
    return;
  }
  const problem = failed?.problem ?? (before?.status === 'in_progress' ? before.problem : null);
  if (problem !== null) state.activity = { ...others, [itemId]: { status: 'error', problem } };
  else if (before !== undefined) state.activity = { ...others, [itemId]: { status: 'success' } };
}

export const basketActions = basketSlice.actions;
export const {
  selectBasket,
  selectItems,
  selectRefused,
  selectBasketPending,
  selectQuantityTypedAt,
  selectReklaHoldsItem,
  selectBasketId,
  selectErpNumber,
} = basketSlice.selectors;
