import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScriptStepId } from '~/domain/order/callScript';

export interface ScriptState {
  /** What the agent ticked in this call. */
  readonly said: readonly ScriptStepId[];
}

const initialState: ScriptState = { said: [] };

/** The call script: what was said, as far as the call itself does not show it. */
export const scriptSlice = createSlice({
  name: 'script',
  initialState,
  reducers: {
    ticked: (state, { payload }: PayloadAction<ScriptStepId>) => {
      if (!state.said.includes(payload)) state.said.push(payload);
    },
    unticked: (state, { payload }: PayloadAction<ScriptStepId>) => {
      state.said = state.said.filter((id) => id !== payload);
    },
    /** What was said of one order need not hold for the next; the greeting was for the call. */
    orderDone: (state) => {
      state.said = state.said.filter((id) => id === 'greeting');
    },
  },
  selectors: {
    selectSaid: (state) => state.said,
  },
});

export const scriptActions = scriptSlice.actions;
export const { selectSaid } = scriptSlice.selectors;
