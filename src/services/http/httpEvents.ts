import { limits } from '~config/limits';

/**
 * A request that took longer than `limits.slowRequest`; `duration` in milliseconds, without the query, which may be personal.
 */
export interface SlowRequest {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly duration: number;
  readonly correlationId: string;
}

type Listener<T> = (event: T) => void;
type Unsubscribe = () => void;

function event<T>(): { on: (listener: Listener<T>) => Unsubscribe; emit: (value: T) => void } {
  const listeners = new Set<Listener<T>>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}

const networkFailure = event<undefined>();
const slowRequest = event<SlowRequest>();
const sessionRefused = event<undefined>();
const requestFailed = event<unknown>();

/** Emits when requests got no response: once per burst, one second after its first failure (REQ A12.5, QUALITY 14). */
export const onNetworkFailure = networkFailure.on;
/** Emits when a slow request ends (REQ A12.6). */
export const onSlowRequest = slowRequest.on;
/** Emits the failure of each request but the unlogged ones, also where its caller turns it into an outcome (REQ A12.1). */
export const onRequestFailed = requestFailed.on;
/** Emits when a service refused the renewed token as well: the session is over, nothing is cleared yet (QUALITY 1). */
export const onSessionRefused = sessionRefused.on;

export const emitSlowRequest = slowRequest.emit;

export function emitSessionRefused(): void {
  sessionRefused.emit(undefined);
}

/** Runs a whole request, the renewal of its token included, and emits its failure, so that no caller has to log it. */
export async function reportingFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    requestFailed.emit(error);
    throw error;
  }
}

let burst: ReturnType<typeof setTimeout> | undefined;

/** Debounces network failures: emits one event per burst. */
export function noteNetworkFailure(): void {
  burst ??= setTimeout(() => {
    burst = undefined;
    networkFailure.emit(undefined);
  }, limits.networkNoticeDelay);
}
