import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import type { CallRootState } from '~/app/modules';

/** Called with each action and the states around it; `getState` and `dispatch` are those of its call. */
export type ActObserver = (observed: {
  readonly action: Action;
  readonly before: CallRootState;
  readonly getState: () => CallRootState;
  readonly dispatch: (action: Action) => unknown;
}) => void;

let observer: ActObserver | null = null;

/** Sets the function that records what can be undone; its code loads after the first screen. */
export function observeActs(next: ActObserver): void {
  observer = next;
}

/** Must be the last middleware: the states around an action are those around the reducer. */
export const actMiddleware: Middleware<object, CallRootState> = (store) => (next) => (action) => {
  const before = store.getState();
  const result = next(action);
  if (isAction(action)) observer?.({ action, before, ...store });
  return result;
};
