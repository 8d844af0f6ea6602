// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { randomRuns } from '~config/testing/randomRuns';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import { aCustomer } from '~/domain/testing/samples';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import {
  markOf,
  markedActions,
  marks,
  numberOf,
  openServices,
  type Mark,
  type MarkedAction,
  type Pending,
} from '~/flows/testing/markedCustomers';
import { readText } from '~/shared/storage/safeStorage';
import { closeCall, startNewCall } from '~/app/call/currentCall';
import { parkedInMemory } from '~/app/call/heldCalls';
import { currentCall, type RunningCall } from '~/app/call/runningCall';
import { pass, startVirtualTime } from '~/app/testing/virtualTime';
import { provideLocks } from '~/app/testing/browserLocks';
import { showParkedCall } from './changeCall';
import { markOf as parkedMarkOf, unaskedReason } from './markOf';

vi.mock('~/services/addressCheckService/addressCheckService');
vi.mock('~/services/customerService/consentService');
vi.mock('~/services/customerService/customerChangesService');
vi.mock('~/services/customerService/loginChangesService');
vi.mock('~/services/customerService/customerSearchService');
vi.mock('~/services/customerService/customerService');
vi.mock('~/services/orderHistoryService/orderHistoryService');
vi.mock('~/services/orderService/voucherService');
vi.mock('~/services/paymentService/paymentService');

startVirtualTime();
provideLocks();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: ['ServiceManagementRole'] };

afterEach(async () => {
  await closeCall('chosen');
  localStorage.clear();
  sessionStorage.clear();
});

/** What the agent does in the call on the screen; what is typed carries the mark of the call. */
const actions: Readonly<Record<string, MarkedAction>> = {
  logIn: ({ dispatch }, mark) => void dispatch(customerActions.loginRequested(numberOf[mark])),
  birthday: ({ dispatch }) => void dispatch(customerActions.birthdayAnswered('confirmed')),
  ...markedActions,
};
/** These act without a customer too. */
const first = ['logIn', 'birthday'];

function act({ store }: RunningCall, name: string, mark: Mark): void {
  const customer = store.getState().customer.customer ?? (first.includes(name) ? aCustomer() : null);
  if (customer !== null) actions[name]?.(store, mark, customer);
}

const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('show' as const), mark: fc.constantFrom(...marks) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('act' as const), name: fc.constantFrom(...Object.keys(actions)) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(9),
      isOk: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);

/** Three calls whose customers are being loaded; the last one is on the screen. */
function openThree(): ReadonlyMap<Mark, RunningCall> {
  const calls = new Map<Mark, RunningCall>();
  for (const mark of marks) {
    const before = currentCall();
    const state = before?.store.getState();
    const now = new Date();
    const parked = state === undefined ? null : parkedMarkOf(state, unaskedReason(state, now), '/orderapp', now);
    startNewCall(agent, { parked });
    const call = currentCall();
    if (call === null) throw new Error('no call');
    call.store.dispatch(customerActions.numberTyped(numberOf[mark]));
    call.store.dispatch(customerActions.loginRequested(numberOf[mark]));
    calls.set(mark, call);
  }
  return calls;
}

function expectSeparate(calls: ReadonlyMap<Mark, RunningCall>): void {
  for (const [mark, { store }] of calls) {
    const { recent: _shared, ...customer } = store.getState().customer;
    const shown = JSON.stringify({ ...store.getState(), customer });
    const others = marks.filter((other) => other !== mark);
    expect(others.filter((other) => shown.includes(markOf(other)) || shown.includes(numberOf[other]))).toEqual([]);
  }
}

/** Counts the answers that arrived for a call while it was not on the screen. */
const held = { count: 0 };

it('nothing of one call is in another, and a call that is not on the screen does not change, in whatever order it is changed and answered (DECISIONS 250)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 14 }), async (moves) => {
      const pending: Pending[] = openServices();
      localStorage.clear();
      const violations: string[] = [];
      const calls = openThree();
      /** The call on the screen when a request was sent. */
      const asked = new Map<Pending, RunningCall | null>();
      await pass();
      for (const [index, call] of [...calls.values()].entries()) {
        const request = pending[index];
        if (request !== undefined) asked.set(request, call);
      }
      const markOfCall = (call: RunningCall | null) => [...calls].find(([, each]) => each === call)?.[0] ?? 'A';
      for (const next of moves) {
        const shown = currentCall();
        const hidden = parkedInMemory().map((call) => ({ call, state: call.store.getState() }));
        expect(hidden).toHaveLength(2);
        if (next.kind === 'show') {
          const call = calls.get(next.mark);
          if (call !== undefined && call !== shown) {
            const { kind } = await showParkedCall(agent, call.id, '/orderapp');
            if (kind !== 'shown' || currentCall() !== call) violations.push(`${next.mark} is not shown: ${kind}`);
          }
        } else if (next.kind === 'act') {
          if (shown !== null) act(shown, next.name, markOfCall(shown));
        } else if (next.kind === 'answer') {
          const [request] = pending.splice(next.which % Math.max(1, pending.length), 1);
          if (request !== undefined && asked.get(request) !== shown) held.count += 1;
          if (next.isOk) request?.succeed();
          else request?.fail();
        }
        await pass(next.kind === 'wait' ? 5 : 0);
        for (const request of pending) if (!asked.has(request)) asked.set(request, currentCall());
        const changed = hidden.filter(({ call, state }) => call.store.getState() !== state);
        if (next.kind !== 'show' && changed.length > 0) violations.push(`a hidden call changed after ${next.kind}`);
      }
      expect(violations).toEqual([]);
      expectSeparate(calls);
      const number = currentCall()?.store.getState().customer.customer?.externalCustomerId ?? null;
      await currentCall()?.saving.saveNow();
      expect(readText('session', sessionStorageKeys.customerId)).toBe(number);
      await closeCall('chosen');
    }),
    { numRuns: randomRuns(1_000) },
  );
  expect(held.count).toBeGreaterThan(randomRuns(500));
}, 240_000);
