import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { csvOf } from '~/domain/common/csv';
import { reportRows } from '~/domain/subscription/productReport';
import { editReportNote } from '~/services/callCentreService/productReportService';
import { isOpenOutcome } from '~/services/http/refusal';
import { notAsked } from '~/shared/list/listState';
import { loaderOf } from '~/shared/list/numberByNumber';
import { addPage, patchRows, rowsOf, startList, totalOf } from '~/shared/list/pagedList';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { noteFailureTexts } from './noteFailureTexts';
import { productReportActions, selectProductReportState } from './productReportSlice';
import { loadReportPage, reportRules } from './reportList';
import './reportTexts.de';

const { listLeft, noteSaveRequested, noteFailed, noteClosed, fileRequested, fileAdvanced, fileEnded } =
  productReportActions;

function* saveNote(): SagaGenerator<void> {
  const { note } = yield* select(selectProductReportState);
  if (note === null) return;
  const text = note.text.trim();
  yield* call(editReportNote, note.item.id, text);
  const { list } = yield* select(selectProductReportState);
  yield* put(productReportActions.listAdvanced(patchRows(list, [{ id: note.item.id, note: text }])));
  yield* put(noteClosed());
  notify({ variant: 'success', text: { key: 'reportNotice.noteSaved' } });
}

/** Loads all pages of the month, also those that the list has not loaded (DECISIONS 97). */
function* writeFile({ payload: { query, file } }: ReturnType<typeof fileRequested>): SagaGenerator<void> {
  const { file: current } = yield* select(selectProductReportState);
  // Cancelled before the code was loaded.
  if (current.phase !== 'loading') return;
  const loadPage = loaderOf(reportRules, loadReportPage);
  let list = startList(reportRules, query, notAsked);
  do {
    const page = list.page + 1;
    const before = list;
    const arrived = yield* withAbort((signal) => loadPage(before, page, signal));
    list = addPage(reportRules, list, page, arrived);
    yield* put(fileAdvanced({ phase: 'loading', loaded: rowsOf(list).length, total: totalOf(list) }));
  } while (list.status === 'page');
  const items = rowsOf(list);
  const text = csvOf(reportRows(items, file.headings));
  yield* put(fileAdvanced({ phase: 'ready', name: file.name, text }));
  const params = { count: items.length, total: totalOf(list) ?? items.length };
  notify({ variant: 'success', text: { key: 'reportNotice.fileSaved', params } });
}

export function* productReportSaga(): SagaGenerator<void> {
  yield* pagedListSaga({
    rules: reportRules,
    actions: productReportActions,
    selectSlice: selectProductReportState,
    load: loadReportPage,
  });
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    noteSaveRequested,
    safely(saveNote, function* settle(error) {
      const phase = isOpenOutcome(error) ? 'open' : 'failed';
      yield* put(noteFailed(phase));
      return { notice: noteFailureTexts[phase] };
    }),
  );
  yield* takeLatestUntil(
    fileRequested,
    [fileEnded, listLeft],
    safely(writeFile, function* settle() {
      yield* put(fileAdvanced({ phase: 'failed' }));
    }),
  );
}
