import { notify } from '~/shared/notify/notices';
import type { CallRootState } from '~/app/modules';
import { currentCall } from './runningCall';
import { restoreLeftCall } from './heldCalls';
import { orderEntryPath } from './orderEntryPath';
import { unsavedWorkOf } from './unsavedWork';
import './callTexts.de';

/** Whether the running call has no work that a return to the call before would lose. */
export function mayTakeBackNewCall(state: CallRootState): boolean {
  return !['sending', 'unknownOutcome', 'customer'].includes(unsavedWorkOf(state));
}

/** Shows the call again that was left for a new one; says why where the new one cannot be left. */
export function undoNewCall(state: CallRootState, goTo: (path: string) => void): void {
  if (!mayTakeBackNewCall(state)) {
    notify({ variant: 'info', text: { key: 'newCall.goesOn' } });
    return;
  }
  restoreLeftCall();
  const path = orderEntryPath(currentCall()?.store.getState().call.variant ?? 'standard');
  if (location.pathname !== path) goTo(path);
}
