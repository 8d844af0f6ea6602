import { call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { csvOf } from '~/domain/common/csv';
import {
  addReportPage,
  changesKeyword,
  reportPageSize,
  reportRows,
  startReport,
  withNote,
  type ReportQuery,
} from '~/domain/subscription/productReport';
import { editReportNote, loadReport } from '~/services/callCentreService/productReportService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { productReportActions, selectProductReport } from './productReportSlice';
import './reportNoticeTexts.de';

const { reportRequested, pageRequested, reportLeft, listChanged } = productReportActions;
const { noteSaveRequested, noteFailed, noteClosed, fileRequested, fileChanged, fileEnded } = productReportActions;

type ListAction = ReturnType<typeof reportRequested | typeof pageRequested | typeof reportLeft>;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (reportRequested.match(action)) yield* showReport(action.payload);
  else if (pageRequested.match(action)) yield* loadNextPage();
  else yield* leaveReport();
}

function* showReport(query: ReportQuery): SagaGenerator<void> {
  const { list } = yield* select(selectProductReport);
  yield* put(listChanged(startReport(query, list)));
  if (changesKeyword(query, list)) yield* delay(limits.orderHistoryDebounce);
  yield* loadPage();
}

function* loadNextPage(): SagaGenerator<void> {
  const { list } = yield* select(selectProductReport);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPage();
}

function* loadPage(): SagaGenerator<void> {
  const { list: before } = yield* select(selectProductReport);
  if (before === null) return;
  const page = before.page + 1;
  const request = { query: before.query, page, size: reportPageSize };
  const arrived = yield* withAbort((signal) => loadReport(request, signal));
  const { list } = yield* select(selectProductReport);
  if (list !== null) yield* put(listChanged(addReportPage(list, page, arrived)));
}

/** A report that is still loading is dropped: its request is cancelled. */
function* leaveReport(): SagaGenerator<void> {
  const { list } = yield* select(selectProductReport);
  if (list?.load === 'loading') yield* put(listChanged(null));
}

function* saveNote(): SagaGenerator<void> {
  const { note } = yield* select(selectProductReport);
  if (note === null) return;
  const text = note.text.trim();
  yield* call(editReportNote, note.item.id, text);
  const { list } = yield* select(selectProductReport);
  if (list !== null) yield* put(listChanged(withNote(list, note.item.id, text)));
  yield* put(noteClosed());
  notify({ variant: 'success', text: { key: 'reportNotice.noteSaved' } });
}

/** Loads all pages of the month, also those that the list has not loaded (DECISIONS 97). */
function* writeFile({ payload: { query, file } }: ReturnType<typeof fileRequested>): SagaGenerator<void> {
  const { file: current } = yield* select(selectProductReport);
  // Cancelled before the code was loaded.
  if (current.phase !== 'loading') return;
  let list = startReport(query, null);
  do {
    const page = list.page + 1;
    const arrived = yield* withAbort((signal) => loadReport({ query, page, size: reportPageSize }, signal));
    list = addReportPage(list, page, arrived);
    yield* put(fileChanged({ phase: 'loading', loaded: list.items.length, total: list.total }));
  } while (list.hasMore);
  const text = csvOf(reportRows(list.items, file.headings));
  yield* put(fileChanged({ phase: 'ready', name: file.name, text }));
  const params = { count: list.items.length, total: list.total };
  notify({ variant: 'success', text: { key: 'reportNotice.fileSaved', params } });
}

export function* productReportSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [reportRequested, pageRequested, reportLeft],
    safely(changeList, function* settle() {
      const { list } = yield* select(selectProductReport);
      if (list !== null) yield* put(listChanged({ ...list, load: 'failed' }));
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    noteSaveRequested,
    safely(saveNote, function* settle() {
      yield* put(noteFailed());
      notify({ variant: 'error', text: { key: 'reportNotice.noteFailed' } });
    }),
  );
  yield* takeLatestUntil(
    fileRequested,
    [fileEnded, reportLeft],
    safely(writeFile, function* settle() {
      yield* put(fileChanged({ phase: 'failed' }));
    }),
  );
}
