import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CallState } from '~/features/call/callSlice';
import type { CallJournal } from './callJournal';
import { callReducer } from './callReducer';
import { callSaga } from './callSaga';
import { middlewareOptions } from './storeOptions';
import { stateOfJournal } from './journalState';

export interface CallStoreOptions {
  readonly call: CallState;
  /** Brings a call back: reload, forced sign-in, killed browser. */
  readonly journal: CallJournal | null;
  /** Writes the journal and resolves when it is safe on disk. */
  readonly saveNow: () => Promise<void>;
  /** Opens a path of the application. */
  readonly goTo?: (path: string) => void;
  /** The journal's call stands again, as far as the services let it. */
  readonly onRestored?: () => void;
}

/** One store per call: its sagas end with it, so that late answers of customer A fall on nothing. */
export function createCallStore({ call, journal, saveNow, goTo = () => undefined, onRestored }: CallStoreOptions) {
  const sagaMiddleware = createSagaMiddleware({ context: { saveNow, goTo } });
  const store = configureStore({
    reducer: callReducer,
    preloadedState: { call, ...(journal !== null && stateOfJournal(journal)) },
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware),
    devTools: import.meta.env.DEV,
  });
  const task = sagaMiddleware.run(callSaga, call.country, journal, onRestored ?? (() => undefined));
  return {
    store,
    end: () => {
      task.cancel();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
