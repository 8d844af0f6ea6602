import * as v from 'valibot';
import { isStepRunning, settledSteps, stepAfterReload } from '~/domain/order/preload';
import { defineModule } from '~/shared/module/defineModule';
import { complaintSlice, complaintSteps, stepsFrom, type ComplaintState } from './complaintSlice';
import { StoredClaim, storedClaimOf } from './storedClaim';

const ComplaintEntry = v.nullable(
  v.object({
    claim: StoredClaim,
    isZeroPercent: v.boolean(),
    done: v.array(v.picklist(complaintSteps)),
    skipped: v.optional(v.array(v.picklist(complaintSteps)), []),
  }),
);
type ComplaintEntry = v.InferOutput<typeof ComplaintEntry>;

export const complaintModule = defineModule({
  slice: complaintSlice,
  journal: {
    schema: ComplaintEntry,
    write: ({ complaint }) => entryOf(complaint),
    read: (entry) => ({ complaint: restored(entry) }),
  },
  isUntouched: ({ complaint }) => complaint.phase === 'none',
  isBusy: ({ complaint }) => complaint.phase === 'running' && isStepRunning(complaint.steps),
});

function entryOf(complaint: ComplaintState): ComplaintEntry {
  if (complaint.phase === 'none') return null;
  const { claim, isZeroPercent, steps } = complaint;
  return { claim: storedClaimOf(claim), isZeroPercent, ...settledSteps(complaintSteps, steps) };
}

/** Offers incomplete steps again, except for the customer's, which waits for a login. */
function restored(entry: ComplaintEntry): ComplaintState {
  if (entry === null) return { phase: 'none' };
  const { claim, isZeroPercent, ...settled } = entry;
  const isWaiting = !settled.done.includes('customer');
  const steps = stepsFrom((step) => {
    const state = stepAfterReload(step, settled);
    return isWaiting && state.status === 'failed' ? { status: 'waiting' } : state;
  });
  return { phase: 'running', claim: { ...claim, content: null }, isZeroPercent, steps };
}
