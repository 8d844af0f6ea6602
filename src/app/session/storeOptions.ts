/** Milliseconds that a check of the development build may take before it warns; high, because slow machines are no defect. */
const patience = 10_000;

/** Sagas instead of thunks, in both kinds of store. */
export const middlewareOptions = {
  thunk: false,
  serializableCheck: { warnAfter: patience },
  immutableCheck: { warnAfter: patience },
} as const;
