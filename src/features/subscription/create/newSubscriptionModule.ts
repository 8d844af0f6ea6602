import * as v from 'valibot';
import { rotations, starts } from '~/domain/subscription/subscription';
import { defineModule } from '~/shared/module/defineModule';
import { newSubscriptionSlice, type NewSubscriptionState } from './newSubscriptionSlice';

/** The terms only: payment and address are chosen again, and the product is loaded again (QUALITY 10). */
const NewSubscriptionEntry = v.nullable(
  v.object({
    wanted: v.object({ sku: v.string(), quantity: v.number() }),
    /** Set while a subscription was sent and its response is not known. */
    sent: v.nullable(
      v.object({
        sku: v.string(),
        quantity: v.number(),
        rotation: v.picklist(rotations),
        at: v.string(),
        earlierIds: v.optional(v.nullable(v.pipe(v.array(v.string()), v.readonly())), null),
      }),
    ),
    terms: v.nullable(
      v.object({
        sku: v.string(),
        quantity: v.string(),
        rotation: v.picklist(rotations),
        startIn: v.picklist(starts),
        customDate: v.nullable(v.string()),
        isInformed: v.boolean(),
      }),
    ),
  }),
);
type NewSubscriptionEntry = v.InferOutput<typeof NewSubscriptionEntry>;

export const newSubscriptionModule = defineModule({
  slice: newSubscriptionSlice,
  journal: {
    schema: NewSubscriptionEntry,
    write: ({ newSubscription }) => entryOf(newSubscription),
    read: (entry) => ({ newSubscription: restored(entry) }),
  },
  isUntouched: ({ newSubscription }) => newSubscription.phase === 'closed',
  isBusy: ({ newSubscription }) =>
    newSubscription.phase === 'loading' ||
    (newSubscription.phase === 'editing' && ['sending', 'lookingUp'].includes(newSubscription.attempt.status)),
  unsavedWork: ({ newSubscription }) => {
    if (newSubscription.phase !== 'editing') return null;
    const { status } = newSubscription.attempt;
    if (status === 'sending' || status === 'lookingUp') return 'sending';
    return status === 'unknown' ? 'unknownOutcome' : 'form';
  },
});

function entryOf(state: NewSubscriptionState): NewSubscriptionEntry {
  switch (state.phase) {
    case 'closed':
    case 'created':
    case 'notPossible':
      return null;
    case 'loading':
      return { wanted: state.wanted, sent: state.sent, terms: state.draft?.terms ?? null };
    case 'editing':
      return {
        wanted: state.wanted,
        sent: 'sent' in state.attempt ? state.attempt.sent : null,
        terms: state.draft.terms,
      };
  }
}

function restored(entry: NewSubscriptionEntry): NewSubscriptionState {
  if (entry === null) return { phase: 'closed' };
  const { wanted, sent, terms } = entry;
  return {
    phase: 'loading',
    wanted,
    sent,
    draft: terms === null ? null : { terms, customerNumber: null, checkout: null },
  };
}
