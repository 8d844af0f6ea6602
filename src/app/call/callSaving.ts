import { journalOf } from '~/app/journal/callJournal';
import { dropJournal, saveJournal } from '~/app/journal/journalStore';
import { isLeaving } from '~/features/auth/navigation';
import { writeCallKeys } from './callKeys';
import { noteTabLeft } from './callLock';
import type { CallStore } from './callStore';
import { isUntouched } from './unsavedWork';

/** Delay between a change and its write, in milliseconds; changes within it are written together. */
const saveDelay = 100;

export interface CallSaving {
  /** Writes the journal and the tab's keys, and resolves when they are persisted; writes nothing before `start`. */
  readonly saveNow: () => Promise<void>;
  /** Writes after every change of the state, and when the page is left, until the returned function is called. */
  readonly start: () => () => void;
  /** Call this when the call is restored: its state is then as complete as its journal and may be written. */
  readonly restored: () => void;
}

/**
 * Writes a call to its journal. Writes nothing until `start`, because the tab's keys belong to the call on the screen, and
 * nothing while the call is being restored, because its state is less complete than its journal then.
 */
export function createCallSaving(getStore: () => CallStore, isRestored: boolean): CallSaving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  let mayWrite = isRestored;

  const saveNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!mayWrite || !isOn) return;
    const state = getStore().getState();
    writeCallKeys(state);
    await (isUntouched(state) ? dropJournal(state.call.id) : saveJournal(journalOf(state, new Date())));
  };
  // A chosen sign-out clears the storage; a journal written while the page unloads would remain in it (DECISIONS 34).
  const saveUnlessLeaving = () => {
    if (!isLeaving()) void saveNow();
  };
  const saveOnLeave = () => {
    noteTabLeft(getStore().getState().call.id);
    if (timer !== undefined) saveUnlessLeaving();
  };
  return {
    saveNow,
    start: () => {
      isOn = true;
      const stopListening = getStore().subscribe(() => {
        timer ??= setTimeout(saveUnlessLeaving, saveDelay);
      });
      addEventListener('pagehide', saveOnLeave);
      return () => {
        removeEventListener('pagehide', saveOnLeave);
        stopListening();
        clearTimeout(timer);
        timer = undefined;
        isOn = false;
      };
    },
    restored: () => {
      mayWrite = true;
      void saveNow();
    },
  };
}
