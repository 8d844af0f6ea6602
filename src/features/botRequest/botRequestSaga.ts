import { put, type SagaGenerator } from 'typed-redux-saga';
import { loadBotRequest } from '~/services/callCentreService/botRequestService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { botRequestActions } from './botRequestSlice';

const { requested, settled, left } = botRequestActions;

function* load({ payload: number }: ReturnType<typeof requested>): SagaGenerator<void> {
  const request = yield* withAbort((signal) => loadBotRequest(number, signal));
  yield* put(settled(request === null ? { phase: 'notFound', number } : { phase: 'loaded', number, request }));
}

/** Loads a hand-over; a newer number and leaving the screen cancel the older request. */
export function* botRequestSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(
    requested,
    [left],
    safely(load, function* settle(_error, { payload: number }) {
      yield* put(settled({ phase: 'failed', number }));
    }),
  );
}
