import { useSyncExternalStore } from 'react';

/** A value outside of Redux that components follow with {@link useStored}. */
export interface Stored<T> {
  readonly get: () => T;
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ValueStore<T> extends Stored<T> {
  readonly set: (value: T) => void;
}

export function valueStore<T>(initial: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStored<T>({ get, subscribe }: Stored<T>): T {
  return useSyncExternalStore(subscribe, get);
}
