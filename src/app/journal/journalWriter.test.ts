import type { UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { journalOf, type CallJournal } from './callJournal';
import { createJournalWriter } from './journalWriter';
import { startStandIn, readyDesk } from '~/app/testing/aDesk';

startStandIn();

let journal: CallJournal;
beforeEach(async () => {
  journal = journalOf((await readyDesk()).getState(), new Date('2026-11-20T10:00:00Z'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose operations resolve only with `answer`; `begun` counts them. */
function aHangingDatabase() {
  const answers: (() => void)[] = [];
  const database: UseStore = () =>
    new Promise((resolve) => {
      // The writes of this test use no result.
      answers.push(resolve as () => void);
    });
  return {
    database,
    begun: () => answers.length,
    answer: () => {
      for (const each of answers) each();
    },
  };
}

describe('a database that never answers', () => {
  it('delays the first write by limits.journalPatience, and later ones not at all', async () => {
    const writer = createJournalWriter(aHangingDatabase().database);
    const first = writer.save(journal);
    await vi.advanceTimersByTimeAsync(limits.journalPatience - 1);
    let outcome = '';
    void first.then((written) => (outcome = written));
    expect(outcome).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await expect(first).resolves.toBe('late');
    const second = writer.save(journal);
    await vi.advanceTimersByTimeAsync(0);
    await expect(second).resolves.toBe('late');
  });

  it('gets only the newest queued write of each call when it answers again', async () => {
    const hanging = aHangingDatabase();
    const writer = createJournalWriter(hanging.database);
    void writer.save(journal);
    await vi.advanceTimersByTimeAsync(limits.journalPatience);
    for (let typed = 0; typed < 500; typed += 1) void writer.save(journal);
    const dropped = writer.drop(journal.callId);
    await vi.advanceTimersByTimeAsync(0);
    await expect(dropped).resolves.toBe('late');
    hanging.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(hanging.begun()).toBe(2);
    hanging.answer();
    await vi.advanceTimersByTimeAsync(0);
    const after = writer.save(journal);
    await vi.advanceTimersByTimeAsync(limits.journalPatience - 1);
    hanging.answer();
    await expect(after).resolves.toBe('written');
  });
});

it('a failing database resolves with `failed` and does not reject', async () => {
  const writer = createJournalWriter(() => Promise.reject(new Error('no IndexedDB')));
  await expect(writer.save(journal)).resolves.toBe('failed');
  await expect(writer.dropWhere(() => true)).resolves.toBe('failed');
});
