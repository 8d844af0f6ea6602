// @vitest-environment jsdom
// @isolated: the country of the desk is read from storage once per page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { readTokens } from '~/features/auth/tokenStorage';
import { closeCall, openCall } from '~/app/call/currentCall';
import { currentCall } from '~/app/call/runningCall';
import { readyDesk, startStandIn } from './aDesk';
import { provideLocks } from './browserLocks';

startStandIn();
provideLocks();

const agent: Agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: ['OrderManagementRole'] };

/** Every key of the application; prefixes with an id behind them. */
const keysOf = (keys: Readonly<Record<string, string>>) =>
  Object.values(keys).map((key) => (key.endsWith('.') ? `${key}x` : key));
const areas = [
  ['local', keysOf(localStorageKeys)],
  ['session', keysOf(sessionStorageKeys)],
] as const;
const storageOf = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

const bigText = `{"text":"${'a'.repeat(4_000_000)}"}`;
const contents = {
  missing: null,
  'an empty text': '',
  null: 'null',
  'half an object': '{',
  'a list': '[]',
  'a number': '7',
  'a list of numbers': '[1,2,3]',
  'an older shape': '{"version":0,"entries":{"basket":{"lines":[1]}},"customer":"Erika"}',
} as const;

/** Lets every key read as `text`, which jsdom's storage has no room for, until it is written or removed. */
function readsAs(text: string) {
  const left = new Set(areas.flatMap(([area, keys]) => keys.map((key) => `${area} ${key}`)));
  const read = new Set<string>();
  const nameOf = (storage: Storage, key: string) => `${storage === localStorage ? 'local' : 'session'} ${key}`;
  const { getItem, removeItem, setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function get(this: Storage, key) {
    const name = nameOf(this, key);
    if (!left.has(name)) return getItem.call(this, key);
    read.add(name);
    return text;
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function drop(this: Storage, key) {
    left.delete(nameOf(this, key));
    removeItem.call(this, key);
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
    left.delete(nameOf(this, key));
    setItem.call(this, key, value);
  });
  return { read, left };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await closeCall('chosen');
  vi.restoreAllMocks();
});

/** Starts a call as the application does, and places an order; returns what became of it. */
async function startAndOrder(): Promise<string> {
  readTokens();
  await openCall(agent);
  expect(currentCall()?.store.getState().call.country).toBe('DE');
  const desk = await readyDesk();
  desk.dispatch(orderDisplayActions.workListRequested());
  await desk.submit();
  return desk.getState().order.phase;
}

describe('every storage key at once (QUALITY 15, REQ A13.6, A13.7)', () => {
  it.each(Object.entries(contents))(
    'with %s: the application starts, and an order can be placed',
    async (_name, text) => {
      for (const [area, keys] of areas) for (const key of keys) if (text !== null) storageOf(area).setItem(key, text);
      expect(await startAndOrder()).toBe('confirmed');
    },
  );

  it('with 4 MB: an order is placed, and each key that is read is removed', async () => {
    const { read, left } = readsAs(bigText);
    expect(await startAndOrder()).toBe('confirmed');
    expect(read.size).toBeGreaterThan(10);
    expect([...read].filter((key) => left.has(key))).toEqual([]);
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('with a %s that throws: an order is placed', async (name) => {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('full or forbidden', 'QuotaExceededError');
    });
    expect(await startAndOrder()).toBe('confirmed');
  });
});
