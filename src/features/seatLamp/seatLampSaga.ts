import { call, put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { switchLamp } from '~/services/callCentreService/seatLampService';
import { safely } from '~/shared/saga/safely';
import { seatLampActions } from './seatLampSlice';

function* switchIt({ payload: colour }: ReturnType<typeof seatLampActions.switchRequested>): SagaGenerator<void> {
  yield* call(switchLamp, colour);
  yield* put(seatLampActions.switched(colour));
}

export function* seatLampSaga(): SagaGenerator<void> {
  yield* takeLatest(
    seatLampActions.switchRequested,
    safely(switchIt, function* settle() {
      yield* put(seatLampActions.switchFailed());
    }),
  );
}
