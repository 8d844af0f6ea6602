import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScriptStepId } from '~/domain/order/scriptSteps';

export interface ScriptState {
  /** The steps that the agent ticked in this call. */
  readonly doneSteps: readonly ScriptStepId[];
}

const initialState: ScriptState = { doneSteps: [] };

/** The call script: the ticked steps; all others are derived from the state of the call. */
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
    /** Clears the steps of the order, which the next order repeats; keeps the greeting, which belongs to the call. */
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
