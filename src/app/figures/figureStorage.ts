import { clear, delMany, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { figuresLimits } from '~config/limits/figures';
import { steps } from '~/domain/figures/steps';
import type { CallFigures } from '~/domain/figures/callFigures';
import { browserDatabase } from '~/shared/storage/browserDatabase';
import { within, type Waited } from '~/shared/within';
import { noteStorageFailure } from '~/shared/storage/safeStorage';

const database = browserDatabase('kontor.figures', 'calls');

const Count = v.pipe(v.number(), v.finite(), v.minValue(0));
const Figures = v.object({
  begin: v.pipe(v.string(), v.isoTimestamp()),
  durations: v.object(v.entriesFromList(steps, v.optional(v.array(Count)))),
  keys: Count,
  keysOfOrders: v.array(Count),
  silence: Count,
  failures: v.record(v.string(), Count),
});

/** The figures in a stored value; null where it does not match the schema (QUALITY 15). */
function figuresIn(value: unknown): CallFigures | null {
  const read = v.safeParse(Figures, value);
  return read.success ? read.output : null;
}

async function waitFor<T>(kind: 'read' | 'write' | 'remove', work: Promise<T>): Promise<Waited<T>> {
  const waited = await within(work, figuresLimits.figuresPatience);
  if (waited.kind !== 'done') noteStorageFailure(kind, 'database', 'figures');
  return waited;
}

/** The figures of one call that were written before; null where there are none or they cannot be read. */
export async function readFiguresOf(callId: string): Promise<CallFigures | null> {
  const read = await waitFor('read', get<unknown>(callId, database));
  return read.kind === 'done' ? figuresIn(read.value) : null;
}

/** Writes the figures of a call. A failure is noted and never thrown. */
export async function writeFigures(callId: string, figures: CallFigures): Promise<void> {
  await waitFor('write', set(callId, figures, database));
}

/** The figures of the last calls of this browser, newest first; removes older and unreadable ones. Null: they cannot be read. */
export async function readFigures(): Promise<readonly CallFigures[] | null> {
  const read = await waitFor('read', entries<string, unknown>(database));
  if (read.kind !== 'done') return null;
  const calls = read.value.map(([key, value]) => ({ key, figures: figuresIn(value) }));
  const newest = calls
    .flatMap(({ key, figures }) => (figures === null ? [] : [{ key, figures }]))
    .toSorted((a, b) => b.figures.begin.localeCompare(a.figures.begin))
    .slice(0, figuresLimits.figuresCalls);
  const kept = new Set(newest.map(({ key }) => key));
  const others = calls.map(({ key }) => key).filter((key) => !kept.has(key));
  if (others.length > 0) await waitFor('remove', delMany(others, database));
  return newest.map(({ figures }) => figures);
}

const channelName = 'kontor.figures';

/** Calls the listener when the figures of all calls are removed in any tab, until the returned function is called. */
export function onFiguresRemoved(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Removes the figures of all calls. Resolves with false where that failed. */
export async function removeFigures(): Promise<boolean> {
  const { kind } = await waitFor('remove', clear(database));
  if (kind !== 'done') return false;
  const channel = new BroadcastChannel(channelName);
  const tell = channel.postMessage.bind(channel);
  tell('removed');
  channel.close();
  return true;
}
