import { localStorageKeys } from '~config/storageKeys';
import type { Country } from '~/domain/common/country';
import type { ParkedMark } from '~/features/call/parkedMark';
import { byUrgency, isDue } from '~/features/call/parkedUrgency';
import type { OrderEntryVariant } from '~/features/call/callSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { valueStore, type Stored } from '~/shared/valueStore';
import { isOpenInAnotherTab } from '~/app/call/callLock';
import { parkedInMemory } from '~/app/call/heldCalls';
import { currentCall, onCallChanged } from '~/app/call/runningCall';
import { readJournals } from '~/app/journal/journalStore';

export interface ParkedCall {
  readonly callId: string;
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  readonly mark: ParkedMark;
  readonly isDue: boolean;
  /** `here`: in the memory of this tab; `stored`: only its journal is there; `otherTab`: another tab has it in memory. */
  readonly place: 'here' | 'stored' | 'otherTab';
}

/** A call of this agent that is on the screen of another tab. */
interface CallElsewhere {
  readonly callId: string;
  readonly customerNumber: string;
}

/** A parked call as it is stored. */
type StoredCall = Omit<ParkedCall, 'isDue'>;

interface Calls {
  /** Due ones first. */
  readonly parked: readonly ParkedCall[];
  readonly elsewhere: readonly CallElsewhere[];
  /** The time for which `isDue` was computed. */
  readonly asOf: Date;
  /** True once the stored calls were read, or reading them failed. */
  readonly isKnown: boolean;
}

const none: Calls = { parked: [], elsewhere: [], asOf: new Date(0), isKnown: false };
const calls = valueStore(none);
let stored: { readonly parked: readonly StoredCall[]; readonly elsewhere: readonly CallElsewhere[] } = none;
let reads = 0;
let isKnown = false;
let nextDue: ReturnType<typeof setTimeout> | undefined;

/** The longest delay that a timer takes. */
const longestDelay = 2 ** 31 - 1;

/** The agent's other calls: parked ones of all tabs, and those that other tabs show. Follows them while `followCalls` runs. */
export const agentsCalls: Stored<Calls> = calls;

function parkedHere(): readonly StoredCall[] {
  return parkedInMemory().flatMap(({ id, store }) => {
    const { country, variant, parked } = store.getState().call;
    return parked === null ? [] : [{ callId: id, country, variant, mark: parked, place: 'here' }];
  });
}

/** Publishes the parked calls. A call in memory replaces its stored journal, which is older. Runs again when the next call becomes due. */
function show(): void {
  const here = parkedHere();
  const ids = new Set(here.map(({ callId }) => callId));
  const others = stored.parked.filter(({ callId }) => !ids.has(callId));
  const asOf = new Date();
  const byMark = byUrgency(asOf);
  const parked = [...here, ...others]
    .toSorted((a, b) => byMark(a.mark, b.mark))
    .map((call) => ({ ...call, isDue: isDue(call.mark, asOf) }));
  calls.set({ elsewhere: stored.elsewhere, parked, asOf, isKnown });
  clearTimeout(nextDue);
  const times = parked.flatMap(({ mark, isDue: is }) => (mark.dueAt === null || is ? [] : [Date.parse(mark.dueAt)]));
  if (times.length > 0) nextDue = setTimeout(show, Math.min(longestDelay, Math.min(...times) - asOf.getTime()));
}

/** Reads the journals of this agent; an older read that ends later changes nothing. @throws what reading them throws. */
export async function readCalls(username: string): Promise<void> {
  reads += 1;
  const read = reads;
  const isLatest = () => read === reads;
  try {
    const found = await storedCalls(username);
    if (isLatest()) stored = found;
  } finally {
    if (isLatest()) {
      isKnown = true;
      show();
    }
  }
}

async function storedCalls(username: string): Promise<typeof stored> {
  const journals = await readJournals(username, new Date());
  // The lock of the call on the screen is this tab's own.
  const others = journals.filter(({ callId }) => callId !== currentCall()?.id);
  const withPlaces = await Promise.all(
    others.map(async (journal) => ({ journal, isElsewhere: await isOpenInAnotherTab(journal.callId) })),
  );
  return {
    parked: withPlaces.flatMap(({ journal: { callId, country, variant, parked }, isElsewhere }) =>
      parked === null ? [] : [{ callId, country, variant, mark: parked, place: isElsewhere ? 'otherTab' : 'stored' }],
    ),
    elsewhere: withPlaces.flatMap(({ journal: { callId, parked, entries }, isElsewhere }) => {
      const customerNumber = entries.customer?.customerNumber ?? null;
      return parked !== null || !isElsewhere || customerNumber === null ? [] : [{ callId, customerNumber }];
    }),
  };
}

/** Reads the calls now, after each change of a call, and when another tab parks or changes one, until the returned function is called. */
export function followCalls(username: string): () => void {
  const read = (): void => {
    show();
    readCalls(username).catch(logFailure);
  };
  // Compares only parking and customer: another tab writes its journal with every key.
  const shownOf = (text: string | null): string =>
    text === null ? '' : [...text.matchAll(/"parked":\{[^}]*\}|"customerNumber":"[^"]*"/g)].join(' ');
  const onStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key?.startsWith(localStorageKeys.callJournal) === true && shownOf(oldValue) !== shownOf(newValue)) read();
  };
  const stop = onCallChanged(read);
  addEventListener('storage', onStorage);
  addEventListener('focus', read);
  read();
  return () => {
    reads += 1;
    stop();
    removeEventListener('storage', onStorage);
    removeEventListener('focus', read);
    clearTimeout(nextDue);
    stored = none;
    isKnown = false;
    calls.set(none);
  };
}
