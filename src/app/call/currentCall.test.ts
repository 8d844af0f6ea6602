// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import type { Agent } from '~/domain/common/agent';
import { aVoucher } from '~/domain/testing/samples';
import { leaveTo, setNavigation } from '~/features/auth/navigation';
import { defaultSales } from '~config/salesChannels';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { callActions } from '~/features/call/callSlice';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { editOrderActions } from '~/features/order/edit/state/editOrderSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { rememberedSales } from '~/flows/order/place/tabSales';
import { configureHttp } from '~/services/http/httpClient';
import { pastNotices, rememberNotice } from '~/shared/notify/notices';
import { readText, writeText } from '~/shared/storage/safeStorage';
import { closeCall, openCall, startNewCall } from './currentCall';
import { endLeftCall, leftCallUntil } from './heldCalls';
import { restoreLeftCall } from './undoNewCall';
import { currentCall } from './runningCall';
import { readJournals } from '~/app/journal/journalStore';
import { currentCountry } from '~/app/session/currentCountry';
import { connectToStandIn, openDesk, startStandIn } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { requestsSeen } from '../../../mocks/node.ts';
import { unsavedWorkOf } from './unsavedWork';

startStandIn();
const locks = provideLocks();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };

afterEach(async () => {
  setNavigation(() => undefined);
  await closeCall('chosen');
});

describe('a call that was left (REQ C16.1, DECISIONS 33)', () => {
  const typeNumber = (number: string) => currentCall()?.store.dispatch(customerActions.numberTyped(number));
  const typedNumber = () => currentCall()?.store.getState().customer.numberField;
  const leave = () => {
    startNewCall(agent, { canBeUndone: true });
  };

  it('is restored with its store and session keys, and is saved again', async () => {
    await openCall(agent);
    const store = currentCall()?.store;
    typeNumber('0123456');
    writeText('session', sessionStorageKeys.loginToCustomer, 'true');
    leave();
    expect(typedNumber()).toBe('');
    expect(readText('session', sessionStorageKeys.loginToCustomer)).toBeNull();
    restoreLeftCall();
    expect(currentCall()?.store).toBe(store);
    expect(readText('session', sessionStorageKeys.loginToCustomer)).toBe('true');
    expect(leftCallUntil()).toBeNull();
    store?.dispatch(productSearchActions.termTyped('creme'));
    await expect
      .poll(() => readJournals(agent.username, new Date()))
      .toMatchObject([{ entries: { productSearch: { term: 'creme' } } }]);
  });

  it.each([sessionStorageKeys.loginToCustomer, sessionStorageKeys.complaintOrder])(
    'loses its pending target %s, unless the new call begins with a login (REQ B2.8, B2.9)',
    async (key) => {
      await openCall(agent);
      writeText('session', key, 'true');
      startNewCall(agent, { goesOnWithLogin: true });
      expect(readText('session', key)).toBe('true');
      startNewCall(agent);
      expect(readText('session', key)).toBeNull();
    },
  );

  it('has no journal meanwhile, and ends at sign-out', async () => {
    await openCall(agent);
    typeNumber('0123456');
    await expect.poll(() => readJournals(agent.username, new Date())).toHaveLength(1);
    leave();
    await expect.poll(() => readJournals(agent.username, new Date())).toEqual([]);
    expect(leftCallUntil()).not.toBeNull();
    await closeCall('chosen');
    expect(leftCallUntil()).toBeNull();
  });

  it('writes neither journal nor session keys while another call is on the screen', async () => {
    await openCall(agent);
    typeNumber('0123456');
    const call = currentCall();
    leave();
    writeText('session', sessionStorageKeys.customerId, '0110001');
    await call?.saving.saveNow();
    expect(await readJournals(agent.username, new Date())).toEqual([]);
    expect(readText('session', sessionStorageKeys.customerId)).toBe('0110001');
  });

  it('is replaced by the call that is left next', async () => {
    await openCall(agent);
    typeNumber('0123456');
    leave();
    typeNumber('0110001');
    leave();
    restoreLeftCall();
    expect(typedNumber()).toBe('0110001');
    startNewCall(agent);
    expect(leftCallUntil()).toBeNull();
  });

  it('takes the place of the newer one, which is left in turn where only its notes were typed', async () => {
    await openCall(agent);
    typeNumber('0123456');
    leave();
    const newer = currentCall()?.store;
    newer?.dispatch(callActions.notesTyped('ruft zurück'));
    restoreLeftCall();
    expect(typedNumber()).toBe('0123456');
    restoreLeftCall();
    expect(currentCall()?.store).toBe(newer);
    expect(newer?.getState().call.notes).toBe('ruft zurück');
  });

  it('takes the place of an untouched one, which ends', async () => {
    await openCall(agent);
    typeNumber('0123456');
    leave();
    restoreLeftCall();
    expect(leftCallUntil()).toBeNull();
  });

  it('ends after limits.callUndoTime', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await openCall(agent);
      leave();
      vi.advanceTimersByTime(limits.callUndoTime - 1);
      expect(leftCallUntil()).not.toBeNull();
      vi.advanceTimersByTime(1);
      expect(leftCallUntil()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

it('20 calls with a customer number in a row leave no listener, and the journal and the lock of the last one (QUALITY Load)', async () => {
  const targets = [globalThis, document] as const;
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
  const left = () => targets.map((_, index) => added[index]?.mock.calls.length === removed[index]?.mock.calls.length);
  await openCall(agent);
  const journals = async () => (await readJournals(agent.username, new Date())).map(({ callId }) => callId);
  for (let call = 0; call < 20; call += 1) {
    startNewCall(agent);
    currentCall()?.store.dispatch(customerActions.numberTyped('0123456'));
    await currentCall()?.saving.saveNow();
  }
  const last = currentCall()?.id ?? '';
  await expect.poll(journals).toEqual([last]);
  await expect.poll(() => [...locks.held]).toEqual([`kontor.call.${last}`]);
  await closeCall('chosen');
  expect(left()).toEqual([true, true]);
  expect(added.some(({ mock }) => mock.calls.length > 0)).toBe(true);
});

describe('the basket of a call that ends (REQ C16.1)', () => {
  const deleted = () => requestsSeen().flatMap(({ operation, path }) => (operation === 'deleteBasket' ? [path] : []));

  async function openWithBasket(): Promise<string> {
    connectToStandIn(currentCountry);
    startNewCall(agent, { country: 'DE' });
    currentCall()?.store.dispatch(productSearchActions.termSubmitted('432011001'));
    const idOf = () => currentCall()?.store.getState().basket.id ?? '';
    await expect.poll(idOf).not.toBe('');
    return idOf();
  }

  it.each([false, true])(
    'is deleted in its own country, whatever that of the next call is; left first: %s',
    async (isLeft) => {
      const id = await openWithBasket();
      startNewCall(agent, { country: 'AT', canBeUndone: isLeft });
      if (isLeft) endLeftCall();
      await expect.poll(deleted).toEqual([`/services/basket/de/basket/${id}`]);
      expect(readText('local', localStorageKeys.deletedBaskets)).toContain('newSession');
    },
  );
});

describe('the sales channel', () => {
  const sales = () => currentCall()?.store.getState().call.sales;
  const tv = { channel: '01', office: '1008' } as const;

  it.each(['standard', 'swiss'] as const)('is kept in the tab for the next call: %s', async (variant) => {
    await openCall(agent);
    startNewCall(agent, { variant });
    currentCall()?.store.dispatch(callActions.salesChannelSwitched(tv));
    await expect.poll(rememberedSales).toEqual(tv);
    startNewCall(agent, { variant });
    expect(sales()).toEqual(tv);
  });

  it('of a hand-over applies to its call only', async () => {
    await openCall(agent);
    currentCall()?.store.dispatch(callActions.salesHandedOver(tv));
    expect(sales()).toEqual(tv);
    startNewCall(agent);
    expect(sales()).toEqual(defaultSales);
  });

  it('alone is no unsaved work', async () => {
    await openCall(agent);
    currentCall()?.store.dispatch(callActions.salesChannelSwitched(tv));
    await currentCall()?.saving.saveNow();
    expect(await readJournals(agent.username, new Date())).toEqual([]);
  });
});

it('writes the basket id and its voucher codes to session storage while there are codes (REQ C11.8)', async () => {
  await openCall(agent);
  const dispatch = currentCall()?.store.dispatch;
  const stored = () => JSON.parse(readText('session', sessionStorageKeys.voucherCode) ?? 'null') as unknown;
  dispatch?.(
    basketActions.basketReopened({
      basket: { id: 'b-1', pregeneratedErpNumber: null, items: [] },
      openedAt: '2026-11-20',
      refused: [],
    }),
  );
  dispatch?.(voucherActions.redeemed({ voucher: aVoucher({ code: 'SOMMER' }), several: false }));
  await expect.poll(stored).toEqual({ basketId: 'b-1', voucherCodes: ['SOMMER'] });
  dispatch?.(voucherActions.removed('SOMMER'));
  await expect.poll(stored).toBeNull();
});

/** Types a number and leaves the page before the delayed write is due. */
function typeAndLeave(): void {
  currentCall()?.store.dispatch(customerActions.numberTyped('0123456'));
  globalThis.dispatchEvent(new Event('pagehide'));
}

it('saves pending changes on pagehide, but not while leaving for a sign-out (DECISIONS 34)', async () => {
  await openCall(agent);
  typeAndLeave();
  await expect
    .poll(() => readJournals(agent.username, new Date()))
    .toMatchObject([{ entries: { customer: { numberField: '0123456' } } }]);
  await closeCall('chosen');
  expect(await readJournals(agent.username, new Date())).toEqual([]);

  await openCall(agent);
  leaveTo('https://identity.example.com/logout');
  typeAndLeave();
  // Longer than the delay of a write.
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(await readJournals(agent.username, new Date())).toEqual([]);
});

describe('what the agent of a call may do (REQ A3.6, A6.7, A6.10)', () => {
  const allowedTo = async (agentOfCall: Agent) => {
    await openCall(agentOfCall);
    const { allowed = null, extendedSearch = null } = currentCall()?.store.getState().call ?? {};
    await closeCall('chosen');
    return { ...allowed, extendedSearch };
  };

  it.each([
    [[], []],
    [['OrderManagementRole'], ['orderHistory', 'orderDisplay', 'rejectionManagement', 'editOrder']],
    [['VoucherManagementRole'], ['voucherForm', 'voucherDetails']],
    [['ServiceManagementRole'], ['editCustomer', 'limelightSearch']],
    [['SubscriptionManagementRole', 'ChOrderManagementRole'], []],
  ])('roles %j: %j', async (roles, expected) => {
    vi.stubEnv('VITE_ALLOW_LIST_RECEPTION_SURVEY', 'niemand');
    const allowed = Object.entries(await allowedTo({ ...agent, roles }));
    expect(allowed.filter(([, is]) => is).map(([name]) => name)).toEqual(expected);
    vi.unstubAllEnvs();
  });

  it.each([
    ['VITE_ALLOW_LIST_EXTENDED_SEARCH', 'extendedSearch'],
    ['VITE_ALLOW_LIST_RECEPTION_SURVEY', 'receptionSurvey'],
  ] as const)('%s decides on %s', async (setting, name) => {
    vi.stubEnv(setting, 'bernd*');
    expect((await allowedTo(agent))[name]).toBe(false);
    expect((await allowedTo({ ...agent, username: 'bernd.backoffice' }))[name]).toBe(true);
    vi.unstubAllEnvs();
  });
});

it('a call for another country is empty, keeps the sales office, and the country is that of later calls (REQ A13.1, DECISIONS 42)', async () => {
  await openCall(agent);
  currentCall()?.store.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1008' }));
  currentCall()?.store.dispatch(customerActions.numberTyped('0123456'));
  await expect.poll(rememberedSales).toEqual({ channel: '01', office: '1008' });
  startNewCall(agent, { country: 'AT' });
  expect(currentCall()?.store.getState()).toMatchObject({
    call: { country: 'AT', sales: { channel: '01', office: '1008' } },
    customer: { numberField: '' },
    basket: { items: [] },
  });
  expect([readText('session', 'Country'), readText('local', 'Country')]).toEqual(['AT', 'AT']);
  startNewCall(agent, { country: 'DE' });
});

it('the country of a caller is that of one call: the next one begins in the agent’s own (DECISIONS 210)', async () => {
  await openCall(agent);
  startNewCall(agent, { country: 'AT', isForCaller: true });
  expect(currentCall()?.store.getState().call.country).toBe('AT');
  startNewCall(agent);
  expect(currentCall()?.store.getState().call.country).toBe('DE');
});

it('a new call clears the draft of an edit that is given up, and asks before (REQ F3.4)', async () => {
  // Configures the client.
  openDesk();
  await openCall(agent);
  const store = currentCall()?.store;
  if (store === undefined) throw new Error('no call');
  const sent = () => requestsSeen().map(({ operation }) => operation);
  store.dispatch(editOrderActions.opened('1300000201'));
  await expect.poll(() => store.getState().editOrder.session.phase).toBe('open');
  startNewCall(agent);
  expect(sent()).not.toContain('clearEditedOrder');

  const next = currentCall()?.store;
  next?.dispatch(editOrderActions.opened('1300000201'));
  await expect.poll(() => next?.getState().editOrder.session.phase).toBe('open');
  next?.dispatch(
    editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null }),
  );
  await expect.poll(() => next?.getState().editOrder.activity.contact).toBe('success');
  expect(next === undefined ? null : unsavedWorkOf(next.getState())).toBe('edit');
  startNewCall(agent);
  await expect.poll(sent).toContain('clearEditedOrder');
});

it('a change that ends the session is saved as failed: after the sign-in it is not sent again (DECISIONS 276)', async () => {
  openDesk();
  await openCall(agent);
  const store = currentCall()?.store;
  store?.dispatch(editOrderActions.opened('1300000201'));
  await expect.poll(() => store?.getState().editOrder.session.phase).toBe('open');
  const closings: Promise<void>[] = [];
  configureHttp({
    getIdToken: () => 'expired',
    getCountry: () => 'DE',
    refreshToken: () => {
      closings.push(closeCall('forced'));
      return Promise.resolve(null);
    },
    onVersionChanged: () => undefined,
  });
  store?.dispatch(
    editOrderActions.operationRequested({ type: 'UPDATE_CUSTOMER', email: 'neu@example.com', phoneNumber: null }),
  );
  await expect.poll(() => closings).toHaveLength(1);
  await Promise.all(closings);
  expect(JSON.stringify(await readJournals(agent.username, new Date()))).not.toContain('neu@example.com');
});

it('sign-out forgets the notices of the session (DECISIONS 112)', async () => {
  await openCall(agent);
  rememberNotice({ variant: 'info', text: { plain: 'a' } });
  startNewCall(agent);
  expect(pastNotices).toHaveLength(1);
  await closeCall('chosen');
  expect(pastNotices).toHaveLength(0);
});
