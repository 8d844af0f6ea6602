import { call, delay, fork, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { lateLimits } from '~config/lateLimits';
import { limits } from '~config/limits';
import { berlinDay } from '~/domain/common/berlinTime';
import { daysOf } from '~/domain/common/dateRange';
import {
  addWaitlistPage,
  startWaitlist,
  waitlistStatusOf,
  withItem,
  type WaitlistItem,
  type WaitlistQuery,
} from '~/domain/waitlist/waitlist';
import { cancelReservation, loadWaitlist } from '~/services/callCentreService/waitlistService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { reserveSaga } from './reserveSaga';
import { selectWaitlist, waitlistActions } from './waitlistSlice';
import './waitlistNoticeTexts.de';

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
  const outcome = yield* call(cancelReservation, item.id, reason);
  if (outcome.kind === 'cancelled') {
    yield* settleCancelled(outcome.item);
    return;
  }
  // The list shows the item as it is now: cancelled, or as somebody else has left it.
  const current = yield* call(findItem, customerId, item);
  if (current !== null) yield* show(current);
  if (current !== null && waitlistStatusOf(current) === 'CANCELLED') yield* settleCancelled(current);
  else if (outcome.kind === 'refused') {
    yield* put(cancellationChanged({ phase: 'refused', customerId, item, detail: outcome.detail }));
  } else yield* put(cancellationChanged({ phase: 'unknown', customerId, item }));
}

/** Searches the customer's waitlist for the item and returns its current state; null if the list does not contain it. */
async function findItem(customerNumber: string, { id, sku, createdAt }: WaitlistItem): Promise<WaitlistItem | null> {
  const created = createdAt === null ? Number.NaN : Date.parse(createdAt);
  const day = Number.isNaN(created) ? null : berlinDay(new Date(created));
  const keywords = sku === '' ? [] : [sku];
  try {
    const { items } = await loadWaitlist({
      customerNumber,
      keywords,
      searchFrom: day,
      searchTo: day,
      offset: 0,
      size: lateLimits.waitlistPageSize,
    });
    return items.find((item) => item.id === id) ?? null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

function* show(item: WaitlistItem): SagaGenerator<void> {
  const { list } = yield* select(selectWaitlist);
  if (list !== null) yield* put(listChanged(withItem(list, item)));
}

function* settleCancelled(item: WaitlistItem): SagaGenerator<void> {
  yield* show(item);
  yield* put(cancellationChanged(null));
  notify({
    variant: 'success',
    text: { key: 'waitlist.cancel.done', params: { name: item.product.name || item.sku } },
  });
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
