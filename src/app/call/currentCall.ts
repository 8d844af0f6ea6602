import { allowLists, areaRoles } from '~config/access';
import { environmentOf } from '~config/environment';
import { limits } from '~config/limits';
import { defaultSales, knownSales } from '~config/salesChannels';
import { sessionStorageKeys } from '~config/storageKeys';
import { hasAccess, isOnList, type Agent } from '~/domain/common/access';
import type { Country } from '~/domain/common/country';
import { needsBank } from '~/domain/payment/payment';
import { isLeaving } from '~/features/auth/navigation';
import type { CallState, OrderEntryVariant } from '~/features/call/callSlice';
import { recommendationsSlice } from '~/features/recommendations/recommendationsSlice';
import { rememberDeletedBasket } from '~/flows/offerAndOrder/deletedBaskets';
import { rememberedSales } from '~/flows/offerAndOrder/tabSales';
import { deleteBasket } from '~/services/basketService/basketService';
import { logFailure } from '~/services/loggingService/loggingService';
import { readText, remove, writeJson, writeText } from '~/shared/storage/safeStorage';
import { notify } from '~/shared/notify/notices';
import { callIdKey, type CallJournal } from '~/app/journal/callJournal';
import type { CallRootState } from './callReducer';
import { createCallStore, type CallStore } from './callStore';
import { currentCountry, setCurrentCountry } from '~/app/session/country';
import { currentFlags } from '~/app/session/currentFlags';
import { goTo } from '~/app/session/goTo';
import { isUntouched, journalOf, stakeOf } from '~/app/journal/journalState';
import { dropAllJournals, dropJournal, readJournals, saveJournal } from '~/app/journal/journalStore';
import { configureReloadGuard } from '~/app/boot/versionReload';

const environment = environmentOf(import.meta.env.MODE);
/** Keystrokes within this time are one write. */
const saveDelay = 100;

interface RunningCall {
  readonly id: string;
  readonly store: CallStore;
  readonly saveNow: () => Promise<void>;
  /** Its changes are written to its journal until this is called. */
  readonly keepSaved: () => () => void;
  readonly end: () => void;
}

/** A call that a new one took the place of, whole, with the tab's keys of it: it can be had back for a moment. */
interface LeftCall {
  readonly call: RunningCall;
  readonly keys: ReadonlyMap<CallKey, string>;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

let running: RunningCall | null = null;
let stopSaving: () => void = () => undefined;
let left: LeftCall | null = null;
const listeners = new Set<() => void>();

/** Checked bank details are in no journal: a reload would cost the caller the IBAN a second time. */
configureReloadGuard(() => {
  const selection = running?.store.getState().payment.selection ?? null;
  return needsBank(selection) && selection.bank.kind === 'entered';
});

/** The call on the screen; null before the first. */
export function currentCall(): RunningCall | null {
  return running;
}

export function onCallChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Starts the agent's work in this tab: the call of this tab after a reload or a forced sign-in, the newest call that a
 * killed browser left behind, or a new one. A call that another tab has open is left to that tab.
 */
export async function openCall(agent: Agent): Promise<void> {
  if (running !== null) return;
  const own = readText('session', callIdKey);
  const journals = await readJournals(agent.username, new Date());
  const candidates = [
    ...journals.filter(({ callId }) => callId === own),
    ...journals.filter(({ callId, savedAt }) => callId !== own && isRecent(savedAt)),
  ];
  for (const journal of candidates) {
    if (await claim(journal.callId, own)) {
      start(agent, { country: journal.country, variant: journal.variant, journal, kept: null });
      if (journal.callId !== own) notify({ variant: 'info', text: { key: 'call.restored' } });
      return;
    }
  }
  start(agent, { country: currentCountry(), variant: 'standard', journal: null, kept: null });
}

function isRecent(savedAt: string): boolean {
  return Date.now() - Date.parse(savedAt) < limits.inactiveBasketAge;
}

/**
 * A lock per call says which tab has it open; it ends with the tab. Where the browser has no locks (no secure context) a tab
 * takes the call that it had itself, and leaves every other: it may be open elsewhere.
 */
async function claim(callId: string, own: string | null): Promise<boolean> {
  const { locks } = globalThis.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return callId === own;
  return new Promise((resolve) => {
    locks
      .request(`kontor.call.${callId}`, { signal: AbortSignal.timeout(500) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        resolve(false);
      });
  });
}

/** How a call begins; `kept` is what of the call before goes on in it. */
interface CallStart {
  readonly country: Country;
  readonly variant: OrderEntryVariant;
  readonly journal: CallJournal | null;
  readonly kept: Partial<CallRootState> | null;
}

function start(agent: Agent, { country, variant, journal, kept }: CallStart): void {
  const call: CallState = {
    id: journal?.callId ?? crypto.randomUUID(),
    agentUsername: agent.username,
    agentName: agent.fullName,
    country,
    variant,
    flags: currentFlags(),
    extendedSearch: isOnList(allowLists[environment].extendedSearch, agent.username),
    allowed: {
      editCustomer: hasAccess(areaRoles.editCustomer, agent.roles),
      limelightSearch: hasAccess(areaRoles.limelightSearch, agent.roles),
      orderHistory: hasAccess(areaRoles.OrderHistory, agent.roles),
      receptionSurvey: isOnList(allowLists[environment].receptionSurvey, agent.username),
    },
    sales: knownSales(journal?.sales ?? rememberedSales() ?? defaultSales, environment === 'staging'),
    sourceOverride: journal?.sourceOverride ?? null,
    notes: journal?.notes ?? '',
    startedAt: journal?.startedAt ?? new Date().toISOString(),
  };
  const saving: { timer: ReturnType<typeof setTimeout> | undefined; restored: boolean; isOn: boolean } = {
    timer: undefined,
    restored: journal === null,
    isOn: false,
  };
  const saveNow = async (): Promise<void> => {
    clearTimeout(saving.timer);
    saving.timer = undefined;
    // Half restored, the call knows less than its journal does; set aside, it has none, and the tab's keys are another's.
    if (!saving.restored || !saving.isOn) return;
    const state = store.getState();
    writeSessionKeys(state);
    await (isUntouched(state) ? dropJournal(call.id) : saveJournal(journalOf(state, new Date())));
  };
  const { store, end } = createCallStore({
    call,
    journal,
    kept: kept ?? {},
    saveNow,
    goTo,
    onRestored: () => {
      // A journal of a few typed words stands again before the store has even been handed over.
      queueMicrotask(() => {
        saving.restored = true;
        void saveNow();
      });
    },
  });
  // Storage was emptied when a sign-out was chosen; a journal written on the way out would stay behind (DECISIONS 34).
  const saveUnlessLeaving = () => {
    if (!isLeaving()) void saveNow();
  };
  const keepSaved = () => {
    saving.isOn = true;
    const stopListening = store.subscribe(() => {
      saving.timer ??= setTimeout(saveUnlessLeaving, saveDelay);
    });
    const saveOnLeave = () => {
      if (saving.timer !== undefined) saveUnlessLeaving();
    };
    addEventListener('pagehide', saveOnLeave);
    return () => {
      removeEventListener('pagehide', saveOnLeave);
      stopListening();
      clearTimeout(saving.timer);
      saving.timer = undefined;
      saving.isOn = false;
    };
  };
  bringUp({ id: call.id, store, saveNow, keepSaved, end });
  if (journal === null) void claim(call.id, call.id);
}

/** The call is the one on the screen now. */
function bringUp(call: RunningCall): void {
  const { country, variant } = call.store.getState().call;
  running = call;
  stopSaving = call.keepSaved();
  writeText('session', callIdKey, call.id);
  setCurrentCountry(country, variant === 'standard');
  for (const listener of listeners) listener();
}

/** The call is no longer on the screen, and nothing of it in the tab's keys or on disk. */
function takeDown(call: RunningCall): ReadonlyMap<CallKey, string> {
  stopSaving();
  void dropJournal(call.id);
  const keys = new Map<CallKey, string>();
  for (const key of callKeys) {
    const text = readText('session', key);
    if (text !== null) keys.set(key, text);
  }
  return keys;
}

function endForGood(call: RunningCall): void {
  const state = call.store.getState();
  call.end();
  // The basket of an order that may stand is left to it.
  if (stakeOf(state) === 'basket') giveBack(state.basket.id);
}

function setAside(call: RunningCall, keys: ReadonlyMap<CallKey, string>): void {
  const until = Date.now() + limits.callUndoTime;
  left = { call, keys, timer: setTimeout(forgetLeftCall, limits.callUndoTime), until };
}

function forgetLeftCall(): void {
  if (left === null) return;
  const { call, timer } = left;
  left = null;
  clearTimeout(timer);
  endForGood(call);
  for (const listener of listeners) listener();
}

/** Until when the call that was left can be had back (milliseconds since the epoch); null where there is none. */
export function leftCallUntil(): number | null {
  return left?.until ?? null;
}

/** Something of a call would be lost with it. */
export function hasOpenCall(): boolean {
  return running !== null && !isUntouched(running.store.getState());
}

/** Brings back the call that was left last; what the one on the screen has gathered meanwhile can be had back in turn. */
export function takeBackCall(): void {
  if (left === null || running === null) return;
  const { call, keys, timer } = left;
  const newer = running;
  left = null;
  clearTimeout(timer);
  const newerKeys = takeDown(newer);
  if (stakeOf(newer.store.getState()) === 'nothing') newer.end();
  else setAside(newer, newerKeys);
  for (const key of callKeys) {
    const text = keys.get(key);
    if (text === undefined) remove('session', key);
    else writeText('session', key, text);
  }
  bringUp(call);
  void call.saveNow();
}

/** An abandoned basket is deleted, so that what it reserved can be sold; if that fails it expires by itself. */
function giveBack(basketId: string | null): void {
  if (basketId === null) return;
  rememberDeletedBasket(basketId, 'newSession');
  deleteBasket(basketId).catch(logFailure);
}

/** The session keys that the requirement names for a call under way (spec 1 §9). */
function writeSessionKeys({ basket, customer, voucher }: ReturnType<CallStore['getState']>): void {
  const number = customer.customer?.externalCustomerId ?? null;
  if (number === null) remove('session', sessionStorageKeys.customerId);
  else writeText('session', sessionStorageKeys.customerId, number);
  if (basket.id === null || voucher.codes.length === 0) remove('session', sessionStorageKeys.voucherCode);
  else writeJson('session', sessionStorageKeys.voucherCode, { basketId: basket.id, voucherCodes: voucher.codes });
}

/**
 * "Neue Bestellung": the call ends with everything that belongs to it, a new store takes its place (DECISIONS 33). Where that
 * may be taken back, the call and its basket stay as they are until the time for it is over.
 */
export function startNewCall(
  agent: Agent,
  {
    country = currentCountry(),
    variant = 'standard',
    mayBeTakenBack = false,
    goesOnWithLogin = false,
  }: NewCallOptions = {},
): void {
  const kept = variant === 'swiss' ? keptInSwissEntry() : null;
  forgetLeftCall();
  if (running !== null) {
    const keys = takeDown(running);
    if (mayBeTakenBack) setAside(running, keys);
    else endForGood(running);
  }
  // The Swiss order entry clears less: what the tab remembers of its customers stays (spec 2 §4 'New session').
  if (kept === null) {
    for (const key of callKeys) {
      if (!goesOnWithLogin || key !== sessionStorageKeys.loginToCustomer) remove('session', key);
    }
  }
  start(agent, { country, variant, journal: null, kept });
}

interface NewCallOptions {
  readonly country?: Country;
  readonly variant?: OrderEntryVariant;
  readonly mayBeTakenBack?: boolean;
  /** It begins with a login: where the agent wanted to go after it is not forgotten (the login itself knows whose it is). */
  readonly goesOnWithLogin?: boolean;
}

/** Deals and TV offers go on in the next call of the Swiss order entry; nothing of the customer does. */
function keptInSwissEntry(): Partial<CallRootState> | null {
  const state = running?.store.getState();
  if (state?.call.variant !== 'swiss') return null;
  const { lists } = state.recommendations;
  const isWhole = Object.values(lists).every(({ status }) => status !== 'loading');
  return isWhole ? { recommendations: { ...recommendationsSlice.getInitialState(), lists } } : {};
}

const callKeys = [
  sessionStorageKeys.originalCustomerInfo,
  sessionStorageKeys.lastBirthdayCheck,
  sessionStorageKeys.lastConsentHistory,
  sessionStorageKeys.pinChallenge,
  sessionStorageKeys.loginToCustomer,
  sessionStorageKeys.complaintOrder,
  sessionStorageKeys.recreatedOrderId,
  sessionStorageKeys.voucherCode,
  sessionStorageKeys.customerId,
] as const;
type CallKey = (typeof callKeys)[number];

/** After a chosen sign-out nothing of the call stays behind; a forced one keeps the journal (DECISIONS 34). */
export async function closeCall(how: 'chosen' | 'forced'): Promise<void> {
  const closing = running;
  forgetLeftCall();
  running = null;
  if (how === 'forced') await closing?.saveNow();
  stopSaving();
  closing?.end();
  // Whatever was saved last, no key of this tab names a customer any more (QUALITY 7).
  for (const key of callKeys) remove('session', key);
  if (how === 'chosen') await dropAllJournals();
}
