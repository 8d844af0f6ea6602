import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import type { Country } from '~/domain/common/country';
import type { OrderEntryVariant } from '~/features/call/callSlice';
import { recommendationsSlice } from '~/features/recommendations/recommendationsSlice';
import { notify } from '~/shared/notify/notices';
import { readText } from '~/shared/storage/safeStorage';
import { callIdKey } from '~/app/journal/callJournal';
import { dropAllJournals, readJournals } from '~/app/journal/journalStore';
import type { CallRootState } from '~/app/modules';
import { currentCountry } from '~/app/session/currentCountry';
import { removeCallKeys } from './callKeys';
import { lockCall } from './callLock';
import { createCall } from './createCall';
import { endLeftCall, keepLeftCall } from './leftCall';
import { currentCall, endCall, hideCall, leaveScreen, showCall, stopSavingCall } from './runningCall';
import { isUntouched } from './unsavedWork';
import './callTexts.de';

/**
 * Starts the agent's work in this tab: the call of this tab after a reload or a forced sign-in, the newest call that a
 * killed browser left behind, or a new one. A call that another tab has open is left to that tab.
 */
export async function openCall(agent: Agent): Promise<void> {
  if (currentCall() !== null) return;
  const own = readText('session', callIdKey);
  const journals = await readJournals(agent.username, new Date());
  const candidates = [
    ...journals.filter(({ callId }) => callId === own),
    ...journals.filter(({ callId, savedAt }) => callId !== own && isRecent(savedAt)),
  ];
  for (const journal of candidates) {
    if (await lockCall(journal.callId, own)) {
      const { country, variant } = journal;
      showCall(createCall(agent, { country, variant, journal, preserved: {} }));
      if (journal.callId !== own) notify({ variant: 'info', text: { key: 'call.restored' } });
      return;
    }
  }
  showCall(createCall(agent, { country: currentCountry(), variant: 'standard', journal: null, preserved: {} }));
}

function isRecent(savedAt: string): boolean {
  return Date.now() - Date.parse(savedAt) < limits.inactiveBasketAge;
}

/** Something of the call on the screen would be lost with it. */
export function hasOpenCall(): boolean {
  const call = currentCall();
  return call !== null && !isUntouched(call.store.getState());
}

interface NewCallOptions {
  readonly country?: Country;
  readonly variant?: OrderEntryVariant;
  /** The call on the screen stays whole until the time for undoing is over (`limits.callUndoTime`). */
  readonly canBeUndone?: boolean;
  /** It begins with a login: where the agent wanted to go after it is not forgotten (the login itself knows whose it is). */
  readonly goesOnWithLogin?: boolean;
}

/** "Neue Bestellung": ends the call with everything that belongs to it; a new store takes its place (DECISIONS 33). */
export function startNewCall(
  agent: Agent,
  {
    country = currentCountry(),
    variant = 'standard',
    canBeUndone = false,
    goesOnWithLogin = false,
  }: NewCallOptions = {},
): void {
  const before = currentCall();
  const preserved = variant === 'swiss' ? preservedInSwissEntry(before?.store.getState()) : null;
  endLeftCall();
  if (before !== null) {
    const keys = hideCall(before);
    if (canBeUndone) keepLeftCall(before, keys);
    else endCall(before);
  }
  // The Swiss order entry clears less: what the tab remembers of its customers stays (REQ C16.1).
  if (preserved === null) removeCallKeys(goesOnWithLogin ? [sessionStorageKeys.loginToCustomer] : []);
  showCall(createCall(agent, { country, variant, journal: null, preserved: preserved ?? {} }));
}

/** The lists of deals and TV offers, which the next call of the Swiss order entry keeps; null for the ordinary one. */
function preservedInSwissEntry(state: CallRootState | undefined): Partial<CallRootState> | null {
  if (state?.call.variant !== 'swiss') return null;
  const { lists } = state.recommendations;
  const isWhole = Object.values(lists).every(({ status }) => status !== 'loading');
  return isWhole ? { recommendations: { ...recommendationsSlice.getInitialState(), lists } } : {};
}

/** After a chosen sign-out nothing of the call stays behind; a forced one keeps the journal (DECISIONS 34). */
export async function closeCall(how: 'chosen' | 'forced'): Promise<void> {
  const closing = currentCall();
  endLeftCall();
  leaveScreen();
  if (how === 'forced') await closing?.saving.saveNow();
  stopSavingCall();
  closing?.end();
  // Removed after the last save, which may have written a customer's number (QUALITY 7).
  removeCallKeys();
  if (how === 'chosen') await dropAllJournals();
}
