import * as v from 'valibot';
import { inflightRejections, inflightSteps, preloadSteps } from '~/domain/order/inflightOrder';
import { paymentMethods } from '~/domain/payment/payment';
import { defineModule } from '~/shared/module/defineModule';
import { doneSteps, inflightSlice, stepsAfterReload, type InflightState } from './inflightSlice';
import { channelIds } from '~/domain/order/salesChannel';

const text = v.nullable(v.string());

/** The in-flight order that was loaded into the call, and which of its steps are done. */
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
    inflight.phase === 'loading' ||
    // The customer's step waits for the agent where the login does; the login is busy while it waits for a service.
    (inflight.phase === 'loaded' &&
      (['basket', 'voucher', 'payment'] as const).some((step) => inflight.steps[step].status === 'running')),
});

/** One that is still loading is not in the call yet: its code is typed again. */
function entryOf(inflight: InflightState): InflightEntry | null {
  if (inflight.phase !== 'loaded') return null;
  const { order, rejection, steps } = inflight;
  return { order, rejection, done: doneSteps(steps) };
}

function restored(entry: InflightEntry | null): InflightState {
  if (entry === null) return { phase: 'idle' };
  const { order, rejection, done } = entry;
  return { phase: 'loaded', order, rejection, steps: stepsAfterReload(order, done), isRejectionRead: true };
}
