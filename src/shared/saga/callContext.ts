import { getContext, type SagaGenerator } from 'typed-redux-saga';

/** The saga context that the application provides to the sagas of a call. */
export interface CallContext {
  /** Writes the journal; resolves when it is stored on disk. */
  readonly saveNow: () => Promise<void>;
  /** Navigates to a path of the application. */
  readonly goTo: (path: string) => void;
}

export function* fromContext<Name extends keyof CallContext>(name: Name): SagaGenerator<CallContext[Name]> {
  return yield* getContext<CallContext[Name]>(name);
}
