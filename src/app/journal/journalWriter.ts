import { noteStorageFailure } from '~/shared/storage/safeStorage';
import { del, delMany, entries, set, type UseStore } from 'idb-keyval';
import { limits } from '~config/limits';
import { within } from '~/shared/within';
import type { CallJournal } from './callJournal';

/** Outcome of a write; `late`: the database did not answer in time. */
export type Written = 'written' | 'failed' | 'late';

export interface JournalWriter {
  readonly save: (journal: CallJournal) => Promise<Written>;
  readonly drop: (callId: string) => Promise<Written>;
  /** Removes the stored journals for which `isDropped` returns true, also those that are written before this one is reached. */
  readonly dropWhere: (isDropped: (value: unknown) => boolean) => Promise<Written>;
}

const everyCall = Symbol('every call');

/**
 * Writes journals one batch after the other; while a batch is in flight, only the newest write of each call is queued. A database
 * may neither answer nor fail (a deletion blocked by another tab, a hanging disk): a caller waits at most
 * `limits.journalPatience` for it, and not at all while it is known to be late. Queued writes run when it answers.
 */
export function createJournalWriter(database: UseStore): JournalWriter {
  const waiting = new Map<string | typeof everyCall, () => Promise<void>>();
  let writing: Promise<void> | null = null;
  let isLate = false;

  const writeAll = async (): Promise<void> => {
    try {
      while (waiting.size > 0) {
        const batch = [...waiting.values()];
        waiting.clear();
        await Promise.all(batch.map((write) => write()));
      }
    } finally {
      writing = null;
      isLate = false;
    }
  };
  const write = async (key: string | typeof everyCall, work: () => Promise<void>): Promise<Written> => {
    waiting.set(key, work);
    writing ??= writeAll();
    const { kind } = await within(writing, isLate ? 0 : limits.journalPatience);
    if (kind === 'late' && writing !== null) isLate = true;
    if (kind !== 'done') noteStorageFailure('write', 'database', 'callJournals');
    return kind === 'done' ? 'written' : kind;
  };
  return {
    save: (journal) => write(journal.callId, () => set(journal.callId, journal, database)),
    drop: (callId) => write(callId, () => del(callId, database)),
    dropWhere: (isDropped) =>
      write(everyCall, async () => {
        const stored = await entries<string, unknown>(database);
        await delMany(
          stored.flatMap(([key, value]) => (isDropped(value) ? [key] : [])),
          database,
        );
      }),
  };
}
