import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { lateLimits } from '~config/lateLimits';
import { lookupDay, reservationIn, type WaitlistItem } from '~/domain/waitlist/waitlist';
import { createReservation, loadWaitlist } from '~/services/callCentreService/waitlistService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { fromContext } from '~/shared/saga/callContext';
import { safely } from '~/shared/saga/safely';
import { maySend, type SentAttempt } from './reservation';
import { selectReservation, selectWaitlist, waitlistActions } from './waitlistSlice';

const { submitRequested, lookupRequested, submissionChanged, reservationCreated } = waitlistActions;

/** Sends the reservation once; what may have arrived is looked up before anything is sent again (QUALITY 8, 9). */
function* send({ payload }: ReturnType<typeof submitRequested>): SagaGenerator<void> {
  const { reservation, createdIds } = yield* select(selectWaitlist);
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
  yield* put(submissionChanged({ status: 'sending', sent }));
  // A killed browser must not cause a second reservation.
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(createReservation, { ...payload, product: { sku, quantity, price } });
  switch (outcome.kind) {
    case 'created':
      yield* put(reservationCreated({ customerNumber, item: outcome.item }));
      return;
    case 'refused':
      yield* put(submissionChanged({ status: 'refused', detail: outcome.detail }));
      return;
    case 'unknown':
      yield* lookUp(sent);
      return;
  }
}

function* lookUpAgain(): SagaGenerator<void> {
  const reservation = yield* select(selectReservation);
  if (reservation?.submission.status === 'outcomeUnknown') yield* lookUp(reservation.submission.sent);
}

function* lookUp(sent: SentAttempt): SagaGenerator<void> {
  yield* put(submissionChanged({ status: 'outcomeUnknown', sent, lookup: 'running' }));
  const found = yield* call(findReservation, sent);
  if (found === null || found === 'failed') {
    const lookup = found === null ? 'notThere' : 'failed';
    yield* put(submissionChanged({ status: 'outcomeUnknown', sent, lookup }));
  } else yield* put(reservationCreated({ customerNumber: sent.customerNumber, item: found }));
}

async function findReservation(sent: SentAttempt): Promise<WaitlistItem | 'failed' | null> {
  const tolerance = lateLimits.waitlistLookupTolerance;
  try {
    const { items } = await loadWaitlist({
      customerNumber: sent.customerNumber,
      offset: 0,
      size: lateLimits.waitlistPageSize,
      keywords: [sent.sku],
      searchFrom: lookupDay(sent, tolerance),
      searchTo: null,
    });
    return reservationIn(items, sent, tolerance);
  } catch (error) {
    logFailure(error);
    return 'failed';
  }
}

/** Ends an attempt that was not accepted, because the agent is signed out. */
function* settle(): SagaGenerator<void> {
  const reservation = yield* select(selectReservation);
  if (reservation?.submission.status === 'sending') yield* put(submissionChanged({ status: 'none' }));
}

export function* reserveSaga(): SagaGenerator<void> {
  // A repeated press while one is in flight does nothing.
  yield* takeLeading([submitRequested, lookupRequested], safely(reserve, settle));
}

function* reserve(action: ReturnType<typeof submitRequested | typeof lookupRequested>): SagaGenerator<void> {
  if (submitRequested.match(action)) yield* send(action);
  else yield* lookUpAgain();
}
