import { defineModule } from '~/shared/module/defineModule';
import { callSlice } from './callSlice';

export const callModule = defineModule({
  slice: callSlice,
  isUntouched: ({ call }) => call.notes === '' && call.sourceOverride === null,
});
