import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BotRequest } from '~/domain/order/botRequest';

/** How the customer of a hand-over that names only an order was found by it (REQ A14.3). */
export type OrderCustomer = 'notNeeded' | 'found' | 'notFound' | 'failed';

/** `mayReadOrders`: the agent may look at orders, by which a customer can be found. */
interface BotRequestQuery {
  readonly number: string;
  readonly mayReadOrders: boolean;
}

type BotRequestOutcome =
  | {
      readonly phase: 'loaded';
      readonly number: string;
      readonly request: BotRequest;
      readonly orderCustomer: OrderCustomer;
    }
  | { readonly phase: 'notFound' | 'failed'; readonly number: string };

/** The hand-over of the phone bot that the screen shows. */
export type BotRequestState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly number: string }
  | BotRequestOutcome;

function beforeTheFirst(): BotRequestState {
  return { phase: 'idle' };
}

export const botRequestSlice = createSlice({
  name: 'botRequest',
  initialState: beforeTheFirst,
  reducers: {
    requested: (_state, { payload: { number } }: PayloadAction<BotRequestQuery>): BotRequestState => ({
      phase: 'loading',
      number,
    }),
    settled: (_state, { payload }: PayloadAction<BotRequestOutcome>): BotRequestState => payload,
    /** The screen was left: clears the caller's data. */
    left: () => beforeTheFirst(),
  },
  selectors: {
    selectBotRequestState: (state) => state,
  },
});

export const botRequestActions = botRequestSlice.actions;
export const { selectBotRequestState } = botRequestSlice.selectors;
