import type { Country } from '~/domain/common/country';
import { needsBank } from '~/domain/payment/payment';
import { rememberDeletedBasket } from '~/flows/order/place/deletedBaskets';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { logFailure } from '~/services/loggingService/loggingService';
import { writeText } from '~/shared/storage/safeStorage';
import { configureReloadGuard } from '~/app/boot/versionReload';
import { callIdKey } from '~/app/journal/callJournal';
import { dropJournal } from '~/app/journal/journalStore';
import { setCurrentCountry } from '~/app/session/currentCountry';
import { readCallKeys, type CallKeys } from './callKeys';
import { releaseCall } from './callLock';
import type { CallSaving } from './callSaving';
import type { CallStore } from './callStore';
import { loadedModules, type CallRootState } from '~/app/modules';
import { unsavedKindsOf } from './unsavedWork';

export interface RunningCall {
  readonly id: string;
  readonly store: CallStore;
  readonly saving: CallSaving;
  /** Holds the answers and actions for its sagas until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly end: () => void;
}

let running: RunningCall | null = null;
let stopSaving: () => void = () => undefined;
const listeners = new Set<() => void>();

// Blocks the reload while bank details are entered: they are not in the journal, so the agent would have to ask for them again.
configureReloadGuard(() => {
  const selection = running?.store.getState().payment.selection ?? null;
  return needsBank(selection) && selection.bank.kind === 'entered';
});

/** The call on the screen; null before the first. */
export function currentCall(): RunningCall | null {
  return running;
}

/** Calls `listener` when another call is shown and when a left call can no longer be restored. Returns the unsubscribe function. */
export function onCallChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceCallChange(): void {
  for (const listener of listeners) listener();
}

/** Makes `call` the call on the screen and starts writing its changes to its journal. */
export function showCall(call: RunningCall): void {
  const { country } = call.store.getState().call;
  running = call;
  call.resume();
  stopSaving = call.saving.start();
  writeText('session', callIdKey, call.id);
  setCurrentCountry(country);
  announceCallChange();
}

/**
 * Pauses the call, stops writing it and removes its journal, which is written a last time instead where the call is parked. Returns
 * the keys of the tab that belong to it.
 */
export function hideCall(call: RunningCall): CallKeys {
  const isParked = call.store.getState().call.parked !== null;
  call.pause();
  if (isParked) void call.saving.saveNow();
  stopSaving();
  if (!isParked) void dropJournal(call.id);
  return readCallKeys();
}

/** Removes the call from the screen without showing another. */
export function leaveScreen(): void {
  running = null;
}

/** Stops writing the call on the screen; its journal is kept. */
export function stopSavingCall(): void {
  stopSaving();
}

/** Cancels the call's sagas, ends what the services hold for it and removes what is stored of it; resolves when that is removed. */
export async function endCall(call: RunningCall): Promise<void> {
  const state = call.store.getState();
  call.end();
  endAtServices(state);
  await removeStoredCall(call.id);
}

/** Removes the journal of a call that has ended, then releases its lock. */
export async function removeStoredCall(callId: string): Promise<void> {
  await dropJournal(callId);
  releaseCall(callId);
}

/** Ends what the modules of a call hold at the services. Deletes its basket, unless an order with it may have been placed. */
export function endAtServices(state: CallRootState): void {
  const work = unsavedKindsOf(state);
  for (const { discard } of loadedModules()) discard?.(state).catch(logFailure);
  if (work.includes('basket') && !work.includes('unknownOutcome'))
    deleteAbandonedBasket(state.basket.id, state.call.country);
}

/**
 * Deletes the basket in the country of its call, so that its reserved articles can be sold: the next call may have another one. If
 * the request fails, the basket expires by itself.
 */
function deleteAbandonedBasket(basketId: string | null, country: Country): void {
  if (basketId === null) return;
  rememberDeletedBasket(basketId, 'newSession');
  deleteBasket(basketId, country).catch(logFailure);
}
