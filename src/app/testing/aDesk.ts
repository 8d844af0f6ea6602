import { findNonSerializableValue } from '@reduxjs/toolkit';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { flagsOf, type Flags } from '~config/flags';
import { requestsSettled } from '~config/testing/leftovers';
import { defaultSales } from '~config/salesChannels';
import type { Country } from '~/domain/common/country';
import type { PaymentMethod } from '~/domain/payment/payment';
import { basketActions } from '~/features/basket/basketSlice';
import { orderEntryVariants, type CallState, type OrderEntryVariant } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { configureHttp } from '~/services/http/httpClient';
import { resetServerVersions } from '~/services/http/serverVersions';
import { resetServiceClock } from '~/services/http/serviceClock';
import { onNotice, type Notice } from '~/shared/notify/notices';
import { configureFailureReport } from '~/shared/saga/safely';
import { answersGiven, closeServer, resetWorld, server, idTokenOf, startServer } from '../../../mocks/node.ts';
import { atRest } from './atRest';
import { isTimeVirtual } from './virtualTime';
import type { CallJournal } from '~/app/journal/callJournal';
import { loadArticleSagas, loadedModules, loadModules, type CallRootState } from '~/app/modules';
import { lateGroupNames } from '~/shared/module/lateModules';
import { createCallStore } from '~/app/call/callStore';
import { reportFailure } from '~/app/boot/failureReport';

export interface DeskOptions {
  readonly country?: Country;
  readonly variant?: OrderEntryVariant;
  readonly journal?: CallJournal;
  /** Flags that differ from production's. */
  readonly flags?: Partial<Flags>;
  readonly entries?: CallState['entries'];
  readonly extendedSearch?: boolean;
  /** What the agent may not do; everything else is allowed. */
  readonly allowed?: Partial<CallState['allowed']>;
  readonly saveNow?: () => Promise<void>;
  /** Called with the path that a saga opens. */
  readonly goTo?: (path: string) => void;
}

/** Ends a desk, and returns its last state. */
type Close = () => CallRootState;

const openDesks = new Set<Close>();

/** Ends the desks of each test after it. */
export function endDesks(): void {
  afterEach(() => {
    const states = [...openDesks].map((close) => close());
    for (const state of states) expectSerializable(state);
  });
}

/** Throws for a state with a value that the journal could not store, such as a date or a function. */
function expectSerializable(state: CallRootState): void {
  const found = findNonSerializableValue(state);
  if (found !== false) throw new Error(`The state is not serializable at ${found.keyPath}`);
}

/** Starts the mock services for a test file, resets their data before each test and closes the desks after it. */
export function startStandIn(): void {
  beforeAll(async () => {
    startServer();
    // Loads the late sagas, which the desk preloads as well, and what the log and a login import, so that no test waits for the import.
    await Promise.all([
      ...lateGroupNames.map(loadModules),
      import('~/services/loggingService/logWriter'),
      import('~/flows/customer/logIn/recentCustomersSaga'),
      import('~/flows/customer/logIn/loginSteps'),
      import('~/services/customerService/customerService'),
    ]);
    await loadArticleSagas();
    await Promise.all(loadedModules().flatMap(({ lateSaga }) => (lateSaga === undefined ? [] : [lateSaga.load()])));
  });
  beforeEach(() => {
    resetWorld();
    configureFailureReport(reportFailure);
  });
  afterEach(async () => {
    if (!isTimeVirtual()) await requestsSettled();
    server.resetHandlers();
    forgetServices();
  });
  // Hooks after a test run in reverse: a desk ends before its services are reset.
  endDesks();
  afterAll(closeServer);
}

function forgetServices(): void {
  resetServerVersions();
  resetServiceClock();
}

/** Ends a desk within a test; the next one opens in a fresh world, as in a test of its own. */
export async function closeDesk(desk: Desk): Promise<void> {
  desk.end();
  await requestsSettled();
  forgetServices();
  localStorage.clear();
  sessionStorage.clear();
  resetWorld();
}

/** Configures the HTTP client as the desk does: a token of the mock services, the country of the call. */
export function connectToStandIn(getCountry: () => Country): void {
  let idToken: string | null = null;
  configureHttp({
    // Signed with the first request: tests whose services are functions in memory need none.
    getIdToken: () => (idToken ??= idTokenOf()),
    getCountry,
    refreshToken: () => Promise.resolve(null),
    onVersionChanged: () => undefined,
  });
}

/** Opens a call with its real store, sagas and client, and returns functions for what the agent does. */
export function openDesk({
  country = 'DE',
  variant = 'standard',
  journal,
  flags = {},
  entries = orderEntryVariants,
  extendedSearch = false,
  allowed = {},
  saveNow = () => Promise.resolve(),
  goTo = () => undefined,
}: DeskOptions = {}) {
  connectToStandIn(() => country);
  const call = {
    id: journal?.callId ?? 'call-1',
    agentUsername: 'anna.beispiel',
    agentName: 'Anna Beispiel',
    country,
    variant,
    flags: { ...flagsOf('production'), ...flags },
    entries,
    extendedSearch,
    allowed: {
      editCustomer: true,
      limelightSearch: true,
      orderHistory: true,
      orderDisplay: true,
      rejectionManagement: true,
      editOrder: true,
      voucherForm: true,
      voucherDetails: true,
      receptionSurvey: true,
      ...allowed,
    },
    sales: journal?.sales ?? defaultSales,
    sourceOverride: journal?.sourceOverride ?? null,
    notes: journal?.notes ?? '',
    startedAt: '2026-11-20T09:00:00.000Z',
    parked: null,
    parkedFor: null,
  };
  let isRestored = journal === undefined;
  const { store, isLoading, end } = createCallStore({
    call,
    journal: journal ?? null,
    saveNow,
    goTo,
    onRestored: () => {
      isRestored = true;
    },
  });
  const notices: Notice[] = [];
  const stopListening = onNotice((notice) => notices.push(notice));
  const close: Close = () => {
    openDesks.delete(close);
    stopListening();
    end();
    return getState();
  };
  openDesks.add(close);
  const { dispatch, getState } = store;

  const busyParts = (): readonly string[] => [
    ...(isRestored ? [] : ['restoring']),
    ...(isLoading() ? ['late sagas'] : []),
    ...busyModules(getState()),
  ];
  /**
   * Waits until no module is busy, and fails when one stays so: no loading state may last for ever. Waits as well for what is
   * loaded without a loading state, such as an order that is read again, and the code of what is rendered.
   */
  const rest = async (): Promise<CallRootState> => {
    await atRest(store, busyParts);
    if (isTimeVirtual()) return getState();
    await requestsSettled();
    await atRest(store, busyParts);
    if (typeof document !== 'undefined') await vi.dynamicImportSettled();
    return getState();
  };
  /** Waits like `rest`, and until the services have given late answers too, which nobody waits for any more. */
  const answered = async (): Promise<CallRootState> => {
    await rest();
    await answersGiven();
    return rest();
  };
  const logIn = async (customerNumber: string, birthday: 'confirmed' | 'denied' = 'confirmed'): Promise<void> => {
    dispatch(customerActions.loginRequested(customerNumber));
    await rest();
    const { login } = getState().customer;
    if (login.phase === 'asking' && login.step === 'birthday') dispatch(customerActions.birthdayAnswered(birthday));
    if (login.phase === 'asking' && login.step === 'missingBirthday') {
      dispatch(customerActions.missingBirthdayAnswered(null));
    }
    await rest();
  };
  const enter = async (term: string): Promise<void> => {
    dispatch(productSearchActions.termSubmitted(term));
    await rest();
  };
  const pay = async (method: PaymentMethod, hasBankDetails = false): Promise<void> => {
    dispatch(paymentActions.methodChosen({ method, hasBankDetails }));
    await rest();
  };
  return {
    store,
    dispatch,
    getState,
    /** Ends the call. */
    end: (): void => {
      expectSerializable(close());
    },
    notices,
    rest,
    answered,
    logIn,
    enter,
    pay,
    /** Announces a changed total, submits, and answers every question in between. */
    submit: async (): Promise<void> => {
      if (getState().offer.priceStop !== null) dispatch(offerActions.totalAnnounced());
      dispatch(orderActions.submitRequested());
      await rest();
      if (getState().offer.priceStop?.isSubmission === true) {
        dispatch(offerActions.totalAnnounced());
        await rest();
      }
      while (getState().orderQuestion.open !== null && getState().orderQuestion.open?.kind !== 'inactiveSession') {
        dispatch(orderQuestionActions.answered());
        await rest();
      }
    },
    changeQuantity: async (sku: string, quantity: number): Promise<void> => {
      dispatch(basketActions.quantityChangeRequested({ itemId: itemIdOf(getState(), sku), quantity }));
      await rest();
    },
    remove: async (sku: string): Promise<void> => {
      dispatch(basketActions.removalRequested({ itemId: itemIdOf(getState(), sku) }));
      await rest();
    },
    /** The basket as an agent reads it: `432011001*2`. */
    lines: (): readonly string[] => getState().basket.items.map(({ sku, quantity }) => `${sku}*${String(quantity)}`),
  };
}

export type Desk = ReturnType<typeof openDesk>;

/** Opens a desk with everything that an order needs: the sample customer, one face cream, invoice. */
export async function readyDesk(options: DeskOptions & { readonly customer?: string } = {}): Promise<Desk> {
  const desk = openDesk(options);
  await desk.logIn(options.customer ?? '0123456');
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

export function itemIdOf({ basket }: CallRootState, sku: string): string {
  const item = basket.items.find((candidate) => candidate.sku === sku);
  if (item === undefined) throw new Error(`${sku} is not in the basket`);
  return item.id;
}

function busyModules(state: CallRootState): readonly string[] {
  return loadedModules()
    .filter((module) => module.isBusy?.(state) === true)
    .map(({ name }) => name);
}
