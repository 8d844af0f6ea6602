import * as v from 'valibot';
import { inflightRejections, inflightSteps, preloadSteps } from '~/domain/order/inflightOrder';
import { paymentMethods } from '~/domain/payment/payment';
import { doneSteps, stepsAfterReload, type InflightState } from '~/features/inflight/inflightSlice';

const text = v.nullable(v.string());

/** An in-flight order in the journal of its call. */
export const JournalInflight = v.object({
  order: v.object({
    code: v.string(),
    step: v.nullable(v.picklist([...inflightSteps, 'unknown'])),
    baseProductNo: v.optional(text, null),
    basketId: text,
    customerNumber: text,
    voucherCode: text,
    paymentMethod: v.nullable(v.picklist(paymentMethods)),
    sales: v.nullable(v.object({ channel: v.picklist(['01', '04']), office: v.string() })),
  }),
  rejection: v.nullable(v.picklist(inflightRejections)),
  done: v.array(v.picklist(preloadSteps)),
});
type JournalInflight = v.InferOutput<typeof JournalInflight>;

/** One that is still loading is not in the call yet: its code is typed again. */
export function journalInflightOf(inflight: InflightState): JournalInflight | null {
  if (inflight.phase !== 'loaded') return null;
  const { order, rejection, steps } = inflight;
  return { order, rejection, done: doneSteps(steps) };
}

export function inflightOfJournal(saved: JournalInflight | null): InflightState {
  if (saved === null) return { phase: 'idle' };
  const { order, rejection, done } = saved;
  return { phase: 'loaded', order, rejection, steps: stepsAfterReload(order, done), isRejectionRead: true };
}
