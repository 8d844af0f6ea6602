import { fork, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { safely } from '~/shared/saga/safely';
import { endItem } from './endItem';
import { reserveSaga } from './reserveSaga';
import { loadWaitlistPage, waitlistRules } from './waitlistList';
import { selectWaitlistState, waitlistActions } from './waitlistSlice';

const { cancelRequested, cancellationAdvanced, cancellationClosed } = waitlistActions;

function* cancel({ payload }: ReturnType<typeof cancelRequested>): SagaGenerator<void> {
  const { customerId, item, reason } = payload;
  yield* put(cancellationAdvanced({ phase: 'inProgress', customerId, item }));
  const outcome = yield* endItem(customerId, item, reason);
  switch (outcome.kind) {
    case 'cancelled':
      yield* put(cancellationClosed());
      return;
    case 'refused':
    case 'unknown':
      yield* put(cancellationAdvanced({ phase: outcome.kind, customerId, item, detail: outcome.detail }));
  }
}

export function* waitlistSaga(): SagaGenerator<void> {
  yield* fork(reserveSaga);
  yield* pagedListSaga({
    rules: waitlistRules,
    actions: waitlistActions,
    selectSlice: selectWaitlistState,
    load: loadWaitlistPage,
  });
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    cancelRequested,
    safely(cancel, function* settle(_error, { payload: { customerId, item } }) {
      yield* put(cancellationAdvanced({ phase: 'unknown', customerId, item, detail: null }));
    }),
  );
}
