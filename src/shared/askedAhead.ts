import type { Action } from '@reduxjs/toolkit';
import isEqual from 'fast-deep-equal';
import { limits } from '~config/limits';

/** The arguments of {@link AskAhead}: what is known of a screen before it renders. */
interface ScreenAhead<State> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** Of the call in which the screen will be shown. */
  readonly state: State;
  /** Aborted when another screen is opened in place of this one. */
  readonly signal: AbortSignal;
}

/**
 * Sends the first request of a screen before the screen renders. Resolves with the action that stores the answer, or with null if the
 * answer is not stored in advance. Returns null if nothing is requested.
 */
export type AskAhead<State> = (screen: ScreenAhead<State>) => Promise<Action | null> | null;

/**
 * Keeps one answer that was requested before its screen rendered. `take` returns it instead of a second request: once, for the same key
 * (compared by value), and within `limits.askedAheadAge`. Any `take` discards it. `takeArrived` returns it where it has arrived, and
 * otherwise null, which discards nothing.
 */
export function askedAhead<Key, Answer>() {
  interface Asked {
    readonly key: Key;
    readonly answer: Promise<Answer>;
    readonly at: number;
    /** Undefined until the answer arrives. */
    arrived?: Answer;
  }
  let held: Asked | null = null;
  const heldFor = (key: Key): Asked | null =>
    held !== null && Date.now() - held.at <= limits.askedAheadAge && isEqual(held.key, key) ? held : null;
  return {
    /** Returns the answer, null for a failure: whoever takes the answer handles that. */
    hold: (key: Key, answer: Promise<Answer>, signal: AbortSignal): Promise<Answer | null> => {
      const asked: Asked = { key, answer, at: Date.now() };
      held = asked;
      signal.addEventListener('abort', () => {
        if (held === asked) held = null;
      });
      return answer.then(
        (arrived) => {
          asked.arrived = arrived;
          return arrived;
        },
        () => null,
      );
    },
    take: (key: Key): Promise<Answer> | null => {
      const taken = heldFor(key);
      held = null;
      return taken?.answer ?? null;
    },
    takeArrived: (key: Key): Answer | null => {
      const arrived = heldFor(key)?.arrived ?? null;
      if (arrived !== null) held = null;
      return arrived;
    },
  };
}
