import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CallState } from '~/features/call/callSlice';
import type { CallJournal } from '~/app/journal/callJournal';
import { callReducer, modules, type CallRootState } from '~/app/modules';
import { restoredState } from '~/app/journal/callJournal';
import { middlewareOptions } from '~/app/session/storeOptions';
import { logFailure } from '~/services/loggingService/loggingService';
import { createLateSagas } from '~/shared/module/lateSagas';
import { callSaga } from './callSaga';

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
  /** The journal's call stands again, as far as the services let it. */
  readonly onRestored?: () => void;
}

/** One store per call: its sagas end with it, so that late answers of customer A change nothing in the call of B. */
export function createCallStore(options: CallStoreOptions) {
  const { call, journal, kept = {}, saveNow, goTo = () => undefined, onRestored = () => undefined } = options;
  const context = { saveNow, goTo };
  const sagaMiddleware = createSagaMiddleware({ context });
  const late = createLateSagas({
    sagas: modules.flatMap(({ lateSaga }) => lateSaga ?? []),
    context,
    onFailed: logFailure,
  });
  const initialState = { ...callReducer(undefined, { type: 'callStarted' }), ...kept, call };
  const store = configureStore({
    reducer: callReducer,
    preloadedState: journal === null ? initialState : restoredState(initialState, journal),
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware, late.middleware),
    devTools: import.meta.env.DEV,
  });
  const task = sagaMiddleware.run(callSaga, { journal, onRestored });
  return {
    store,
    /** The code of a saga that an action asked for is still loading. */
    isLoading: late.isLoading,
    end: () => {
      task.cancel();
      late.end();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
