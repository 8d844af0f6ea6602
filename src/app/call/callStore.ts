import { configureStore, type Action } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel } from 'redux-saga';
import type { CallState } from '~/features/call/callSlice';
import type { CallJournal } from '~/app/journal/callJournal';
import { callReducer, loadedModules, onModulesLoaded, type CallRootState } from '~/app/modules';
import { restoredState } from '~/app/journal/callJournal';
import { actMiddleware } from '~/app/undo/actObserver';
import { callMiddlewareOptions } from '~/app/session/storeOptions';
import { logFailure } from '~/services/loggingService/loggingService';
import { createAnswerGate } from '~/shared/saga/answerGate';
import { createLateSagas } from '~/shared/module/lateSagas';
import { callSaga } from './callSaga';

export interface CallStoreOptions {
  readonly call: CallState;
  /** The journal of the call that is restored after a reload, a forced sign-in or a killed browser; null for a new call. */
  readonly journal: CallJournal | null;
  /** Slices of the previous call that this one starts with. */
  readonly preserved?: Partial<CallRootState>;
  /** Writes the journal and resolves when it is persisted. */
  readonly saveNow: () => Promise<void>;
  /** Opens a path of the application. */
  readonly goTo?: (path: string) => void;
  /** Called when every module has resumed, or failed to. */
  readonly onRestored?: () => void;
}

/** The state with which a call begins; `journal`: null for a new one. */
export function initialState(
  call: CallState,
  preserved: Partial<CallRootState>,
  journal: CallJournal | null,
): CallRootState {
  const state = { ...callReducer(undefined, { type: 'callStarted' }), ...preserved, call };
  return journal === null ? state : restoredState(state, journal);
}

/** Creates the store of one call. `end` cancels its sagas, so that a late answer for customer A cannot change customer B's call. */
export function createCallStore(options: CallStoreOptions) {
  const { call, journal, preserved = {}, saveNow, goTo = () => undefined, onRestored = () => undefined } = options;
  const context = { saveNow, goTo };
  const gate = createAnswerGate();
  const effectMiddlewares = [gate.effectMiddleware];
  const channel = stdChannel<Action>();
  const sagaMiddleware = createSagaMiddleware({
    context,
    effectMiddlewares,
    channel: { ...channel, put: (action) => gate.pass(() => channel.put(action)) },
  });
  const late = createLateSagas({
    sagas: loadedModules().flatMap(({ lateSaga }) => lateSaga ?? []),
    context,
    effectMiddlewares,
    pass: gate.pass,
    onFailed: logFailure,
  });
  const store = configureStore({
    reducer: callReducer,
    preloadedState: initialState(call, preserved, journal),
    middleware: (defaults) => defaults(callMiddlewareOptions).concat(sagaMiddleware, late.middleware, actMiddleware),
    devTools: import.meta.env.DEV,
  });
  const stopListening = onModulesLoaded((modules) => {
    late.add(modules.flatMap(({ lateSaga }) => lateSaga ?? []));
    // Creates the state of the slices: a reducer runs with an action only.
    store.dispatch({ type: 'modulesLoaded' });
  });
  const task = sagaMiddleware.run(callSaga, { journal, onRestored });
  return {
    store,
    /** Whether the code of a requested saga is still loading. */
    isLoading: late.isLoading,
    /** Pauses the sagas: answers and actions wait until `resume`. */
    pause: gate.close,
    resume: gate.open,
    end: () => {
      stopListening();
      task.cancel();
      late.end();
      // The sagas are cancelled, so that nothing receives what was held; what still runs for a cancelled saga is not held.
      gate.open();
    },
  };
}

export type CallStore = ReturnType<typeof createCallStore>['store'];
