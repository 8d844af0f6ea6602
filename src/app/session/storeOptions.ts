/** Milliseconds that a check of the development build may take before it warns; high, because slow machines are no defect. */
const patience = 10_000;

/**
 * Sagas instead of thunks, in both kinds of store. Without the check for mutations: every slice's state is frozen, so that a
 * mutation throws where it happens, and the check goes through the whole state twice with every action.
 */
export const middlewareOptions = {
  thunk: false,
  serializableCheck: { warnAfter: patience },
  immutableCheck: false,
} as const;

/** Checks actions only: going through the whole state of a call with every action is slow. Tests check it at the call's end (aDesk.ts). */
export const callMiddlewareOptions = {
  ...middlewareOptions,
  serializableCheck: { ...middlewareOptions.serializableCheck, ignoreState: true },
} as const;
