import { clear, createStore, del, set, values, type UseStore } from 'idb-keyval';
import { localStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, readJson, remove, writeJson } from '~/shared/storage/safeStorage';
import { journalKey, parseJournal, type CallJournal } from './callJournal';

/**
 * Where journals are kept: local storage is written at once and survives a reload; IndexedDB reaches the disk within
 * milliseconds and survives the browser being killed, which local storage does not (it is flushed seconds later).
 * Neither being available only costs the journal, never the call.
 */
let store: UseStore | null = null;

function database(): UseStore {
  store ??= createStore('kontor', 'callJournals');
  return store;
}

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export function saveJournal(journal: CallJournal): Promise<void> {
  writeJson('local', journalKey(journal.callId), journal);
  return attempt(() => set(journal.callId, journal, database()), undefined);
}

export function dropJournal(callId: string): Promise<void> {
  remove('local', journalKey(callId));
  return attempt(() => del(callId, database()), undefined);
}

export function dropAllJournals(): Promise<void> {
  for (const key of keysWithPrefix('local', localStorageKeys.callJournal)) remove('local', key);
  return attempt(() => clear(database()), undefined);
}

/** The newest state of every journal of this agent, newest first; broken ones and other agents' are passed over. */
export async function readJournals(username: string): Promise<readonly CallJournal[]> {
  const stored = await attempt(() => values<unknown>(database()), []);
  const local = keysWithPrefix('local', localStorageKeys.callJournal).map((key) =>
    readJson('local', key, parseJournal),
  );
  const newest = new Map<string, CallJournal>();
  for (const journal of [...stored.map(parseJournal), ...local]) {
    if (journal === null || journal.username !== username) continue;
    const known = newest.get(journal.callId);
    if (known === undefined || known.savedAt < journal.savedAt) newest.set(journal.callId, journal);
  }
  return [...newest.values()].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}
