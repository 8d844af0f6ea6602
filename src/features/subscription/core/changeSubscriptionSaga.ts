import { call, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { NotDone } from '~config/onceOnly';
import { outcomeLookupLimits } from '~config/limits/outcomeLookup';
import { subscriptionLimits } from '~config/limits/subscription';
import { isSince } from '~/domain/common/berlinTime';
import type { SubscriptionChange } from '~/domain/subscription/changeHistory';
import type { BulkReply } from '~/domain/subscription/bulkChange';
import { listedSelection } from '~/domain/subscription/overview';
import {
  isOver,
  nameOfSubscription,
  type SubscriptionCancelReason,
  type Subscription,
} from '~/domain/subscription/subscription';
import {
  addSubscriptionEvent,
  cancelSubscriptions,
  editSubscription,
  loadChanges,
  loadSubscriptions,
  saveSubscriptionNote,
} from '~/services/callCentreService/subscriptionService';
import { loadCustomer } from '~/services/customerService/customerService';
import { isNotMade } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { notify } from '~/shared/notify/notices';
import { effectOf } from '~/shared/saga/effectOf';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectSubscriptionState, subscriptionActions, type ChangedSubscription } from './subscriptionSlice';
import './subscriptionNoticeTexts.de';

const {
  editOpened,
  editClosed,
  customerRequested,
  customerAdvanced,
  editConfirmed,
  editStepped,
  editReturned,
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
function* loadEditCustomer() {
  const { edit } = yield* select(selectSubscriptionState);
  if (edit === null) return;
  yield* put(customerAdvanced({ load: 'loading', customer: null }));
  const customer = yield* withAbort((signal) => loadCustomer(edit.subscription.externalCustomerId, signal));
  yield* put(customerAdvanced({ load: customer === null ? 'failed' : 'loaded', customer }));
}

function* saveEdit(): SagaGenerator<void> {
  const { edit: open } = yield* select(selectSubscriptionState);
  if (open?.step.phase !== 'confirming') return;
  const { edit } = open.step;
  yield* put(editStepped({ phase: 'saving', edit }));
  const outcome = yield* call(editSubscription, open.subscription.id, edit);
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
      yield* put(editStepped({ phase: 'unknown', detail: outcome.detail }));
      yield* put(announced(open.subscription, null, 'edited'));
      return;
    case 'failed':
      yield* put(editStepped({ phase: 'failed', failure: outcome.failure }));
      return;
    case 'refused':
      yield* put(editStepped({ phase: 'refused', detail: outcome.detail }));
      return;
    case 'alreadyProcessed':
      yield* put(editStepped({ phase: 'alreadyProcessed' }));
  }
}

function* cancel({ payload: reason }: ReturnType<typeof cancelRequested>): SagaGenerator<void> {
  const { cancellation } = yield* select(selectSubscriptionState);
  if (cancellation === null) return;
  const { subscription } = cancellation;
  yield* put(cancellationStepped({ phase: 'inProgress' }));
  const outcome = yield* call(cancelSubscriptions, listedSelection([subscription.id]), reason);
  const failed = outcome.kind === 'done' ? outcome.results?.find(({ result }) => result === 'FAILED') : undefined;
  const isLeftOut = outcome.kind === 'done' && failed === undefined && isUnchanged(outcome);
  const notDone: NotDone | null =
    outcome.kind !== 'done' ? outcome : failed !== undefined || isLeftOut ? { kind: 'refused', detail: null } : null;
  // Shown as being processed until the list is loaded again (REQ G2.4), which states time, agent and failure.
  const status: Subscription['status'] = {
    type: 'IN_PROGRESS',
    code: 'IN_PROGRESS',
    agentUsername: null,
    timestamp: '',
    reason,
    failure: null,
  };
  const ended =
    notDone === null
      ? { kind: 'done' as const, effect: { status } }
      : yield* effectOf('cancelSubscriptions', notDone, () => findCanceled(subscription, reason));
  if (ended.kind !== 'done') {
    const { kind, detail } = ended;
    if (kind === 'unknown') yield* leaveOpen(subscription, detail);
    else yield* put(cancellationStepped({ phase: kind, detail, failure: failed?.failure ?? null, isLeftOut }));
    return;
  }
  yield* put(cancellationClosed());
  say(subscription, 'subscriptionNotice.canceled');
  yield* put(announced(subscription, { status: ended.effect.status }, 'canceled'));
}

/** The subscription may be cancelled: the lists read it again. */
function* leaveOpen(subscription: Subscription, detail: string | null): SagaGenerator<void> {
  yield* put(cancellationStepped({ phase: 'unknown', detail }));
  yield* put(announced(subscription, null, 'canceled'));
}

/** The service counts the subscription as processed already, and has changed nothing (CONTRACT Subscriptions). */
function isUnchanged({ results, alreadyProcessed }: BulkReply): boolean {
  return alreadyProcessed > 0 && !(results ?? []).some(({ result }) => result === 'PROCESSED');
}

/**
 * The subscription as its customer's list has it now; null unless it is cancelled, or being cancelled. A service need not name the reason
 * while it works on a cancellation (REQ G2.4): one that is being processed only since it was sent, is being cancelled for this one.
 */
function* findCanceled(before: Subscription, reason: SubscriptionCancelReason): SagaGenerator<Subscription | null> {
  const all = yield* call(loadSubscriptions, before.externalCustomerId, { status: 'ALL' } as const);
  const read = all.find(({ id }) => id === before.id);
  if (read === undefined) throw new Error('The subscription is not among those of its customer');
  const isNew = before.status.type !== 'IN_PROGRESS';
  const current = isNew ? { ...read, status: { ...read.status, reason: read.status.reason ?? reason } } : read;
  return isOver(current) ? current : null;
}

function* saveText({ payload }: ReturnType<typeof textSubmitted>): SagaGenerator<void> {
  const { text } = yield* select(selectSubscriptionState);
  if (text === null) return;
  const { kind, subscription } = text;
  const written = payload.trim();
  yield* put(textStepped({ phase: 'saving', detail: null }));
  const failed =
    kind === 'note' ? yield* saveNote(subscription.id, written) : yield* saveEvent(subscription.id, written);
  if (failed !== null) {
    yield* put(textStepped({ phase: failed.kind, detail: failed.detail }));
    return;
  }
  yield* put(textClosed());
  say(subscription, kind === 'note' ? 'subscriptionNotice.noteSaved' : 'subscriptionNotice.eventSaved');
  const changes = kind === 'note' ? { note: written === '' ? null : written } : {};
  yield* put(announced(subscription, changes, 'noted'));
}

function* saveNote(id: string, note: string): SagaGenerator<NotDone | null> {
  const outcome = yield* call(saveSubscriptionNote, id, note);
  if (outcome.kind === 'done') return null;
  return outcome.kind === 'failed' ? { kind: 'refused', detail: null } : outcome;
}

/** A second event would be listed beside the first one: where the answer is lost, the history says whether there is one. */
function* saveEvent(id: string, note: string): SagaGenerator<NotDone | null> {
  const sentAt = serviceNow().getTime();
  const outcome = yield* call(addSubscriptionEvent, id, note);
  if (outcome.kind === 'done') return null;
  const since = sentAt - outcomeLookupLimits.outcomeClockTolerance;
  const added = yield* effectOf('addSubscriptionEvent', outcome, () => findEvent(id, note, since));
  return added.kind === 'done' ? null : added;
}

function* findEvent(subscriptionId: string, note: string, since: number): SagaGenerator<SubscriptionChange | null> {
  const size = subscriptionLimits.subscriptionHistoryPageSize;
  const { changes } = yield* call(loadChanges, { subscriptionId, page: 1, size, sorting: 'NEW_FIRST' } as const);
  const alike = changes.filter((change) => change.note?.trim() === note);
  const sent = alike.find(({ timestamp }) => isSince(timestamp, since) === true);
  // One of which the service does not say when may be it: the event must not be sent again.
  if (sent === undefined && alike.some(({ timestamp }) => isSince(timestamp, since) === null))
    throw new Error('an event without a time');
  return sent ?? null;
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
    safely(loadEditCustomer, function* settle() {
      // The dialog says so; the rest can be edited.
      yield* put(customerAdvanced({ load: 'failed', customer: null }));
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    editConfirmed,
    safely(saveEdit, function* settle(error) {
      yield* put(isNotMade(error) ? editReturned() : editStepped({ phase: 'unknown', detail: null }));
    }),
  );
  yield* takeLeading(
    cancelRequested,
    safely(cancel, function* settle() {
      const { cancellation } = yield* select(selectSubscriptionState);
      if (cancellation !== null) yield* leaveOpen(cancellation.subscription, null);
    }),
  );
  yield* takeLeading(
    textSubmitted,
    safely(saveText, function* settle(error) {
      yield* put(textStepped({ phase: isNotMade(error) ? 'writing' : 'unknown', detail: null }));
    }),
  );
}
