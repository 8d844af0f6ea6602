/** Milliseconds that a check of the development build may take before it warns; high, because slow machines are no defect. */
const patience = 10_000;

/**
 * Sagas instead of thunks, in both kinds of store. The checks of the development build that go through the whole state with every
 * action are off: a mutation throws where it happens, because every slice's state is frozen, and tests check at the end of each
 * call that its state is serializable (aDesk.ts).
 */
export const middlewareOptions = {
  thunk: false,
  serializableCheck: { ignoreState: true, warnAfter: patience },
  immutableCheck: false,
} as const;
