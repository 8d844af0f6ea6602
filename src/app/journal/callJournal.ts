import * as v from 'valibot';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { countries } from '~/domain/common/country';
import { groupsOfJournal, loadedModules, loadModules, type CallModule, type CallRootState } from '~/app/modules';
import { orderEntryVariants } from '~/features/call/callSlice';
import { parkReasons } from '~/features/call/parkedMark';
import { StoredSales } from '~/features/call/storedSales';

const Reason = v.object({ reason: v.picklist(parkReasons), text: v.string(), dueAt: v.nullable(v.string()) });

const Parked = v.object({
  ...Reason.entries,
  parkedAt: v.string(),
  name: v.string(),
  customerNumber: v.nullable(v.string()),
  total: v.nullable(v.number()),
  path: v.string(),
});

/**
 * The part of a call that survives a reload, a forced sign-out and a killed browser (QUALITY 10). It contains no IBAN, PIN or
 * date of birth: the customer is named by number and loaded again, typed bank details are restored empty.
 */
const Header = v.object({
  version: v.literal(2),
  callId: v.string(),
  username: v.string(),
  /** ISO 8601. */
  savedAt: v.string(),
  startedAt: v.string(),
  country: v.picklist(countries),
  variant: v.picklist(orderEntryVariants),
  sales: StoredSales,
  sourceOverride: v.nullable(v.literal('IVR')),
  notes: v.string(),
  /** A journal of an older version has none. */
  parked: v.optional(v.nullable(Parked), null),
  parkedFor: v.optional(v.nullable(Reason), null),
});

type EntryOf<M> = M extends { readonly journal: { readonly schema: v.GenericSchema<unknown, infer Entry> } | null }
  ? Entry
  : never;
/** One entry for each module that has a journal; a journal of an older version has none for a newer module. */
export type JournalEntries = {
  readonly [M in CallModule as [EntryOf<M>] extends [never] ? never : M['name']]?: EntryOf<M> | undefined;
};
export type CallJournal = Readonly<v.InferOutput<typeof Header>> & { readonly entries: JournalEntries };

/** An entry that does not fit, as one of an older version may, becomes undefined: the rest of the call is restored all the same. */
function journalSchema() {
  const entrySchemas = Object.fromEntries(
    loadedModules().flatMap(({ name, journal }) =>
      journal === null ? [] : [[name, v.fallback(v.optional<v.GenericSchema>(journal.schema), undefined)]],
    ),
  );
  return v.object({ ...Header.entries, entries: v.object(entrySchemas) });
}

export function journalKey(callId: string): string {
  return `${localStorageKeys.callJournal}${callId}`;
}

export const callIdKey = sessionStorageKeys.callId;

/** Loads the code of every module that a stored journal has an entry of; without it the entry could not be read. */
export async function loadModulesOf(values: readonly unknown[]): Promise<void> {
  const entries = values.flatMap((value) => {
    const read = v.safeParse(v.object({ entries: v.record(v.string(), v.unknown()) }), value);
    return read.success ? [read.output.entries] : [];
  });
  const groups = new Set(entries.flatMap(groupsOfJournal));
  await Promise.all([...groups].map(loadModules));
}

/** Returns null for a value that is not a complete journal of this version. */
export function parseJournal(value: unknown): CallJournal | null {
  const parsed = v.safeParse(journalSchema(), value);
  // The type of each entry is inferred from the schema that checked it here.
  return parsed.success ? parsed.output : null;
}

/** Whether an entry was stored that could not be read. One that was not stored has no key. */
export function hasLostEntry({ entries }: CallJournal): boolean {
  return Object.values(entries).includes(undefined);
}

/** The journal of a call in this state. */
export function journalOf(state: CallRootState, savedAt: Date): CallJournal {
  const { call } = state;
  const entries = Object.fromEntries(
    loadedModules().flatMap(({ name, journal }) => (journal === null ? [] : [[name, journal.write(state)]])),
  ) as JournalEntries;
  return {
    version: 2,
    callId: call.id,
    username: call.agentUsername,
    savedAt: savedAt.toISOString(),
    startedAt: call.startedAt,
    country: call.country,
    variant: call.variant,
    sales: call.sales,
    sourceOverride: call.sourceOverride,
    notes: call.notes,
    parked: call.parked,
    parkedFor: call.parkedFor,
    entries,
  };
}

/** Returns `state` with the entries of the journal applied; the modules' `resume` loads the rest later. */
export function restoredState(state: CallRootState, { entries }: CallJournal): CallRootState {
  return loadedModules().reduce<CallRootState>(
    (restored, { journal }) => (journal === null ? restored : { ...restored, ...journal.read(entries, restored) }),
    state,
  );
}
