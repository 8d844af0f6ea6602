import { inTurn } from '~/shared/storage/inTurn';

/** What a poll that all tabs share needs. Durations in milliseconds. */
export interface SharedPollOptions<T> {
  /** Name of the lock and of the channel. */
  readonly name: string;
  /** Null: loaded once by each tab that finds no other tab with a result. */
  readonly period: number | null;
  /** How long a new tab waits for the result of another one. */
  readonly patience: number;
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** Called with each result, whichever tab loaded it. */
  readonly onResult: (result: T) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds by which the clocks of two tabs may differ. */
const clockTolerance = 1_000;

/** `result` is missing when the attempt failed. */
type Sent<T> = { readonly kind: 'ask' } | { readonly kind: 'tried'; readonly at: number; readonly result?: T };

/**
 * Loads at once and then every `period` (REQ A10.6), in one tab for all of them: the visible tab that holds the lock loads and
 * sends the result to the others; a tab that is hidden or closed releases the lock to the next one, which goes on with the same
 * period. Without Web Locks each visible tab has a timer, which restarts whenever another tab has loaded. Returns a function
 * that stops it.
 */
export function startSharedPoll<T>(options: SharedPollOptions<T>): () => void {
  const { name, period, patience, load, onResult, onFailure } = options;
  const stopped = new AbortController();
  const { BroadcastChannel: Channel } = globalThis as Partial<Pick<typeof globalThis, 'BroadcastChannel'>>;
  const channel = Channel === undefined ? null : new Channel(name);
  const send: (message: Sent<T>) => void = channel?.postMessage.bind(channel) ?? (() => undefined);
  let last: { readonly at: number; readonly result?: T } | null = null;
  let hidden: AbortController | null = null;
  let onFirstResult: () => void = () => undefined;

  function accept(tried: { readonly at: number; readonly result?: T }): void {
    last = { ...last, ...tried };
    if (tried.result !== undefined) onResult(tried.result);
    onFirstResult();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Sent<T>>) => {
    if (data.kind === 'tried') {
      if (last === null || data.at > last.at) accept(data);
    } else if (last !== null) send({ kind: 'tried', ...last });
  });

  function untilNext(): number {
    if (last === null) return 0;
    if (period === null) return Infinity;
    const passed = Date.now() - last.at;
    // A time in the future is from before the computer's clock was set back.
    return passed < -clockTolerance ? 0 : Math.max(0, period - passed);
  }

  /** Loads whenever it is time, until the tab is hidden or the poll is stopped. */
  async function lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const wait = untilNext();
      if (wait === Infinity) return;
      if (wait > 0) {
        await pause(wait, signal);
        continue;
      }
      const result = await load(signal).catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
        return undefined;
      });
      // A request that was cancelled because the tab was hidden is sent by the next visible tab.
      if (signal.aborted) return;
      const tried = { at: Date.now(), ...(result === undefined ? {} : { result }) };
      accept(tried);
      send({ kind: 'tried', ...tried });
    }
  }

  function followVisibility(): void {
    if (document.hidden) {
      hidden?.abort();
      hidden = null;
    } else if (hidden === null) {
      hidden = new AbortController();
      const signal = AbortSignal.any([hidden.signal, stopped.signal]);
      // Hidden or stopped while it waits for the lock: nothing is to be done.
      inTurn(name, signal, () => lead(signal)).catch(() => undefined);
    }
  }

  async function start(): Promise<void> {
    if (channel !== null) {
      send({ kind: 'ask' });
      const answered = new AbortController();
      onFirstResult = () => answered.abort();
      await pause(patience, AbortSignal.any([answered.signal, stopped.signal]));
    }
    if (stopped.signal.aborted) return;
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility, { signal: stopped.signal });
  }

  void start();
  return () => {
    stopped.abort();
    channel?.close();
  };
}

/** Resolves after the milliseconds, or once aborted. Leaves no listener: a signal outlives many pauses. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
