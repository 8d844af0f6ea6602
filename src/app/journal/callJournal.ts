import * as v from 'valibot';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { countries } from '~/domain/common/country';
import { modules, type CallModule, type CallRootState } from '~/app/modules';
import { orderEntryVariants } from '~/features/call/callSlice';
import { channelIds } from '~/domain/order/salesChannel';

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
  sales: v.object({ channel: v.picklist(channelIds), office: v.string() }),
  sourceOverride: v.nullable(v.literal('IVR')),
  notes: v.string(),
});

type EntryOf<M> = M extends { readonly journal: { readonly schema: v.GenericSchema<unknown, infer Entry> } | null }
  ? Entry
  : never;
/** One entry for each module that has a journal; a journal of an older version has none for a newer module. */
export type JournalEntries = {
  readonly [M in CallModule as [EntryOf<M>] extends [never] ? never : M['name']]?: EntryOf<M> | undefined;
};
export type CallJournal = Readonly<v.InferOutput<typeof Header>> & { readonly entries: JournalEntries };

const entrySchemas = Object.fromEntries(
  modules.flatMap(({ name, journal }) =>
    journal === null ? [] : [[name, v.optional<v.GenericSchema>(journal.schema)]],
  ),
);
const Journal = v.object({ ...Header.entries, entries: v.object(entrySchemas) });

export function journalKey(callId: string): string {
  return `${localStorageKeys.callJournal}${callId}`;
}

export const callIdKey = sessionStorageKeys.callId;

/** Returns null for a value that is not a complete journal of this version. */
export function parseJournal(value: unknown): CallJournal | null {
  const parsed = v.safeParse(Journal, value);
  // The type of each entry is inferred from the schema that checked it here.
  return parsed.success ? parsed.output : null;
}

/** The journal of a call in this state. */
export function journalOf(state: CallRootState, savedAt: Date): CallJournal {
  const { call } = state;
  const entries = Object.fromEntries(
    modules.flatMap(({ name, journal }) => (journal === null ? [] : [[name, journal.write(state)]])),
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
    entries,
  };
}

/** Returns `state` with the entries of the journal applied; the modules' `resume` loads the rest later. */
export function restoredState(state: CallRootState, { entries }: CallJournal): CallRootState {
  return modules.reduce<CallRootState>(
    (restored, { journal }) => (journal === null ? restored : { ...restored, ...journal.read(entries, restored) }),
    state,
  );
}
