import type { RequestInfo } from './serviceError';

/** A request in flight that somebody waits for. */
export interface PendingRequest extends RequestInfo {
  /** It changes something, so that it must not be repeated while it is in flight. */
  readonly isChange: boolean;
  /** Milliseconds of the client's clock. */
  readonly sentAt: number;
  /** Milliseconds after which it is given up. */
  readonly timeout: number;
}

let pending: readonly PendingRequest[] = [];
const listeners = new Set<() => void>();
const endListeners = new Set<(request: PendingRequest, failure: unknown) => void>();

/** Those in flight, the oldest first; another array after each change. */
export function pendingRequests(): readonly PendingRequest[] {
  return pending;
}

/** Calls `listener` when a request is sent and when one ends. Returns the unsubscribe function. */
export function onPendingRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` when a request ends, with what it threw, null: answered. Returns the unsubscribe function. */
export function onRequestEnded(listener: (request: PendingRequest, failure: unknown) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function set(requests: readonly PendingRequest[]): void {
  pending = requests;
  for (const listener of listeners) listener();
}

/** Runs a request and lists it from its start to its end. */
export async function whilePending<T>(request: Omit<PendingRequest, 'sentAt'>, work: () => Promise<T>): Promise<T> {
  const listed = { ...request, sentAt: Date.now() };
  const end = (failure: unknown) => {
    set(pending.filter((other) => other !== listed));
    for (const listener of endListeners) listener(listed, failure);
  };
  set([...pending, listed]);
  try {
    const answer = await work();
    end(null);
    return answer;
  } catch (failure) {
    end(failure);
    throw failure;
  }
}
