import { all, call, fork, type SagaGenerator } from 'typed-redux-saga';
import { hasLostEntry, type CallJournal } from '~/app/journal/callJournal';
import { loadedModules, type CallModule } from '~/app/modules';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import '~/app/journal/journalTexts.de';

export interface CallSagaOptions {
  /** The journal whose call is restored; null for a new call. */
  readonly journal: CallJournal | null;
  readonly onRestored: () => void;
}

/** Runs the modules' sagas of the first screen; `lateSagas.ts` loads the others. */
export function* callSaga({ journal, onRestored }: CallSagaOptions): SagaGenerator<void> {
  if (journal !== null) yield* fork(resume, journal, onRestored);
  yield* all(loadedModules().flatMap(({ saga }) => (saga === undefined ? [] : [call(saga)])));
}

/** Runs `resume` of each module, which loads what the journal names but does not contain. A failure does not stop the others. */
function* resume(journal: CallJournal, onRestored: () => void): SagaGenerator<void> {
  for (const module of loadedModules()) yield* resumeSafely(module, journal);
  if (hasLostEntry(journal)) notify({ variant: 'error', text: { key: 'journal.partLost' } });
  yield* call(onRestored);
}

const resumeSafely = safely(function* resumeModule({ resume: load }: CallModule, { entries, callId }: CallJournal) {
  if (load === undefined) return;
  const resumeIt = yield* call(load);
  yield* resumeIt(entries, callId);
});
