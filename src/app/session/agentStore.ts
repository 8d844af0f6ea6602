import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { authSaga } from '~/features/auth/authSaga';
import { authSlice } from '~/features/auth/authSlice';
import { middlewareOptions } from './storeOptions';

/** Creates the store of the agent's session, which outlives every call. */
export function createAgentStore() {
  const sagaMiddleware = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ auth: authSlice.reducer }),
    middleware: (defaults) => defaults(middlewareOptions).concat(sagaMiddleware),
    devTools: import.meta.env.DEV,
  });
  sagaMiddleware.run(authSaga);
  return store;
}

export type AgentStore = ReturnType<typeof createAgentStore>;
