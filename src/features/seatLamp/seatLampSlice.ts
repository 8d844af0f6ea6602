import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LampColour } from '~/domain/common/seatLamp';

export interface SeatLampState {
  readonly colour: LampColour;
  readonly status: 'settled' | 'switching' | 'failed';
}

const initialState: SeatLampState = { colour: 'GREEN', status: 'settled' };

export const seatLampSlice = createSlice({
  name: 'seatLamp',
  initialState,
  reducers: {
    switchRequested: (state, _action: PayloadAction<LampColour>) => ({ ...state, status: 'switching' as const }),
    switched: (_state, { payload: colour }: PayloadAction<LampColour>): SeatLampState => ({
      colour,
      status: 'settled',
    }),
    switchFailed: (state) => ({ ...state, status: 'failed' as const }),
  },
  selectors: { selectSeatLamp: (state) => state },
});

export const seatLampActions = seatLampSlice.actions;
export const { selectSeatLamp } = seatLampSlice.selectors;
