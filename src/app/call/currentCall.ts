import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import type { Country } from '~/domain/common/country';
import { callActions, type OrderEntryVariant } from '~/features/call/callSlice';
import type { ParkedMark } from '~/features/call/parkedMark';
import { recommendationsSlice } from '~/features/recommendations/recommendationsSlice';
import { forgetNotices, notify } from '~/shared/notify/notices';
import { nextTask } from '~/shared/nextTask';
import { readText } from '~/shared/storage/safeStorage';
import { callIdKey } from '~/app/journal/callJournal';
import { dropUnparkedJournals, readJournals } from '~/app/journal/journalStore';
import type { CallRootState } from '~/app/modules';
import { ownCountry, setOwnCountry } from '~/app/session/currentCountry';
import { removeCallKeys } from './callKeys';
import { lockCall } from './callLock';
import { createCall, restoreCall } from './createCall';
import { endLeftCall, forgetParkedCalls, keepLeftCall, keepParkedCall } from './heldCalls';
import { currentCall, endCall, hideCall, leaveScreen, showCall, stopSavingCall } from './runningCall';
import { isUntouched } from './unsavedWork';
import './callTexts.de';

/**
 * Shows the first call of this tab: restores the tab's own call after a reload or a forced sign-in, else the newest call whose
 * journal a killed browser left, else starts a new one. Skips parked calls and those that are open in another tab.
 */
export async function openCall(agent: Agent): Promise<void> {
  if (currentCall() !== null) return;
  const own = readText('session', callIdKey);
  const journals = await readJournals(agent.username, new Date());
  const candidates = [
    ...journals.filter(({ callId }) => callId === own),
    ...journals.filter(({ callId, savedAt, parked }) => callId !== own && parked === null && isRecent(savedAt)),
  ];
  for (const journal of candidates) {
    if (await lockCall(journal.callId, own)) {
      showCall(restoreCall(agent, journal));
      if (journal.callId !== own) notify({ variant: 'info', text: { key: 'call.restored' } });
      return;
    }
  }
  showCall(createCall(agent, { country: ownCountry(), variant: 'standard', journal: null }));
}

function isRecent(savedAt: string): boolean {
  return Date.now() - Date.parse(savedAt) < limits.inactiveBasketAge;
}

/** True when something was typed or loaded in the call on the screen. */
export function hasOpenCall(): boolean {
  const call = currentCall();
  return call !== null && !isUntouched(call.store.getState());
}

export interface NewCallOptions {
  /** Default: the agent's own. Another one is the agent's own from now on, unless it is that of a caller. */
  readonly country?: Country;
  readonly variant?: OrderEntryVariant;
  /** Keeps the call on the screen in memory, so that it can be restored for `limits.callUndoTime`. */
  readonly canBeUndone?: boolean;
  /** Parks the call on the screen in place of ending it. */
  readonly parked?: ParkedMark | null;
  /** The new call begins with something of a caller, whose country it has: the agent's own one stays. */
  readonly isForCaller?: boolean;
  /** The new call begins with a login: keeps the pending targets, which the login drops if they belong to another customer. */
  readonly goesOnWithLogin?: boolean;
}

/** Replaces the call on the screen by a new one with a store of its own ("Neue Bestellung", DECISIONS 33). */
export function startNewCall(
  agent: Agent,
  {
    country = ownCountry(),
    variant = 'standard',
    canBeUndone = false,
    parked = null,
    isForCaller = false,
    goesOnWithLogin = false,
  }: NewCallOptions = {},
): void {
  if (variant === 'standard' && !isForCaller) setOwnCountry(country);
  const before = currentCall();
  const preserved = variant === 'swiss' ? preservedInSwissEntry(before?.store.getState()) : null;
  endLeftCall();
  if (before !== null) {
    if (parked !== null) before.store.dispatch(callActions.parked(parked));
    const keys = hideCall(before);
    if (parked !== null) keepParkedCall(before, keys);
    else if (canBeUndone) keepLeftCall(before, keys);
    else void endCall(before);
  }
  // The Swiss order entry keeps the call's keys of session storage (REQ C16.1).
  if (preserved === null)
    removeCallKeys(goesOnWithLogin ? [sessionStorageKeys.loginToCustomer, sessionStorageKeys.complaintOrder] : []);
  showCall(createCall(agent, { country, variant, journal: null, preserved: preserved ?? {} }));
}

/** The loaded lists of deals and TV offers, which the next call of the Swiss order entry keeps; null for the standard one. */
function preservedInSwissEntry(state: CallRootState | undefined): Partial<CallRootState> | null {
  if (state?.call.variant !== 'swiss') return null;
  const { lists } = state.recommendations;
  const isWhole = Object.values(lists).every(({ status }) => status !== 'loading');
  return isWhole ? { recommendations: { ...recommendationsSlice.getInitialState(), lists } } : {};
}

/**
 * Ends the calls of this tab at sign-out. A chosen one removes all journals but those of parked calls, a forced one saves the journal
 * to restore it (DECISIONS 34, 253).
 */
export async function closeCall(how: 'chosen' | 'forced'): Promise<void> {
  // Waits until the request that ended the session has failed in its call: saved before that, it would look unanswered and be sent again.
  if (how === 'forced') await nextTask();
  const closing = currentCall();
  endLeftCall();
  forgetParkedCalls();
  leaveScreen();
  forgetNotices();
  if (how === 'forced') await closing?.saving.saveNow();
  stopSavingCall();
  closing?.end();
  // Removed after the last save, which may have written a customer's number (QUALITY 7).
  removeCallKeys();
  if (how === 'chosen') await dropUnparkedJournals();
}
