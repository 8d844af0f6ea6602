import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderTextItem } from '~/domain/order/orderText';
import type { StepProblem } from '~/domain/order/preload';

/** Why nothing came of a confirmed line; each has a text with the next step. */
export type LineProblem =
  | StepProblem
  | {
      readonly kind:
        | 'notFound'
        | 'unsellable'
        | 'basketFull'
        | 'complaintHoldsItem'
        /** The dialog with the variants was closed. */
        | 'notChosen'
        /** The basket refused the article and shows why. */
        | 'articleRefused';
    }
  | { readonly kind: 'quantityExceeded'; readonly available: number };

export type LineStatus =
  | { readonly phase: 'open' }
  /** Confirmed; waits for the lines before it. */
  | { readonly phase: 'queued' }
  | { readonly phase: 'running' }
  /** The search for the customer is open; any login completes it. */
  | { readonly phase: 'choosing' }
  | { readonly phase: 'done' }
  | { readonly phase: 'skipped' }
  | { readonly phase: 'failed'; readonly problem: LineProblem };

export interface OrderTextLine {
  readonly key: string;
  readonly item: OrderTextItem;
  readonly status: LineStatus;
}

/** The list read from a pasted order text (DECISIONS 132). */
export type OrderTextState =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'open';
      readonly lines: readonly OrderTextLine[];
      /** The list takes the focus when it appears. */
      readonly takesFocus: boolean;
    };

export interface Proposal {
  readonly items: readonly OrderTextItem[];
  readonly takesFocus: boolean;
}

function noText(): OrderTextState {
  return { phase: 'none' };
}

/** Changes the status of the lines for which `to` returns one. */
function withStatus(state: OrderTextState, to: (line: OrderTextLine) => LineStatus | null): OrderTextState {
  if (state.phase === 'none') return state;
  return { ...state, lines: state.lines.map((line) => ({ ...line, status: to(line) ?? line.status })) };
}

/** Whether the agent can confirm the line or leave it out: it is not done and not on its way. */
export function canBeDecided({ status: { phase } }: OrderTextLine): boolean {
  return phase === 'open' || phase === 'failed' || phase === 'skipped' || phase === 'choosing';
}

/** Whether nothing was decided about the line yet. */
export function isOpen({ status: { phase } }: OrderTextLine): boolean {
  return phase === 'open' || phase === 'failed';
}

export const orderTextSlice = createSlice({
  name: 'orderText',
  initialState: noText,
  reducers: {
    proposed: (_state, { payload: { items, takesFocus } }: PayloadAction<Proposal>): OrderTextState => ({
      phase: 'open',
      lines: items.map((item, index) => ({ key: String(index), item, status: { phase: 'open' } })),
      takesFocus,
    }),
    quantityEntered: (
      state,
      { payload: { key, quantity } }: PayloadAction<{ readonly key: string; readonly quantity: number }>,
    ): OrderTextState => {
      if (state.phase === 'none') return state;
      const lines = state.lines.map((line) =>
        line.key === key && line.item.kind === 'article' ? { ...line, item: { ...line.item, quantity } } : line,
      );
      return { ...state, lines };
    },
    lineConfirmed: (state, { payload: key }: PayloadAction<string>) =>
      withStatus(state, (line) => (line.key === key && canBeDecided(line) ? { phase: 'queued' } : null)),
    allConfirmed: (state) => withStatus(state, (line) => (isOpen(line) ? { phase: 'queued' } : null)),
    lineSkipped: (state, { payload: key }: PayloadAction<string>) =>
      withStatus(state, (line) => (line.key === key && canBeDecided(line) ? { phase: 'skipped' } : null)),
    lineAdvanced: (
      state,
      { payload: { key, status } }: PayloadAction<{ readonly key: string; readonly status: LineStatus }>,
    ) => withStatus(state, (line) => (line.key === key ? status : null)),
    closed: noText,
  },
  selectors: {
    selectOrderTextState: (state) => state,
    selectNextQueued: (state) =>
      state.phase === 'none' ? undefined : state.lines.find(({ status }) => status.phase === 'queued'),
  },
});

export const orderTextActions = orderTextSlice.actions;
export const { selectOrderTextState, selectNextQueued } = orderTextSlice.selectors;
