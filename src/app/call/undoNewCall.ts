import { notify } from '~/shared/notify/notices';
import type { CallRootState } from '~/app/modules';
import { replaceCallKeys } from './callKeys';
import { keepLeftCall, takeLeftCall } from './heldCalls';
import { currentCall, endCall, hideCall, showCall } from './runningCall';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { isMissed, unsavedWorkOf } from './unsavedWork';
import './callTexts.de';

/** Whether the running call has no work that a return to the call before would lose. */
export function mayUndoNewCall(state: CallRootState): boolean {
  return !['sending', 'unknownOutcome', 'customer'].includes(unsavedWorkOf(state));
}

/** Shows the call that was left last again; the call on the screen is left in turn, unless nobody would miss it. */
export function restoreLeftCall(): void {
  const newer = currentCall();
  const restored = newer === null ? null : takeLeftCall();
  if (newer === null || restored === null) return;
  const { call, keys } = restored;
  const newerKeys = hideCall(newer);
  if (isMissed(newer.store.getState())) keepLeftCall(newer, newerKeys);
  else void endCall(newer);
  replaceCallKeys(keys);
  showCall(call);
  void call.saving.saveNow();
}

/** Shows the call again that was left for a new one; says why where the new one cannot be left. */
export function undoNewCall(state: CallRootState, goTo: (path: string) => void): void {
  if (!mayUndoNewCall(state)) {
    notify({ variant: 'info', text: { key: 'newCall.goesOn' } });
    return;
  }
  restoreLeftCall();
  const path = orderEntryPath(currentCall()?.store.getState().call.variant ?? 'standard');
  if (location.pathname !== path) goTo(path);
}
