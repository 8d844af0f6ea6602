import { getContext, type SagaGenerator } from 'typed-redux-saga';

/** What the application gives the sagas of a call. */
export interface CallContext {
  /** Writes the journal and resolves when it is safe on disk. */
  readonly saveNow: () => Promise<void>;
  /** Opens a path of the application. */
  readonly goTo: (path: string) => void;
}

export function* fromContext<Name extends keyof CallContext>(name: Name): SagaGenerator<CallContext[Name]> {
  return yield* getContext<CallContext[Name]>(name);
}
