import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { outcomeLookupLimits } from '~config/limits/outcomeLookup';
import { hasFailed, lookupDay, reservationsIn, type WaitlistItem } from '~/domain/waitlist/waitlist';
import { createReservation } from '~/services/callCentreService/waitlistService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { fromContext } from '~/shared/saga/callContext';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { safely } from '~/shared/saga/safely';
import { endItem } from './endItem';
import { maySend, type SentAttempt } from './reservation';
import { searchWaitlist } from './searchWaitlist';
import { selectDouble, selectReservation, selectWaitlistState, waitlistActions } from './waitlistSlice';

const { submitRequested, lookupRequested, submissionAdvanced, reservationCreated, reservationFailed } = waitlistActions;
const { doubleCheckStarted, doubleChecked, doubleEndRequested, doubleEndFailed, doubleSettled } = waitlistActions;

/** Sends the reservation once; what may have arrived is looked up before anything is sent again (QUALITY 8, 9). */
function* send({ payload }: ReturnType<typeof submitRequested>): SagaGenerator<void> {
  const { reservation, createdIds } = yield* select(selectWaitlistState);
  if (reservation === null || !maySend(reservation.submission)) return;
  const { sku, quantity, price } = reservation.article;
  const { customerNumber } = payload;
  const sent: SentAttempt = {
    customerNumber,
    sku,
    quantity,
    sentAt: serviceNow().toISOString(),
    earlierIds: createdIds,
  };
  yield* put(submissionAdvanced({ status: 'sending', sent }));
  // A killed browser must not cause a second reservation.
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(createReservation, { ...payload, product: { sku, quantity, price } });
  switch (outcome.kind) {
    case 'created':
      yield* put(reserved(sent, outcome.item));
      return;
    case 'refused': {
      const item = yield* doneDespiteRefusal(() => findReservation(sent));
      yield* put(
        item === null ? submissionAdvanced({ status: 'refused', detail: outcome.detail }) : reserved(sent, item),
      );
      return;
    }
    case 'unknown':
      yield* lookUp(sent, outcome.detail);
      return;
  }
}

/** What the agent is told of an item that the service has made of a reservation, however it was found. */
function reserved(
  sent: SentAttempt,
  item: WaitlistItem | null,
): ReturnType<typeof reservationCreated | typeof reservationFailed> {
  return item !== null && hasFailed(item) ? reservationFailed(item) : reservationCreated({ sent, item });
}

function* lookUpAgain(): SagaGenerator<void> {
  const reservation = yield* select(selectReservation);
  const submission = reservation?.submission;
  if (submission?.status === 'outcomeUnknown') yield* lookUp(submission.sent, submission.said);
}

function* lookUp(sent: SentAttempt, said: string | null): SagaGenerator<void> {
  yield* put(submissionAdvanced({ status: 'outcomeUnknown', sent, said, lookup: 'running' }));
  try {
    const item = yield* lookUpOutcome('createWaitlistItem', () => findReservation(sent));
    yield* put(
      item === null
        ? submissionAdvanced({ status: 'outcomeUnknown', sent, said, lookup: 'notThere' })
        : reserved(sent, item),
    );
  } catch (error) {
    logFailure(error);
    yield* put(submissionAdvanced({ status: 'outcomeUnknown', sent, said, lookup: 'failed' }));
  }
}

function* findReservation(sent: SentAttempt): SagaGenerator<WaitlistItem | null> {
  const tolerance = outcomeLookupLimits.outcomeLookupTolerance;
  const days = { from: lookupDay(sent, tolerance), to: null };
  const isFound = (read: readonly WaitlistItem[]) => reservationsIn(read, sent, tolerance).found.length > 0;
  const items = yield* searchWaitlist(sent.customerNumber, days, isFound);
  const { found, uncertain } = reservationsIn(items, sent, tolerance);
  // An item without a time may be the one that was sent, so nothing may be sent again (DECISIONS 100, 201).
  if (found.length === 0 && uncertain.length > 0) throw new Error('an item without a time');
  return found[0] ?? null;
}

/** Finds the item of a created reservation that the answer did not contain, so that a later lookup does not take it for another attempt. */
function* findCreated({ payload: { sent, item } }: ReturnType<typeof reservationCreated>): SagaGenerator<void> {
  try {
    const created = item ?? (yield* lookUpOutcome('createWaitlistItem', () => findReservation(sent)));
    if (created !== null) yield* put(doubleCheckStarted({ sent, item: created }));
  } catch (error) {
    logFailure(error);
  }
}

/** Looks for a second item of the same press: a browser repeats a POST whose connection breaks, and each one is an item. */
function* lookForDouble({ payload: { sent, item } }: ReturnType<typeof doubleCheckStarted>): SagaGenerator<void> {
  const { id } = item;
  const others: SentAttempt = { ...sent, earlierIds: [...sent.earlierIds, id] };
  const found = yield* lookUpOutcome('createWaitlistItem', () => findReservation(others));
  const double = found && ({ customerNumber: sent.customerNumber, item: found, phase: 'found' } as const);
  yield* put(doubleChecked({ id, double }));
}

function* endDouble(): SagaGenerator<void> {
  const double = yield* select(selectDouble);
  if (double === null) return;
  const outcome = yield* endItem(double.customerNumber, double.item, 'DETECTION_ERROR');
  yield* put(outcome.kind === 'cancelled' ? doubleSettled() : doubleEndFailed());
}

/** Ends an attempt that was not accepted, because the agent is signed out. */
function* settle(): SagaGenerator<void> {
  const reservation = yield* select(selectReservation);
  if (reservation?.submission.status === 'sending') yield* put(submissionAdvanced({ status: 'none' }));
}

export function* reserveSaga(): SagaGenerator<void> {
  yield* takeEvery(reservationCreated, findCreated);
  yield* takeEvery(
    doubleCheckStarted,
    safely(lookForDouble, function* settleCheck(_error, { payload: { item } }) {
      yield* put(doubleChecked({ id: item.id, double: null }));
    }),
  );
  yield* takeLeading(
    doubleEndRequested,
    safely(endDouble, function* settleEnd() {
      yield* put(doubleEndFailed());
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading([submitRequested, lookupRequested], safely(reserve, settle));
}

function* reserve(action: ReturnType<typeof submitRequested | typeof lookupRequested>): SagaGenerator<void> {
  if (submitRequested.match(action)) yield* send(action);
  else yield* lookUpAgain();
}
