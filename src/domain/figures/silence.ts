/** Times in milliseconds of one clock. */
export interface SilenceState {
  /** The number of requests in flight that the agent waits for. */
  readonly waiting: number;
  /** The time at which the first of them was sent; unused while there is none. */
  readonly since: number;
  /** The last key or click. */
  readonly lastInput: number;
  /** The time during which a request was in flight and no key was pressed. */
  readonly total: number;
}

export const noSilence: SilenceState = { waiting: 0, since: 0, lastInput: 0, total: 0 };

/** A key pressed while a request is in flight restarts the silence (PERFORMANCE). */
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
