import { defineModule } from '~/shared/module/defineModule';
import { pinSlice } from './pinSlice';

export const pinModule = defineModule({
  slice: pinSlice,
  isBusy: ({ pin }) => pin.letter === 'requesting',
});
