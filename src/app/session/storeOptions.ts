/** Checks of the development build may take their time: a slow machine is no finding. Milliseconds. */
const patience = 10_000;

/** Sagas instead of thunks, in both kinds of store. */
export const middlewareOptions = {
  thunk: false,
  serializableCheck: { warnAfter: patience },
  immutableCheck: { warnAfter: patience },
} as const;
