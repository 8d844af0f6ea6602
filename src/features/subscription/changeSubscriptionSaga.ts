import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { listedSelection } from '~/domain/subscription/overview';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import {
  addSubscriptionEvent,
  cancelSubscriptions,
  editSubscription,
  saveSubscriptionNote,
} from '~/services/callCentreService/subscriptionService';
import { loadCustomer } from '~/services/customerService/customerService';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectSubscription, subscriptionActions, type ChangedSubscription } from './subscriptionSlice';
import './subscriptionNoticeTexts.de';

const {
  editOpened,
  editClosed,
  customerRequested,
  customerChanged,
  editConfirmed,
  editStepped,
  cancelRequested,
  cancellationStepped,
  cancellationClosed,
  textSubmitted,
  textStepped,
  textClosed,
  subscriptionChanged,
} = subscriptionActions;

type NamedSubscription = Parameters<typeof nameOfSubscription>[0];

/** Loads the customer whose payment and addresses the edit can choose from; without them the rest can be edited (REQ G1.7). */
function* loadEditCustomer(action: ReturnType<typeof editOpened | typeof customerRequested | typeof editClosed>) {
  const { edit } = yield* select(selectSubscription);
  if (edit === null || editClosed.match(action)) return;
  yield* put(customerChanged({ load: 'loading', customer: null }));
  const customer = yield* withAbort((signal) => loadCustomer(edit.subscription.externalCustomerId, signal));
  yield* put(customerChanged({ load: customer === null ? 'failed' : 'loaded', customer }));
}

function* saveEdit(): SagaGenerator<void> {
  const { edit: open } = yield* select(selectSubscription);
  if (open?.step.phase !== 'confirming') return;
  const { edit } = open.step;
  yield* put(editStepped({ phase: 'saving', edit }));
  const outcome = yield* call(editSubscription, open.subscription.id, edit);
  if ('failure' in outcome) logFailure(outcome.failure);
  switch (outcome.kind) {
    case 'done':
      yield* put(editClosed());
      say(open.subscription, 'subscriptionNotice.edited');
      // Another subscription than the edited one is no answer to the edit.
      yield* put(
        announced(
          open.subscription,
          outcome.subscription?.id === open.subscription.id ? outcome.subscription : null,
          'edited',
        ),
      );
      return;
    case 'unknown':
      yield* put(editStepped({ phase: 'unknown' }));
      yield* put(announced(open.subscription, null, 'edited'));
      return;
    case 'refused':
      yield* put(editStepped({ phase: 'refused', detail: outcome.detail }));
      return;
    case 'alreadyProcessed':
      yield* put(editStepped({ phase: 'alreadyProcessed' }));
  }
}

function* cancel({ payload: reason }: ReturnType<typeof cancelRequested>): SagaGenerator<void> {
  const { cancellation } = yield* select(selectSubscription);
  if (cancellation === null) return;
  const { subscription } = cancellation;
  yield* put(cancellationStepped({ phase: 'inProgress' }));
  const outcome = yield* call(cancelSubscriptions, listedSelection([subscription.id]), reason);
  if (outcome.kind !== 'done') logFailure(outcome.failure);
  if (outcome.kind === 'unknown') {
    yield* put(cancellationStepped({ phase: 'unknown' }));
    yield* put(announced(subscription, null, 'canceled'));
    return;
  }
  const failed = outcome.kind === 'done' ? outcome.results?.find(({ result }) => result === 'FAILED') : undefined;
  if (outcome.kind === 'refused' || failed !== undefined) {
    const detail = outcome.kind === 'refused' ? outcome.detail : null;
    yield* put(cancellationStepped({ phase: 'refused', detail, failure: failed?.failure ?? null }));
    return;
  }
  yield* put(cancellationClosed());
  say(subscription, 'subscriptionNotice.canceled');
  // The service works on it: being processed until the list says that it is cancelled (REQ G2.4).
  const status = { ...subscription.status, type: 'IN_PROGRESS', code: 'IN_PROGRESS', reason } as const;
  yield* put(announced(subscription, { status }, 'canceled'));
}

function* saveText({ payload }: ReturnType<typeof textSubmitted>): SagaGenerator<void> {
  const { text } = yield* select(selectSubscription);
  if (text === null) return;
  const { kind, subscription } = text;
  const written = payload.trim();
  yield* put(textStepped({ phase: 'saving', detail: null }));
  const outcome =
    kind === 'note'
      ? yield* call(saveSubscriptionNote, subscription.id, written)
      : yield* call(addSubscriptionEvent, subscription.id, written);
  if (outcome.kind !== 'done') {
    logFailure(outcome.failure);
    const detail = outcome.kind === 'refused' ? outcome.detail : null;
    yield* put(textStepped({ phase: outcome.kind, detail }));
    return;
  }
  yield* put(textClosed());
  say(subscription, kind === 'note' ? 'subscriptionNotice.noteSaved' : 'subscriptionNotice.eventSaved');
  const changes = kind === 'note' ? { note: written === '' ? null : written } : {};
  yield* put(announced(subscription, changes, 'noted'));
}

function announced(
  subscription: NamedSubscription,
  changes: ChangedSubscription['changes'],
  change: ChangedSubscription['change'],
): ReturnType<typeof subscriptionChanged> {
  return subscriptionChanged({ id: subscription.id, name: nameOfSubscription(subscription), changes, change });
}

function say(
  subscription: NamedSubscription,
  key: `subscriptionNotice.${'edited' | 'canceled' | 'noteSaved' | 'eventSaved'}`,
): void {
  notify({ variant: 'success', text: { key, params: { number: nameOfSubscription(subscription) } } });
}

export function* changeSubscriptionSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [editOpened, customerRequested, editClosed],
    safely(loadEditCustomer, function* settle(error) {
      // The dialog says so; the rest can be edited.
      logFailure(error);
      yield* put(customerChanged({ load: 'failed', customer: null }));
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    editConfirmed,
    safely(saveEdit, function* settle() {
      yield* put(editStepped({ phase: 'unknown' }));
    }),
  );
  yield* takeLeading(
    cancelRequested,
    safely(cancel, function* settle() {
      yield* put(cancellationStepped({ phase: 'unknown' }));
    }),
  );
  yield* takeLeading(
    textSubmitted,
    safely(saveText, function* settle() {
      yield* put(textStepped({ phase: 'unknown', detail: null }));
    }),
  );
}
