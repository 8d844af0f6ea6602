import { limits } from '~config/limits';
import { replaceCallKeys, type CallKeys } from './callKeys';
import { announceCallChange, currentCall, endCall, hideCall, showCall, type RunningCall } from './runningCall';
import { unsavedWorkOf } from './unsavedWork';

/** A call that was replaced by a new one, with its keys of session storage. It stands still while it can be restored. */
interface LeftCall {
  readonly call: RunningCall;
  readonly keys: CallKeys;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let left: LeftCall | null = null;

/** A parked call in memory, with its keys of session storage. */
interface ParkedCall {
  readonly call: RunningCall;
  readonly keys: CallKeys;
}

const parked = new Map<string, ParkedCall>();

/** Keeps a parked call in memory, paused. */
export function keepParkedCall(call: RunningCall, keys: CallKeys): void {
  parked.set(call.id, { call, keys });
}

/** Removes a parked call from memory and returns it; null where this tab does not have it. */
export function takeParkedCall(callId: string): ParkedCall | null {
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
  for (const { call } of parked.values()) call.end();
  parked.clear();
}

/** Keeps the call in memory, paused, for `limits.callUndoTime`. */
export function keepLeftCall(call: RunningCall, keys: CallKeys): void {
  const until = Date.now() + limits.callUndoTime;
  left = { call, keys, timer: setTimeout(endLeftCall, limits.callUndoTime), until };
}

/** Ends the call that was left; it cannot be restored any more. */
export function endLeftCall(): void {
  if (left === null) return;
  const { call, timer } = left;
  left = null;
  clearTimeout(timer);
  endCall(call);
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

/** Shows the call that was left last again; the call on the screen is left in turn if it has unsaved work. */
export function restoreLeftCall(): void {
  const newer = currentCall();
  if (left === null || newer === null) return;
  const { call, keys, timer } = left;
  left = null;
  clearTimeout(timer);
  const newerKeys = hideCall(newer);
  if (unsavedWorkOf(newer.store.getState()) === 'nothing') newer.end();
  else keepLeftCall(newer, newerKeys);
  replaceCallKeys(keys);
  showCall(call);
  void call.saving.saveNow();
}
