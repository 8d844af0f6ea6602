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
      return () => {
        listeners.delete(listener);
      };
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}

const networkFailure = event<undefined>();
const slowRequest = event<SlowRequest>();
const sessionRefused = event<undefined>();

/** Emits when requests got no response: once per burst, one second after its first failure (REQ A12.5, QUALITY 14). */
export const onNetworkFailure = networkFailure.on;
/** Emits when a slow request ends (REQ A12.6). */
export const onSlowRequest = slowRequest.on;
/** Emits when a service refused the renewed token as well: the session is over, nothing is cleared yet (QUALITY 1). */
export const onSessionRefused = sessionRefused.on;

export const emitSlowRequest = slowRequest.emit;

export function emitSessionRefused(): void {
  sessionRefused.emit(undefined);
}

let burst: ReturnType<typeof setTimeout> | undefined;

/** Debounces network failures: emits one event per burst. */
export function noteNetworkFailure(): void {
  burst ??= setTimeout(() => {
    burst = undefined;
    networkFailure.emit(undefined);
  }, limits.networkNoticeDelay);
}
