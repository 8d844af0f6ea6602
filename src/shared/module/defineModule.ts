import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';
import type { LateSaga } from './lateSagas';

/** The properties of a slice that the application composes. */
export interface ComposedSlice<Name extends string, State> {
  readonly name: Name;
  readonly reducerPath: Name;
  readonly reducer: Reducer<State>;
}

/**
 * The part of a module that the call journal persists (QUALITY 10). `Root`: the part of the call's state that the
 * module reads or restores.
 */
export interface JournalPart<Root, Entry> {
  /** Validates an entry read from storage; an invalid one drops the whole journal. */
  readonly schema: GenericSchema<unknown, Entry>;
  readonly write: (state: Root) => Entry;
  /** Restores slices from the entry without requests. `restored`: the state restored by earlier modules. */
  readonly read: (entry: Entry, restored: Root) => Partial<Root>;
}

/** A `JournalPart` that finds its entry by the module's name among those of all modules. */
interface NamedJournalPart<Name extends string, Root, Entry> {
  readonly schema: GenericSchema<unknown, Entry>;
  readonly write: (state: Root) => Entry;
  readonly read: (entries: { readonly [N in Name]?: Entry | undefined }, restored: Root) => Partial<Root>;
}

/** The registration of a feature or flow; `app/modules.ts` lists all of them. */
interface ModuleParts<Root, Work extends string, Entries> {
  /** Runs from the start of a call; its code is part of the initial bundle. */
  readonly saga?: () => SagaGenerator<void>;
  /** Its code is loaded with the first action that it handles. */
  readonly lateSaga?: LateSaga;
  /**
   * Loads the code that requests what the journal references but does not contain. `Entries`: the journal entries of
   * the modules it reads.
   */
  readonly resume?: () => Promise<(entries: Entries, callId: string) => SagaGenerator<void>>;
  /** True where nothing was typed, chosen or loaded: a call in which all modules are untouched is not persisted. */
  readonly isUntouched?: (state: Root) => boolean;
  /** True while a request or a write is in flight. */
  readonly isBusy?: (state: Root) => boolean;
  /** The work that leaving the call would lose; null: none. */
  readonly unsavedWork?: (state: Root) => Work | null;
  /** Ends at the services what the state holds there; called when the call is given up, after its sagas. */
  readonly discard?: (state: Root) => Promise<void>;
}

interface NamedModule<Name extends string, Root, Entry, Work extends string, Entries> extends ModuleParts<
  Root,
  Work,
  Entries
> {
  readonly name: Name;
  readonly journal: NamedJournalPart<Name, Root, Entry> | null;
}

type RootOf<Name extends string, State> = { readonly [N in Name]: State };

interface FeatureParts<Name extends string, State, Entry, Work extends string> extends ModuleParts<
  RootOf<Name, State>,
  Work,
  unknown
> {
  readonly slice: ComposedSlice<Name, State>;
  readonly journal?: JournalPart<RootOf<Name, State>, Entry>;
}

interface FeatureModule<Name extends string, State, Entry, Work extends string> extends NamedModule<
  Name,
  RootOf<Name, State>,
  Entry,
  Work,
  unknown
> {
  readonly slice: ComposedSlice<Name, State>;
  /** Adds the slice to a reducer whose store exists already. */
  readonly injectInto: (reducer: { readonly inject: (slice: ComposedSlice<Name, State>) => unknown }) => void;
}

interface FlowParts<Name extends string, Root, Entry, Work extends string, Entries> extends ModuleParts<
  Root,
  Work,
  Entries
> {
  readonly name: Name;
  readonly journal?: JournalPart<Root, Entry>;
}

/** Defines a feature: one slice with its sagas and journal entry. */
export function defineModule<Name extends string, State, Entry = never, const Work extends string = never>(
  parts: FeatureParts<Name, State, Entry, Work>,
): FeatureModule<Name, State, Entry, Work> {
  const { name } = parts.slice;
  return {
    ...parts,
    name,
    journal: namedJournal(name, parts.journal),
    injectInto: (reducer) => void reducer.inject(parts.slice),
  };
}

/** Defines a flow: a process across several features, without a slice. */
export function defineFlow<
  Name extends string,
  Root = unknown,
  Entry = never,
  const Work extends string = never,
  Entries = unknown,
>(parts: FlowParts<Name, Root, Entry, Work, Entries>): NamedModule<Name, Root, Entry, Work, Entries> {
  return { ...parts, journal: namedJournal(parts.name, parts.journal) };
}

function namedJournal<Name extends string, Root, Entry>(
  name: Name,
  part: JournalPart<Root, Entry> | undefined,
): NamedJournalPart<Name, Root, Entry> | null {
  if (part === undefined) return null;
  return {
    ...part,
    read: (entries, restored) => {
      const entry = entries[name];
      return entry === undefined ? {} : part.read(entry, restored);
    },
  };
}
