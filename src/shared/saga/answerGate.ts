import { CANCEL, type EffectMiddleware } from 'redux-saga';
import type { CallEffect } from 'redux-saga/effects';

type Promised = PromiseLike<unknown> & { readonly [CANCEL]?: unknown };

/** Holds the answers and actions that sagas wait for while their call is not on the screen. */
export interface AnswerGate {
  /** For every saga of the call. */
  readonly effectMiddleware: EffectMiddleware;
  /** Runs `work`, which hands sagas an action or starts one; while the gate is closed, once it opens. */
  readonly pass: (work: () => void) => void;
  /** From now on the answer of no promise and no action reaches a saga. */
  readonly close: () => void;
  /** Passes on what came meanwhile, in its order, and what comes later at once. */
  readonly open: () => void;
}

function isPromised(value: unknown): value is Promised {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

function isCall(effect: unknown): effect is CallEffect {
  return typeof effect === 'object' && effect !== null && 'type' in effect && effect.type === 'CALL';
}

/**
 * A saga continues only with an action or with the answer of a promise, so that holding both pauses it: it sends nothing, writes
 * nothing and notifies nobody. Answers are held before the saga library sees them, so that a race is decided, and a cancelled saga
 * ends, as if they had come later. Reducers are not paused.
 */
export function createAnswerGate(): AnswerGate {
  let isOpen = true;
  const waiting: (() => void)[] = [];
  const whenOpen = (): Promise<void> | undefined =>
    isOpen
      ? undefined
      : new Promise((resolve) => {
          waiting.push(resolve);
        });
  const held = (promise: Promised): Promised => {
    const answer = promise.then(
      async (value) => {
        await whenOpen();
        return value;
      },
      async (error: unknown) => {
        await whenOpen();
        throw error;
      },
    );
    return Object.assign(answer, { [CANCEL]: promise[CANCEL] });
  };
  const withHeldAnswer = (effect: CallEffect) => {
    const { fn } = effect.payload;
    const call = function call(this: unknown, ...args: unknown[]): unknown {
      const result: unknown = fn.apply(this, args);
      return isPromised(result) ? held(result) : result;
    };
    return { ...effect, payload: { ...effect.payload, fn: call } };
  };
  return {
    effectMiddleware: (next) => (effect: unknown) => {
      if (isPromised(effect)) next(held(effect));
      else next(isCall(effect) ? withHeldAnswer(effect) : effect);
    },
    pass: (work) => {
      if (isOpen) work();
      else waiting.push(work);
    },
    close: () => {
      isOpen = false;
    },
    open: () => {
      isOpen = true;
      for (const work of waiting.splice(0)) work();
    },
  };
}
