import { limits } from '~config/limits';

/** A request that took longer than `limits.slowRequest`; `duration` in milliseconds, the query is left out (may be personal). */
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

/** Emitted when requests got no answer: once per burst, `limits.networkNoticeDelay` after its first failure (REQ A12.5, QUALITY 14). */
export const onNetworkFailure = networkFailure.on;
/** Emitted for each slow request when it ends (REQ A12.6). */
export const onSlowRequest = slowRequest.on;
/** Emitted when a service refused the renewed token as well: the session is over, nothing was cleared yet (QUALITY 1). */
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
