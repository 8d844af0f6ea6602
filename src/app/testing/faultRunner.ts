import { expect, it, vi } from 'vitest';
import { clearFaults, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';
import { closeDesk, readyDesk, type Desk } from './aDesk';
import {
  bareWorldsAt,
  certainlyFails,
  explainedError,
  explanation,
  faultsAt,
  injectFault,
  type NamedFault,
} from './faultMatrix';

/** What an agent does that sends a request, for the runs with each fault. */
export interface FaultCase {
  /** Opens the desk, where it is another one than that of the other cases. */
  readonly open?: () => Promise<Desk>;
  /** What the agent does before. */
  readonly before?: (desk: Desk) => unknown;
  readonly act: (desk: Desk) => unknown;
  /** The second try, where it is another act. */
  readonly again?: (desk: Desk) => unknown;
  /** What is to be seen after the same act without a fault. */
  readonly isDone: (desk: Desk) => boolean;
  /** What is to be seen after the second try where the first request did arrive and only its answer was lost. */
  readonly hadArrived?: (desk: Desk) => boolean;
  /** Whether the agent is told of a failure; unless given, any state that is not the one of `isDone` says so. */
  readonly hasFailed?: (desk: Desk) => boolean;
  /** What was typed, which stays as long as the act is not done. */
  readonly typed?: (desk: Desk) => unknown;
}

interface FaultRun {
  readonly open?: () => Promise<Desk>;
  /** The part of the call that no fault may lose. */
  readonly kept?: (desk: Desk) => unknown;
  /** Whether the request changes something: it is never repeated by itself, whatever the answer was. */
  readonly isSentOnce?: boolean;
  /** Whether the agent must be shown the text of the service's error response (DECISIONS 240). */
  readonly isExplained?: boolean;
  /** Greatest length of the state and the notices after a fault, as JSON, in characters. */
  readonly stateLimit?: number;
  /** Opens again what the fault has closed, as the screen offers it. */
  readonly reopen?: (desk: Desk) => Promise<void>;
  /** What must still work after the second try. */
  readonly afterwards?: (desk: Desk) => Promise<void>;
  /** How many the service has stored after the second try. */
  readonly stored?: { readonly count: () => number; readonly expected: number };
}

/** Waits for a debounced request or its outcome, during which no module is busy. */
async function becomes(isTrue: () => boolean): Promise<void> {
  await vi.waitFor(
    () => {
      expect(isTrue()).toBe(true);
    },
    { interval: 2, timeout: 5_000 },
  );
}

/** Writes into the message of what fails at which request and fault it failed. */
async function named<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Error) error.message = `${what}: ${error.message}`;
    throw error;
  }
}

/** A request under test: its name in the contract, the agent's act, and what must hold. */
interface FaultTest extends FaultRun, FaultCase {
  readonly name: string;
}

/** Opens a desk on which the act can be done. */
async function ready({ open = readyDesk, before }: FaultTest): Promise<Desk> {
  const desk = await open();
  await before?.(desk);
  await desk.rest();
  desk.notices.splice(0);
  return desk;
}

/** Expects that the attempt sends the request, ends loading and is shown as failed, or as done where the fault may be an answer. */
async function expectFailureShown(tested: FaultTest, desk: Desk, fault: Fault, attempt: FaultCase['act']) {
  const { name, isDone, isSentOnce = false, stateLimit = 200_000 } = tested;
  const { hasFailed = () => !isDone(desk) } = tested;
  desk.notices.splice(0);
  injectFault(name, fault);
  const seen = requestsSeen().length;
  const sent = () =>
    requestsSeen()
      .slice(seen)
      .filter(({ operation }) => operation === name);
  await attempt(desk);
  // The state before the request may look like its outcome.
  await becomes(() => sent().length > 0);
  await desk.rest();
  expect(isSentOnce ? sent().length : 1).toBe(1);
  expect(hasFailed(desk) || (isDone(desk) && !certainlyFails(fault))).toBe(true);
  const shown = JSON.stringify([desk.getState(), desk.notices]);
  if (fault === explainedError) expect(shown).toContain(explanation);
  expect(shown).not.toContain('y'.repeat(301));
  expect(shown.length).toBeLessThan(stateLimit);
  clearFaults();
}

async function expectEnd({ stored, afterwards }: FaultTest, desk: Desk): Promise<void> {
  expect(stored?.count() ?? 0).toBeLessThanOrEqual(stored?.expected ?? 0);
  await afterwards?.(desk);
  await closeDesk(desk);
}

/** Tries again without a fault, expects that this works, and ends the desk. */
async function expectWorking(tested: FaultTest, desk: Desk): Promise<void> {
  const { act, again = act, isDone, hadArrived, stored } = tested;
  desk.notices.splice(0);
  await again(desk);
  await desk.rest();
  await becomes(() => isDone(desk) || hadArrived?.(desk) === true);
  expect(stored?.count()).toBe(stored?.expected);
  await expectEnd(tested, desk);
}

/**
 * Runs the act on one desk with one fault after the other and then without, until it is done; returns the faults that are left.
 */
async function expectWithstood(tested: FaultTest, faults: readonly NamedFault[]): Promise<readonly NamedFault[]> {
  const { name, act, again = act, isDone, typed, kept, reopen } = tested;
  const desk = await ready(tested);
  const [keptBefore, typedBefore] = [kept?.(desk), typed?.(desk)];
  for (const [index, [what, fault]] of faults.entries()) {
    const isEnd = await named(`${name}, ${what}`, async () => {
      await expectFailureShown(tested, desk, fault, index === 0 ? act : again);
      expect(kept?.(desk)).toEqual(keptBefore);
      await reopen?.(desk);
      // After a success, with or without content, nothing is sent again (DECISIONS 188).
      if (isDone(desk)) {
        await expectEnd(tested, desk);
        return true;
      }
      expect(typed?.(desk)).toEqual(typedBefore);
      // The service has executed the request: the next try may find that without sending it again.
      const isExecuted = fault.kind === 'half';
      if (isExecuted || index === faults.length - 1) await expectWorking(tested, desk);
      return isExecuted;
    });
    if (isEnd) return faults.slice(index + 1);
  }
  return [];
}

/**
 * Tests the request with this name in the contract against each class of faults, and with services that answer the minimum. The
 * faults are injected one after the other on the same desk, so that each starts from the state that the one before has left. A fault
 * whose response counts as a success ends that desk; the next fault starts with a new one.
 */
export function testEveryFault(name: string, faultCase: FaultCase, run: FaultRun = {}): void {
  const tested: FaultTest = { ...run, ...faultCase, name };
  const explained: readonly NamedFault[] =
    run.isExplained === true ? [['an error that the service explains', explainedError]] : [];

  it.each(bareWorldsAt(name))('$name: is done, without a complaint', async (world) => {
    resetWorld(world.name);
    const desk = await ready(tested);
    await tested.act(desk);
    await becomes(() => tested.isDone(desk));
    await desk.rest();
    expect(desk.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
  });

  it('each fault: ends loading, loses nothing and is told; the next try is sent, and the last one works', async () => {
    let left: readonly NamedFault[] = [...explained, ...faultsAt(name)];
    while (left.length > 0) left = await expectWithstood(tested, left);
  });
}
