import * as v from 'valibot';
import { rotations, starts } from '~/domain/subscription/subscription';
import { CheckoutDraftEntry, restoredCheckout, writtenCheckout } from '~/features/payment/checkoutSchema';
import { defineModule } from '~/shared/module/defineModule';
import { isInFlight, newSubscriptionSlice, unsettledOf, type NewSubscriptionState } from './newSubscriptionSlice';

const Sent = v.object({
  customerNumber: v.string(),
  sku: v.string(),
  quantity: v.number(),
  rotation: v.picklist(rotations),
  at: v.string(),
  earlierIds: v.optional(v.nullable(v.pipe(v.array(v.string()), v.readonly())), null),
});

const Draft = v.object({
  terms: v.object({
    sku: v.string(),
    quantity: v.string(),
    rotation: v.picklist(rotations),
    startIn: v.picklist(starts),
    customDate: v.nullable(v.string()),
    isInformed: v.boolean(),
  }),
  checkout: v.nullable(CheckoutDraftEntry),
});

/** The open form without bank details, whose product is loaded again (QUALITY 10), and what may have arrived. */
const NewSubscriptionEntry = v.nullable(
  v.object({
    /** Null: the form is closed. */
    wanted: v.nullable(v.object({ sku: v.string(), quantity: v.number() })),
    draft: v.nullable(Draft),
    unsettled: v.pipe(v.array(Sent), v.readonly()),
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
  isUntouched: ({ newSubscription: { phase, unsettled } }) => phase === 'closed' && unsettled.length === 0,
  isBusy: ({ newSubscription }) =>
    newSubscription.phase === 'loading' || (newSubscription.phase === 'editing' && isInFlight(newSubscription.attempt)),
  unsavedWork: ({ newSubscription }) => {
    if (newSubscription.phase !== 'editing') return null;
    const { attempt } = newSubscription;
    if (isInFlight(attempt)) return 'sending';
    return attempt.status === 'unknown' ? 'unknownOutcome' : 'form';
  },
});

function entryOf(state: NewSubscriptionState): NewSubscriptionEntry {
  const unsettled = unsettledOf(state);
  switch (state.phase) {
    case 'closed':
    case 'created':
    case 'notPossible':
      return unsettled.length === 0 ? null : { wanted: null, draft: null, unsettled };
    case 'loading':
    case 'editing': {
      const { wanted, draft } = state;
      const written = draft && { terms: draft.terms, checkout: writtenCheckout(draft.checkout) };
      return { wanted, draft: written, unsettled };
    }
  }
}

function restored(entry: NewSubscriptionEntry): NewSubscriptionState {
  if (entry === null) return { phase: 'closed', unsettled: [] };
  const { wanted, draft, unsettled } = entry;
  if (wanted === null) return { phase: 'closed', unsettled };
  return {
    phase: 'loading',
    wanted,
    draft: draft && { terms: draft.terms, checkout: restoredCheckout(draft.checkout) },
    unsettled,
  };
}
