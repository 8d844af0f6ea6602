import { limits } from '~config/limits';
import { replaceCallKeys, type CallKeys } from './callKeys';
import { announceCallChange, currentCall, endCall, hideCall, showCall, type RunningCall } from './runningCall';
import { unsavedWorkOf } from './unsavedWork';

/** A call that was replaced by a new one, with its keys of session storage. It keeps running while it can be restored. */
interface LeftCall {
  readonly call: RunningCall;
  readonly keys: CallKeys;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let left: LeftCall | null = null;

/** Keeps the call running in the background for `limits.callUndoTime`. */
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

/** The call on the screen and the one that was left, where there are any. */
export function callsInMemory(): readonly RunningCall[] {
  return [currentCall(), left?.call ?? null].filter((call) => call !== null);
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
