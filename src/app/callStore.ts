import { configureStore, type Action } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel, type MulticastChannel } from 'redux-saga';
import type { CallState } from '~/features/call/callSlice';
import type { CallJournal } from './callJournal';
import { callReducer, type CallRootState } from './callReducer';
import { callSaga, type LaterSagas } from './callSaga';
import { middlewareOptions } from './storeOptions';
import { stateOfJournal } from './journalState';

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
  const channel: MulticastChannel<Action> = stdChannel<Action>();
  const sagaMiddleware = createSagaMiddleware({ channel, context: { saveNow, goTo, sagaChannel: channel } });
  const store = configureStore({
    reducer: callReducer,
    preloadedState: { ...kept, call, ...(journal !== null && stateOfJournal(journal)) },
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware),
    devTools: import.meta.env.DEV,
  });
  const task = sagaMiddleware.run(callSaga, { country: call.country, journal, onRestored, laterSagas });
  return {
    store,
    end: () => {
      task.cancel();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
