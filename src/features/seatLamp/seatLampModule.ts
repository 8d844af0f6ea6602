import * as v from 'valibot';
import { lampColours } from '~/domain/common/seatLamp';
import { defineModule } from '~/shared/module/defineModule';
import { seatLampActions, seatLampSlice } from './seatLampSlice';

export const seatLampModule = defineModule({
  slice: seatLampSlice,
  lateSaga: {
    load: async () => (await import('./seatLampSaga')).seatLampSaga,
    startsWith: [seatLampActions.switchRequested],
  },
  journal: {
    schema: v.picklist(lampColours),
    write: ({ seatLamp }) => seatLamp.colour,
    read: (colour) => ({ seatLamp: { ...seatLampSlice.getInitialState(), colour } }),
  },
  isBusy: ({ seatLamp }) => seatLamp.status === 'switching',
});
