import * as v from 'valibot';
import { inflightRejections, inflightSteps, preloadSteps } from '~/domain/order/inflightOrder';
import { isStepRunning, settledSteps } from '~/domain/order/preload';
import { paymentMethods } from '~/domain/payment/payment';
import { defineModule } from '~/shared/module/defineModule';
import { inflightSlice, stepsAfterReload, type InflightState } from './inflightSlice';
import { channelIds } from '~/domain/order/salesChannel';

const text = v.nullable(v.string());

/** Schema of the loaded in-flight order and its steps that need nothing more. */
const InflightEntry = v.object({
  order: v.object({
    code: v.string(),
    step: v.nullable(v.picklist([...inflightSteps, 'unknown'])),
    baseProductNo: text,
    basketId: text,
    customerNumber: text,
    voucherCode: text,
    paymentMethod: v.nullable(v.picklist(paymentMethods)),
    sales: v.nullable(v.object({ channel: v.picklist(channelIds), office: v.string() })),
  }),
  rejection: v.nullable(v.picklist(inflightRejections)),
  done: v.array(v.picklist(preloadSteps)),
  skipped: v.optional(v.array(v.picklist(preloadSteps)), []),
});
type InflightEntry = v.InferOutput<typeof InflightEntry>;

export const inflightModule = defineModule({
  slice: inflightSlice,
  journal: {
    schema: v.nullable(InflightEntry),
    write: ({ inflight }) => entryOf(inflight),
    read: (entry) => ({ inflight: restored(entry) }),
  },
  isBusy: ({ inflight }) =>
    inflight.phase === 'loading' || (inflight.phase === 'loaded' && isStepRunning(inflight.steps)),
});

/** An order still loading is not stored: its code has to be typed again. */
function entryOf(inflight: InflightState): InflightEntry | null {
  if (inflight.phase !== 'loaded') return null;
  const { order, rejection, steps } = inflight;
  return { order, rejection, ...settledSteps(preloadSteps, steps) };
}

function restored(entry: InflightEntry | null): InflightState {
  if (entry === null) return { phase: 'idle' };
  const { order, rejection, ...settled } = entry;
  return { phase: 'loaded', order, rejection, steps: stepsAfterReload(order, settled), isRejectionRead: true };
}
