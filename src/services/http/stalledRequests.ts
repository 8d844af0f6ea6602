import { limits } from '~config/limits';

/** A request that somebody waits for and that has had no answer for `limits.slowRequest`. */
export interface StalledRequest {
  /** It changes something, so that it must not be repeated while it is in flight. */
  readonly isChange: boolean;
  /** Milliseconds of the client's clock. */
  readonly sentAt: number;
  /** Milliseconds after which it is given up. */
  readonly timeout: number;
}

const stalled = new Set<StalledRequest>();
const listeners = new Set<() => void>();

/** The one that has been in flight the longest. */
export function longestStalled(): StalledRequest | null {
  const [oldest] = [...stalled].toSorted((a, b) => a.sentAt - b.sentAt);
  return oldest ?? null;
}

/** Calls `listener` after each change. Returns the unsubscribe function. */
export function onStalled(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Runs a request, and lists it as stalled from `limits.slowRequest` to its end. */
export async function watchingForStall<T>(request: Omit<StalledRequest, 'sentAt'>, work: () => Promise<T>): Promise<T> {
  const watched = { ...request, sentAt: Date.now() };
  const timer = setTimeout(() => {
    stalled.add(watched);
    changed();
  }, limits.slowRequest);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    if (stalled.delete(watched)) changed();
  }
}
