import { all, call, delay, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { waitlistLimits } from '~config/limits/waitlist';
import { listedNumbers } from '~/domain/article/productNumbers';
import type { StockEntry } from '~/domain/article/stock';
import { subscribeReminder } from '~/services/customerService/stockReminderService';
import { afterSeconds } from '~/services/http/retryAfter';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadRemindable } from '~/services/productService/remindableService';
import { loadStock } from '~/services/productService/stockService';
import { notify } from '~/shared/notify/notices';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectReminder, selectWantedNumbers, stockReminderActions } from './stockReminderSlice';
import './stockReminderTexts.de';

const { remindableRequested, remindableOutdated, remindableAdvanced, subscribeRequested, submissionSettled } =
  stockReminderActions;

/** A failure that neither a code nor an answer explains. */
const failedOtherwise = { status: 'failed', code: 'other', mayExist: false, said: null, retryAt: null } as const;

/** Asks for all products that are wanted by now in one request, because buttons are mounted together (REQ H2.1). */
function* loadWanted(): SagaGenerator<void> {
  yield* delay(waitlistLimits.remindableDebounce);
  const wanted = yield* select(selectWantedNumbers);
  const numbers = listedNumbers(wanted);
  // A text that is no product number has no stock to ask for.
  yield* put(remindableAdvanced({ numbers: wanted.filter((number) => !numbers.includes(number)), to: 'no' }));
  if (numbers.length === 0) return;
  yield* put(remindableAdvanced({ numbers, to: 'loading' }));
  try {
    const remindable = yield* withAbort((signal) => loadRemindable(numbers, signal));
    yield* put(remindableAdvanced({ numbers: numbers.filter((number) => !remindable.includes(number)), to: 'no' }));
    yield* put(remindableAdvanced({ numbers: remindable, to: 'yes' }));
  } catch (error) {
    yield* put(remindableAdvanced({ numbers, to: 'failed' }));
    notify({ variant: 'error', text: { key: 'stock.reminder.lookupFailed' } });
    logFailure(error);
  }
}

function* subscribe(): SagaGenerator<void> {
  const reminder = yield* select(selectReminder);
  if (reminder?.submission.status !== 'loading') return;
  const { sku, baseProductNo } = reminder.article;
  const outcome = yield* call(subscribeReminder, sku, (reminder.email ?? '').trim());
  if (outcome.kind === 'subscribed') {
    yield* put(submissionSettled({ status: 'success', isEarlier: false }));
    return;
  }
  if (outcome.kind !== 'failed') {
    const { kind, detail } = outcome;
    yield* put(submissionSettled({ ...failedOtherwise, mayExist: kind === 'unknown', said: detail }));
    return;
  }
  // No operation lists reminders. A 409 has two causes (REQ H2.3), of which one does not hold while the article is sold out.
  const isThere = outcome.code === '409' && (yield* doneDespiteRefusal(() => findSoldOut(sku, baseProductNo))) !== null;
  if (isThere) {
    yield* put(submissionSettled({ status: 'success', isEarlier: true }));
    return;
  }
  const wait = outcome.code === '429' ? outcome.retryAfterSeconds : null;
  const retryAt = wait === null ? null : afterSeconds(wait);
  yield* put(submissionSettled({ ...failedOtherwise, code: outcome.code, retryAt }));
  // The article may be in stock again, or this product cannot be reminded any more.
  if (outcome.code === '409') yield* put(remindableOutdated(baseProductNo));
}

/** The article's stock; null unless it is sold out. */
function* findSoldOut(sku: string, baseProductNo: string): SagaGenerator<StockEntry | null> {
  const stock = yield* withAbort((signal) => loadStock([baseProductNo], signal));
  return stock.find((entry) => entry.sku === sku && entry.stockLevel === 'SOLD_OUT') ?? null;
}

export function* stockReminderSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery([remindableRequested, remindableOutdated], safely(loadWanted)),
    takeLeading(
      subscribeRequested,
      safely(subscribe, function* settle() {
        yield* put(submissionSettled(failedOtherwise));
      }),
    ),
  ]);
}
