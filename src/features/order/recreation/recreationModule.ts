import * as v from 'valibot';
import { isStepRunning, preloadParts, settledSteps } from '~/domain/order/preload';
import { defineModule } from '~/shared/module/defineModule';
import { recreationSlice, type RecreationState } from './recreationSlice';

/** Names the order only: it is loaded again after a reload, so that the journal holds no customer data (QUALITY 10). */
const RecreationEntry = v.nullable(
  v.object({
    orderId: v.string(),
    done: v.array(v.picklist(preloadParts)),
    skipped: v.optional(v.array(v.picklist(preloadParts)), []),
  }),
);

export const recreationModule = defineModule({
  slice: recreationSlice,
  journal: {
    schema: RecreationEntry,
    write: ({ recreation }) => entryOf(recreation),
    read: (entry) => ({ recreation: restoredFrom(entry) }),
  },
  isUntouched: ({ recreation }) => recreation.phase === 'none',
  isBusy: ({ recreation }) =>
    recreation.phase === 'restoring' || (recreation.phase === 'running' && isStepRunning(recreation.steps)),
});

function restoredFrom(entry: v.InferOutput<typeof RecreationEntry>): RecreationState {
  if (entry === null) return { phase: 'none' };
  const { orderId, ...settled } = entry;
  return { phase: 'restoring', orderId, settled };
}

function entryOf(state: RecreationState): v.InferOutput<typeof RecreationEntry> {
  switch (state.phase) {
    case 'none':
      return null;
    case 'running':
      return { orderId: state.order.orderId, ...settledSteps(preloadParts, state.steps) };
    case 'restoring':
    case 'notRestored':
      return { orderId: state.orderId, done: [...state.settled.done], skipped: [...state.settled.skipped] };
  }
}
