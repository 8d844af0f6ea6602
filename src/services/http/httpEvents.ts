import { limits } from '~config/limits';

/** A call that took longer than `limits.slowRequest`; `duration` in milliseconds, the query is left out (may be personal). */
export interface SlowCall {
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
const slowCall = event<SlowCall>();
const sessionRefused = event<undefined>();

/** Calls got no answer: told once per burst, one second after its first failure (REQ A12.5, QUALITY 14). */
export const onNetworkFailure = networkFailure.on;
/** A call was slow (REQ A12.6): told once per call, when it ends. */
export const onSlowCall = slowCall.on;
/** A service refused the renewed token as well: the session is over, nothing was cleared yet (QUALITY 1). */
export const onSessionRefused = sessionRefused.on;

export const tellSlowCall = slowCall.emit;

export function tellSessionRefused(): void {
  sessionRefused.emit(undefined);
}

let burst: ReturnType<typeof setTimeout> | undefined;

/** Collects the failures of a burst into one event. */
export function noteNetworkFailure(): void {
  burst ??= setTimeout(() => {
    burst = undefined;
    networkFailure.emit(undefined);
  }, limits.networkNoticeDelay);
}
