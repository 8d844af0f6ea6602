import { delMany, entries } from 'idb-keyval';
import { limits } from '~config/limits';
import { browserDatabase } from '~/shared/storage/browserDatabase';
import { within } from '~/shared/within';
import { localStorageKeys } from '~config/storageKeys';
import { notify } from '~/shared/notify/notices';
import { keysWithPrefix, noteStorageFailure, readJson, removeText, writeJson } from '~/shared/storage/safeStorage';
import { journalKey, loadModulesOf, parseJournal, type CallJournal } from './callJournal';
import { createJournalWriter } from './journalWriter';
import './journalTexts.de';

/**
 * Stores the journals in two places: local storage is written at once and survives a reload; IndexedDB reaches the disk within
 * milliseconds and survives the browser being killed, which local storage does not (it is flushed seconds later).
 * If neither is available, the call continues without a journal.
 */
const database = browserDatabase('kontor', 'callJournals');
const writer = createJournalWriter(database);

/** What a journal survives: a killed browser, only a reload, or neither. */
type StoredIn = 'onDisk' | 'forReload' | 'nowhere';
let announced: StoredIn = 'onDisk';

export async function saveJournal(journal: CallJournal): Promise<void> {
  const isInLocalStorage = writeJson('local', journalKey(journal.callId), journal);
  const written = await writer.save(journal);
  if (written === 'written') announceStorage('onDisk');
  else announceStorage(isInLocalStorage ? 'forReload' : 'nowhere');
}

/** Notifies the agent once when the journal survives only a reload or neither; a change back to `onDisk` is not announced. */
function announceStorage(storedIn: StoredIn): void {
  if (storedIn === announced) return;
  announced = storedIn;
  if (storedIn === 'forReload') notify({ variant: 'info', text: { key: 'journal.forReloadOnly' } });
  else if (storedIn === 'nowhere') notify({ variant: 'error', text: { key: 'journal.nowhere' } });
}

export async function dropJournal(callId: string): Promise<void> {
  removeText('local', journalKey(callId));
  await writer.drop(callId);
}

/** Removes the journals of all calls that are not parked; unreadable ones too. */
export async function dropUnparkedJournals(): Promise<void> {
  for (const key of keysWithPrefix('local', localStorageKeys.callJournal))
    if (!isParked(readJson<unknown>('local', key, (value) => value))) removeText('local', key);
  await writer.dropWhere((value) => !isParked(value));
}

/** Whether a stored value is the journal of a parked call, without the code that its entries need. */
function isParked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'parked' in value && value.parked !== null;
}

/**
 * Returns the newest version of each journal of this agent, newest first. Removes journals from both stores that are broken,
 * too old or another agent's, who was signed out here and will not restore them (DECISIONS 34); parked calls of others stay (DECISIONS 253).
 */
export async function readJournals(username: string, now: Date): Promise<readonly CallJournal[]> {
  const read = await within(entries<string, unknown>(database), limits.journalPatience);
  if (read.kind !== 'done') noteStorageFailure('read', 'database', 'callJournals');
  const values = read.kind === 'done' ? read.value : [];
  const localKeys = keysWithPrefix('local', localStorageKeys.callJournal);
  await loadModulesOf([
    ...values.map(([, value]) => value),
    ...localKeys.map((key) => readJson<unknown>('local', key, (value) => value)),
  ]);
  const stored = values.map(([key, value]) => ({
    key,
    journal: parseJournal(value),
  }));
  const local = localKeys.map((key) => ({
    key,
    journal: readJson('local', key, parseJournal),
  }));
  const mayStay = (journal: CallJournal | null): journal is CallJournal =>
    isKept(journal, now) && (journal.username === username || journal.parked !== null);
  const foreign = stored.filter(({ journal }) => !mayStay(journal)).map(({ key }) => key);
  const foreignLocal = local.filter(({ journal }) => !mayStay(journal)).map(({ key }) => key);
  if (foreign.length > 0) await within(delMany(foreign, database), limits.journalPatience);
  for (const key of foreignLocal) removeText('local', key);
  // It names the calls whose journals are removed.
  if (foreign.length + foreignLocal.length > 0) removeText('local', localStorageKeys.callsLeft);

  const newest = new Map<string, CallJournal>();
  for (const { journal } of [...stored, ...local]) {
    if (!mayStay(journal) || journal.username !== username) continue;
    const known = newest.get(journal.callId);
    if (known === undefined || known.savedAt < journal.savedAt) newest.set(journal.callId, journal);
  }
  return [...newest.values()].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Compares the absolute difference, so that a clock that was set back does not keep a journal for ever. */
function isKept(journal: CallJournal | null, now: Date): journal is CallJournal {
  if (journal === null) return false;
  const age = journal.parked === null ? limits.journalAge : limits.parkedAge;
  return Math.abs(now.getTime() - Date.parse(journal.savedAt)) < age;
}
