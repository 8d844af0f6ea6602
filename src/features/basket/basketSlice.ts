import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Basket, BasketLine, ItemFacts } from '~/domain/basket/basket';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import {
  allLines,
  applyBasket,
  applyOpened,
  isComplaint,
  settleAdding,
  settleRow,
  startRow,
  targetLines,
} from './basketRows';
import {
  initialBasket,
  type BasketProblem,
  type PendingItem,
  type RefusedLine,
  type QuantityChange,
  type DetailsChange,
  type FailedChange,
  type RowDialog,
  type NotAdded,
  type TypedQuantity,
  type BasketState,
  type AddProblem,
} from './basketState';

export const basketSlice = createSlice({
  name: 'basket',
  initialState: initialBasket,
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
    /** Takes an article out that is still being added; the service's copy is removed once it is stored. */
    addUndone: (state, { payload: key }: PayloadAction<string>) => {
      state.adding = state.adding.filter((pending) => pending.key !== key);
    },
    quantityChangeRequested: (state, { payload }: PayloadAction<QuantityChange>) => {
      startRow(state, payload.itemId, { quantity: payload.quantity });
    },
    /** Changes the price date, or the answer to the take-back question. */
    detailsChangeRequested: (state, { payload }: PayloadAction<DetailsChange>) => {
      startRow(state, payload.itemId, payload.change);
    },
    takeBackDeclined: (state, { payload: sku }: PayloadAction<string>) => {
      if (!state.takeBackDeclined.includes(sku)) state.takeBackDeclined.push(sku);
    },
    /** Another caller: clears the take-back answers, and marks the articles as chosen with the customer of this name. */
    customerReplaced: (state, { payload: name }: PayloadAction<string>) => {
      state.takeBackDeclined = [];
      if (allLines(state).length > 0) state.takenOverFrom ??= name;
    },
    dialogOpened: (state, { payload }: PayloadAction<RowDialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = { phase: 'closed' };
    },
    /** Names the article of a complaint. */
    complaintStarted: (state, { payload: sku }: PayloadAction<string>) => {
      state.complaintSku = sku;
    },
    complaintEnded: (state) => {
      state.complaintSku = null;
    },
    /** `isUndo`: the removal undoes that the article was added; it cannot be undone itself. */
    removalRequested: (state, { payload }: PayloadAction<{ itemId: string; isUndo?: true }>) => {
      startRow(state, payload.itemId, 'removed');
    },
    undoRemovalRequested: () => {},
    /** A line may not be added; nothing is requested. */
    lineRefused: (state, { payload }: PayloadAction<AddProblem>) => {
      state.addProblem = payload;
    },
    undoExpired: (state) => {
      state.removed = null;
    },
    /** `sent`: the line as it was requested, also where that was undone. */
    itemAdded: (
      state,
      { payload }: PayloadAction<{ key: string; sent: BasketLine; basket: Basket; openedAt: string }>,
    ) => {
      applyOpened(state, payload, [...targetLines(state), payload.sent]);
      settleAdding(state, payload.key);
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
    /** The agent has kept or removed the articles of the previous customer: the message about them is closed. */
    takeOverConfirmed: (state) => {
      state.takenOverFrom = null;
    },
    emptyingRequested: () => {},
    /** Opens the details of a better article that the offer names for a line. */
    betterArticleOpened: (_state, _action: PayloadAction<{ readonly itemId: string; readonly number: string }>) =>
      undefined,
    addProblemDismissed: (state) => {
      state.addProblem = null;
    },
    itemUpdated: (state, { payload }: PayloadAction<{ itemId: string; basket: Basket }>) => {
      applyBasket(state, payload.basket);
      settleRow(state, payload.itemId, null);
    },
    itemNotUpdated: (state, { payload }: PayloadAction<FailedChange>) => {
      settleRow(state, payload.itemId, payload);
      if (payload.problem.kind !== 'itemNotFound') return;
      // Removes the line; its problem is shown below the other lines.
      const gone = state.items.find(({ id }) => id === payload.itemId);
      state.items = state.items.filter((item) => item !== gone);
      if (gone !== undefined) state.addProblem = { sku: gone.sku, problem: payload.problem };
    },
    /** Ends the success mark of a line. */
    successMarkEnded: (state, { payload: itemId }: PayloadAction<string>) => {
      const { [itemId]: activity, ...others } = state.activity;
      if (activity?.status === 'success') state.activity = others;
    },
    /** A newer change of the same line replaced this one; null: the write belonged to no line. */
    changeSuperseded: (state, { payload: itemId }: PayloadAction<string | null>) => {
      if (itemId === null) state.openWrites -= 1;
      else settleRow(state, itemId, null);
    },
    /** `removedAt`: milliseconds since the epoch; null where the removal cannot be undone. */
    itemRemoved: (state, { payload }: PayloadAction<{ itemId: string; removedAt: number | null }>) => {
      settleRow(state, payload.itemId, null);
      const { [payload.itemId]: _gone, ...others } = state.activity;
      state.activity = others;
      const item = state.items.find(({ id }) => id === payload.itemId);
      state.items = state.items.filter(({ id }) => id !== payload.itemId);
      // A second removal of the same line removes nothing and keeps the undo of the first.
      if (item !== undefined && payload.removedAt !== null) state.removed = { item, removedAt: payload.removedAt };
    },
    locked: (state) => {
      state.isLocked = true;
    },
    unlocked: (state) => {
      state.isLocked = false;
    },
    /** A service no longer has the basket: the lines on the screen are moved into a new one. */
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
    /** Requests a reload, because the service may have a newer basket than the screen. */
    reloadRequested: (state) => {
      state.openWrites += 1;
    },
    /** The basket is lost and too old to be reopened: only a new session helps (DECISIONS 47). */
    sessionFoundInactive: () => {},
    /** The service no longer has the basket: the next add opens a new one with the lines on the screen. */
    basketIdCleared: (state) => {
      state.id = null;
      state.pregeneratedErpNumber = null;
    },
    /** The basket may differ from the lines, which are without one until `doubtEnded`. */
    basketDoubted: (state) => {
      state.doubtedId = state.id ?? state.doubtedId;
      state.id = null;
      state.pregeneratedErpNumber = null;
    },
    /** The doubted basket is replaced. */
    doubtEnded: (state) => {
      state.doubtedId = null;
    },
    /**
     * The basket from the service, after a reload or a hand-over; `at` is the opening time of a basket not known
     * before.
     */
    basketReloaded: (state, { payload }: PayloadAction<{ basket: Basket; at: string }>) => {
      const { basket, at } = payload;
      if (state.openedAt === null || state.id !== basket.id) state.openedAt = at;
      state.doubtedId = null;
      applyBasket(state, basket);
    },
    /** The lines of a lost basket were moved into a new one; refused lines are kept beside it. */
    basketReopened: (
      state,
      {
        payload,
      }: PayloadAction<{ basket: Basket | null; openedAt: string; refused: readonly Omit<RefusedLine, 'key'>[] }>,
    ) => {
      const { basket, openedAt } = payload;
      if (basket === null) state.items = [];
      else applyOpened(state, { basket, openedAt }, targetLines(state));
      // Lines with open writes stay busy; marks of success and failure belonged to the former basket.
      state.activity = Object.fromEntries(
        state.items.flatMap(({ id }) => {
          const activity = state.activity[id];
          return activity?.status === 'in_progress' ? [[id, activity]] : [];
        }),
      );
      const number = state.refused.length;
      state.refused.push(
        ...payload.refused.map((line, index) => ({ ...line, key: `${payload.openedAt} ${String(number + index)}` })),
      );
    },
    /** Clears the basket. In-flight writes are settled later: their articles are added to the next basket. */
    basketCleared: ({ adding, facts, openWrites, isLocked }): BasketState => ({
      ...initialBasket,
      adding,
      facts,
      openWrites,
      isLocked,
    }),
  },
  selectors: {
    selectBasketState: (state) => state,
    selectItems: (state) => state.items,
    selectRefused: (state) => state.refused,
    selectBasketId: (state) => state.id,
    selectHasBulkyArticle: ({ items, facts }) => items.some(({ sku }) => facts[sku]?.bulky === true),
    /** Whether the article of a complaint is in the basket, which then accepts no other one (REQ D2.4). */
    selectIsComplaint: isComplaint,
    selectErpNumber: (state) => state.pregeneratedErpNumber,
    selectQuantityTypedAt: ({ typedQuantity, items }) =>
      typedQuantity === null ? null : (items.find(({ id }) => id === typedQuantity.itemId)?.sku ?? null),
    selectBasketPending: (state) => state.openWrites > 0,
  },
});

export const basketActions = basketSlice.actions;
export const {
  selectBasketState,
  selectItems,
  selectHasBulkyArticle,
  selectRefused,
  selectBasketPending,
  selectQuantityTypedAt,
  selectIsComplaint,
  selectBasketId,
  selectErpNumber,
} = basketSlice.selectors;
