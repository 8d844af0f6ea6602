import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScriptStepId } from '~/domain/order/callScript';

export interface ScriptState {
  /** What the agent ticked in this call. */
  readonly doneSteps: readonly ScriptStepId[];
}

const initialState: ScriptState = { doneSteps: [] };

/** The call script: what was said, as far as the call itself does not show it. */
export const scriptSlice = createSlice({
  name: 'script',
  initialState,
  reducers: {
    ticked: (state, { payload }: PayloadAction<ScriptStepId>) => {
      if (!state.doneSteps.includes(payload)) state.doneSteps.push(payload);
    },
    unticked: (state, { payload }: PayloadAction<ScriptStepId>) => {
      state.doneSteps = state.doneSteps.filter((id) => id !== payload);
    },
    /** What was said of one order need not hold for the next; the greeting was for the call. */
    orderDone: (state) => {
      state.doneSteps = state.doneSteps.filter((id) => id === 'greeting');
    },
  },
  selectors: {
    selectDoneSteps: (state) => state.doneSteps,
  },
});

export const scriptActions = scriptSlice.actions;
export const { selectDoneSteps } = scriptSlice.selectors;
