import type { Agent } from '~/domain/common/agent';
import { callActions } from '~/features/call/callSlice';
import type { ParkedMark } from '~/features/call/parkedMark';
import { isStale } from '~/features/call/parkedUrgency';
import { offerActions } from '~/features/offer/offerSlice';
import { removeCallKeys, replaceCallKeys } from '~/app/call/callKeys';
import { lockCall, releaseCall } from '~/app/call/callLock';
import { restoreCall, storedState } from '~/app/call/createCall';
import { endLeftCall, keepParkedCall, takeParkedCall } from '~/app/call/heldCalls';
import { currentCall, endAtServices, endCall, hideCall, removeStoredCall, showCall } from '~/app/call/runningCall';
import { isMissed, unsavedWorkOf } from '~/app/call/unsavedWork';
import { readJournals } from '~/app/journal/journalStore';
import { markOf, unaskedReason } from './markOf';

/** `gone`: it was ended, or another tab has it; `sending`: an order of the call on the screen is in flight. */
type Changed = { readonly kind: 'shown'; readonly mark: ParkedMark | null } | { readonly kind: 'gone' | 'sending' };

/**
 * Shows a parked call in place of the one on the screen, which is parked in turn, or ends where it holds nothing. From the memory of
 * this tab without a request, except for a new offer where it was parked for a while; else from its journal.
 * @param path the screen of the call on the screen
 */
export async function showParkedCall(agent: Agent, callId: string, path: string): Promise<Changed> {
  const kept = takeParkedCall(callId);
  if (kept !== null) {
    const { parked } = kept.call.store.getState().call;
    if (!putAside(path)) {
      keepParkedCall(kept.call, kept.keys);
      return { kind: 'sending' };
    }
    replaceCallKeys(kept.keys);
    kept.call.store.dispatch(callActions.resumed());
    showCall(kept.call);
    void kept.call.saving.saveNow();
    if (parked !== null && isStale(parked, new Date())) kept.call.store.dispatch(offerActions.recalculationRequested());
    return { kind: 'shown', mark: parked };
  }
  const journals = await readJournals(agent.username, new Date());
  const journal = journals.find((other) => other.callId === callId);
  if (journal === undefined || journal.parked === null || !(await lockCall(callId, null))) return { kind: 'gone' };
  if (!putAside(path)) {
    releaseCall(callId);
    return { kind: 'sending' };
  }
  removeCallKeys();
  showCall(restoreCall(agent, journal));
  return { kind: 'shown', mark: journal.parked };
}

/** Parks the call on the screen, or ends it where it holds nothing; false while an order of it is in flight. */
function putAside(path: string): boolean {
  const before = currentCall();
  if (before === null) return true;
  const state = before.store.getState();
  if (unsavedWorkOf(state) === 'sending') return false;
  endLeftCall();
  const isParked = isMissed(state);
  const now = new Date();
  if (isParked) before.store.dispatch(callActions.parked(markOf(state, unaskedReason(state, now), path, now)));
  const keys = hideCall(before);
  if (isParked) keepParkedCall(before, keys);
  else void endCall(before);
  return true;
}

/**
 * Ends a parked call: cancels its sagas, ends what the services hold for it and removes its journal. Resolves with false where another
 * tab has the call.
 */
export async function endParkedCall(agent: Agent, callId: string): Promise<boolean> {
  const kept = takeParkedCall(callId);
  if (kept !== null) {
    await endCall(kept.call);
    return true;
  }
  const journals = await readJournals(agent.username, new Date());
  const journal = journals.find((other) => other.callId === callId);
  if (journal !== undefined) {
    if (!(await lockCall(callId, null))) return false;
    endAtServices(storedState(agent, journal));
  }
  await removeStoredCall(callId);
  return true;
}
