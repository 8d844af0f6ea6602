import { limits } from '~config/limits';
import type { CallKeys } from './callKeys';
import { releaseCall } from './callLock';
import { announceCallChange, currentCall, endCall, type RunningCall } from './runningCall';

/** A call that is not on the screen, with its keys of session storage. It is paused. */
interface HeldCall {
  readonly call: RunningCall;
  readonly keys: CallKeys;
}

/** The call that was replaced by a new one, while it can be restored. */
interface LeftCall extends HeldCall {
  readonly timer: ReturnType<typeof setTimeout>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let left: LeftCall | null = null;

const parked = new Map<string, HeldCall>();

/** Keeps a parked call in memory, paused. */
export function keepParkedCall(call: RunningCall, keys: CallKeys): void {
  parked.set(call.id, { call, keys });
}

/** Removes a parked call from memory and returns it; null where this tab does not have it. */
export function takeParkedCall(callId: string): HeldCall | null {
  const found = parked.get(callId) ?? null;
  parked.delete(callId);
  return found;
}

/** The parked calls in the memory of this tab. */
export function parkedInMemory(): readonly RunningCall[] {
  return [...parked.values()].map(({ call }) => call);
}

/** Removes the parked calls from memory; their journals and what they hold at the services stay (DECISIONS 253). */
export function forgetParkedCalls(): void {
  for (const { call } of parked.values()) {
    call.end();
    releaseCall(call.id);
  }
  parked.clear();
}

/** Keeps the call in memory, paused, for `limits.callUndoTime`. */
export function keepLeftCall(call: RunningCall, keys: CallKeys): void {
  const until = Date.now() + limits.callUndoTime;
  left = { call, keys, timer: setTimeout(endLeftCall, limits.callUndoTime), until };
}

/** Removes the call that was left from memory and returns it; null where there is none. */
export function takeLeftCall(): HeldCall | null {
  if (left === null) return null;
  const { call, keys, timer } = left;
  left = null;
  clearTimeout(timer);
  return { call, keys };
}

/** Ends the call that was left; it cannot be restored any more. */
export function endLeftCall(): void {
  const taken = takeLeftCall();
  if (taken === null) return;
  void endCall(taken.call);
  announceCallChange();
}

/** The call on the screen, the one that was left, where there are any, and the parked ones. */
export function callsInMemory(): readonly RunningCall[] {
  return [currentCall(), left?.call ?? null, ...parkedInMemory()].filter((call) => call !== null);
}

/** Until when the call that was left can be restored (milliseconds since the epoch); null where there is none. */
export function leftCallUntil(): number | null {
  return left?.until ?? null;
}
