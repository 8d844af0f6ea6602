import * as v from 'valibot';
import { scriptStepIds } from '~/domain/order/scriptSteps';
import { defineModule } from '~/shared/module/defineModule';
import { scriptSlice } from './scriptSlice';

export const scriptModule = defineModule({
  slice: scriptSlice,
  journal: {
    schema: v.array(v.picklist(scriptStepIds)),
    write: ({ script }) => [...script.doneSteps],
    read: (doneSteps) => ({ script: { doneSteps } }),
  },
  isUntouched: ({ script }) => script.doneSteps.length === 0,
});
