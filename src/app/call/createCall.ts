import { defaultSales, knownSales } from '~config/salesChannels';
import type { Agent } from '~/domain/common/agent';
import type { Country } from '~/domain/common/country';
import type { CallState, OrderEntryVariant } from '~/features/call/callSlice';
import { rememberedSales } from '~/flows/order/place/tabSales';
import type { CallJournal } from '~/app/journal/callJournal';
import type { CallRootState } from '~/app/modules';
import { currentFlags } from '~/app/session/currentFlags';
import { rightsOf } from '~/app/session/rights';
import { goToOther } from '~/app/session/goTo';
import { lockCall } from './callLock';
import { createCallSaving } from './callSaving';
import { createCallStore, initialState } from './callStore';
import type { RunningCall } from './runningCall';

export interface CallStart {
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  /** The journal of the call that is restored; null for a new one. */
  readonly journal: CallJournal | null;
  /** Slices of the previous call that this one starts with. */
  readonly preserved?: Partial<CallRootState>;
}

export function createCall(agent: Agent, { country, variant, journal, preserved = {} }: CallStart): RunningCall {
  const call = callStateOf(agent, { country, variant, journal });
  const saving = createCallSaving(() => store, journal === null);
  const { store, pause, resume, end }: Pick<RunningCall, 'store' | 'pause' | 'resume' | 'end'> = createCallStore({
    call,
    journal,
    preserved,
    saveNow: saving.saveNow,
    goTo: goToOther,
    onRestored: () => {
      // Deferred: a journal without anything to load is restored before `createCallStore` has returned the store.
      queueMicrotask(saving.restored);
    },
  });
  if (journal === null) void lockCall(call.id, call.id);
  return { id: call.id, store, saving, pause, resume, end };
}

/** Creates the call of a journal. */
export function restoreCall(agent: Agent, journal: CallJournal): RunningCall {
  const { country, variant } = journal;
  return createCall(agent, { country, variant, journal });
}

/** The state of a call that only its journal keeps. */
export function storedState(agent: Agent, journal: CallJournal): CallRootState {
  return initialState(callStateOf(agent, { ...journal, journal }), {}, journal);
}

function callStateOf(agent: Agent, { country, variant, journal }: Omit<CallStart, 'preserved'>): CallState {
  return {
    id: journal?.callId ?? crypto.randomUUID(),
    agentUsername: agent.username,
    agentName: agent.fullName,
    country,
    variant,
    flags: currentFlags(),
    ...rightsOf(agent),
    sales: knownSales(journal?.sales ?? rememberedSales() ?? defaultSales),
    sourceOverride: journal?.sourceOverride ?? null,
    notes: journal?.notes ?? '',
    startedAt: journal?.startedAt ?? new Date().toISOString(),
    // A call is created in order to be shown, and only a call that is not shown is parked.
    parked: null,
    parkedFor: journal?.parkedFor ?? null,
  };
}
