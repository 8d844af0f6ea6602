import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CallState } from '~/features/call/callSlice';
import type { CallJournal } from '~/app/journal/callJournal';
import { callReducer, type CallRootState } from './callReducer';
import { callSaga } from './callSaga';
import { createLaterSagas, type LaterSagas } from './laterSagas';
import { middlewareOptions } from '~/app/session/storeOptions';
import { stateOfJournal } from '~/app/journal/journalState';

export interface CallStoreOptions {
  readonly call: CallState;
  /** Brings a call back: reload, forced sign-in, killed browser. */
  readonly journal: CallJournal | null;
  /** What of the call before goes on in this one. */
  readonly kept?: Partial<CallRootState>;
  /** Writes the journal and resolves when it is safe on disk. */
  readonly saveNow: () => Promise<void>;
  /** Opens a path of the application. */
  readonly goTo?: (path: string) => void;
  /** Tests have them at once; the desk loads them when they are needed. */
  readonly laterSagas?: LaterSagas;
  /** The journal's call stands again, as far as the services let it. */
  readonly onRestored?: () => void;
}

/** One store per call: its sagas end with it, so that late answers of customer A fall on nothing. */
export function createCallStore(options: CallStoreOptions) {
  const {
    call,
    journal,
    kept = {},
    saveNow,
    goTo = () => undefined,
    onRestored = () => undefined,
    laterSagas = null,
  } = options;
  const context = { saveNow, goTo };
  const sagaMiddleware = createSagaMiddleware({ context });
  const later = createLaterSagas(call.country, context);
  const store = configureStore({
    reducer: callReducer,
    preloadedState: { ...kept, call, ...(journal !== null && stateOfJournal(journal)) },
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware, ...later.middleware),
    devTools: import.meta.env.DEV,
  });
  if (laterSagas !== null) later.start(laterSagas);
  const task = sagaMiddleware.run(callSaga, { country: call.country, journal, onRestored });
  return {
    store,
    end: () => {
      task.cancel();
      later.end();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
