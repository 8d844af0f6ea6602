import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { GenericSchema } from 'valibot';
import type { LateSaga } from './lateSagas';

/** A slice, as far as the application composes it. */
export interface ComposedSlice<Name extends string, State> {
  readonly name: Name;
  readonly reducerPath: Name;
  readonly reducer: Reducer<State>;
}

/**
 * What of a module survives a reload (QUALITY 10). `Root` is the part of the call's state that the module reads or restores.
 */
export interface JournalPart<Root, Entry> {
  /** Checks an entry that was read from storage; where one does not fit, the whole journal is dropped. */
  readonly schema: GenericSchema<unknown, Entry>;
  readonly write: (state: Root) => Entry;
  /** The slices that the entry restores at once, without asking a service. `restored`: what earlier modules restored. */
  readonly read: (entry: Entry, restored: Root) => Partial<Root>;
}

/** The same with the entry found by the module's name among those of all modules. */
interface NamedJournalPart<Name extends string, Root, Entry> {
  readonly schema: GenericSchema<unknown, Entry>;
  readonly write: (state: Root) => Entry;
  readonly read: (entries: { readonly [N in Name]?: Entry | undefined }, restored: Root) => Partial<Root>;
}

/** What a feature or a flow tells the application about itself. `app/modules.ts` lists all of them. */
interface ModuleParts<Root, Work extends string, Entries> {
  /** Runs from the start of a call; its code is part of the first screen. */
  readonly saga?: () => SagaGenerator<void>;
  /** Loaded with the first action it handles. */
  readonly lateSaga?: LateSaga;
  /**
   * Loads the code that asks the services for what the journal names but does not contain. `Entries`: the journal entries of
   * the modules it needs.
   */
  readonly resume?: () => Promise<(entries: Entries, callId: string) => SagaGenerator<void>>;
  /** Nothing was typed, chosen or loaded: a call of untouched modules is not stored. */
  readonly isUntouched?: (state: Root) => boolean;
  /** A request or a write is in flight. */
  readonly isBusy?: (state: Root) => boolean;
  /** What leaving the call would cost the agent; null: nothing. */
  readonly unsavedWork?: (state: Root) => Work | null;
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
}

interface FlowParts<Name extends string, Root, Entry, Work extends string, Entries> extends ModuleParts<
  Root,
  Work,
  Entries
> {
  readonly name: Name;
  readonly journal?: JournalPart<Root, Entry>;
}

/** A feature: one slice and what belongs to it. */
export function defineModule<Name extends string, State, Entry = never, const Work extends string = never>(
  parts: FeatureParts<Name, State, Entry, Work>,
): FeatureModule<Name, State, Entry, Work> {
  const { name } = parts.slice;
  return { ...parts, name, journal: namedJournal(name, parts.journal) };
}

/** A flow: a process of several features; it has no state of its own. */
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
