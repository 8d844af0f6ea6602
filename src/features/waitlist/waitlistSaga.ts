import { delay, fork, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { lateLimits } from '~config/lateLimits';
import { limits } from '~config/limits';
import { daysOf } from '~/domain/common/dateRange';
import { addWaitlistPage, startWaitlist, type WaitlistQuery } from '~/domain/waitlist/waitlist';
import { loadWaitlist } from '~/services/callCentreService/waitlistService';
import { serviceNow } from '~/services/http/serviceClock';
import { safely, withAbort } from '~/shared/saga/safely';
import { endItem } from './endItem';
import { reserveSaga } from './reserveSaga';
import { selectWaitlist, waitlistActions } from './waitlistSlice';

const { listRequested, pageRequested, listLeft, listChanged, cancelRequested, cancellationChanged } = waitlistActions;

type ListAction = ReturnType<typeof listRequested | typeof pageRequested | typeof listLeft>;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (listRequested.match(action)) yield* showList(action.payload);
  else if (pageRequested.match(action)) yield* loadPage();
  else yield* put(listChanged(null));
}

function* showList(query: WaitlistQuery): SagaGenerator<void> {
  const { list } = yield* select(selectWaitlist);
  yield* put(listChanged(startWaitlist(query, list)));
  // Filters are typed; the first load does not wait.
  if (list?.query.customerId === query.customerId) yield* delay(limits.orderHistoryDebounce);
  yield* loadPage();
}

function* loadPage(): SagaGenerator<void> {
  const { list: before } = yield* select(selectWaitlist);
  if (before === null) return;
  yield* put(listChanged({ ...before, load: 'loading' }));
  const { customerId, filters } = before.query;
  const { from, to } = daysOf(filters.dates, serviceNow());
  const size = lateLimits.waitlistPageSize;
  const page = yield* withAbort((signal) =>
    loadWaitlist(
      {
        customerNumber: customerId,
        offset: before.nextOffset,
        size,
        keywords: filters.keywords,
        searchFrom: from,
        searchTo: to,
      },
      signal,
    ),
  );
  const { list } = yield* select(selectWaitlist);
  if (list !== null) yield* put(listChanged(addWaitlistPage(list, page, size)));
}

function* cancel({ payload }: ReturnType<typeof cancelRequested>): SagaGenerator<void> {
  const { customerId, item, reason } = payload;
  yield* put(cancellationChanged({ phase: 'inProgress', customerId, item }));
  const outcome = yield* endItem(customerId, item, reason);
  switch (outcome.kind) {
    case 'cancelled':
      yield* put(cancellationChanged(null));
      return;
    case 'refused':
      yield* put(cancellationChanged({ phase: 'refused', customerId, item, detail: outcome.detail }));
      return;
    case 'unknown':
      yield* put(cancellationChanged({ phase: 'unknown', customerId, item }));
  }
}

export function* waitlistSaga(): SagaGenerator<void> {
  yield* fork(reserveSaga);
  yield* takeLatest(
    [listRequested, pageRequested, listLeft],
    safely(changeList, function* settle() {
      const { list } = yield* select(selectWaitlist);
      if (list !== null) yield* put(listChanged({ ...list, load: 'failed' }));
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    cancelRequested,
    safely(cancel, function* settle(_error, { payload: { customerId, item } }) {
      yield* put(cancellationChanged({ phase: 'unknown', customerId, item }));
    }),
  );
}
