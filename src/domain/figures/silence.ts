/** Times in milliseconds of one clock. */
export interface SilenceState {
  /** How many requests are waited for. */
  readonly waiting: number;
  /** When the first of them was sent; meaningless while there is none. */
  readonly since: number;
  /** The last key or click. */
  readonly lastInput: number;
  /** The time in which something was waited for and nothing was typed any more. */
  readonly total: number;
}

export const noSilence: SilenceState = { waiting: 0, since: 0, lastInput: 0, total: 0 };

/** What is typed while a request is in flight is no silence: it begins with the last key (PERFORMANCE). */
export function afterInput(state: SilenceState, now: number): SilenceState {
  return { ...state, lastInput: now };
}

/** The state with this number of requests in flight. */
export function afterRequests(state: SilenceState, waiting: number, now: number): SilenceState {
  if (state.waiting === 0 && waiting > 0) return { ...state, waiting, since: now };
  if (state.waiting > 0 && waiting === 0)
    return { ...state, waiting, total: state.total + Math.max(0, now - Math.max(state.since, state.lastInput)) };
  return { ...state, waiting };
}
