import { expect, it, vi } from 'vitest';
import { clearFaults, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import { readyDesk, type Desk } from './aDesk';
import { bareWorldsAt, certainlyFails, explainedError, explanation, faultsAt, injectFault } from './faultMatrix';

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

/** Tests the request with this name in the contract against each class of faults, and with services that answer the minimum. */
export function testEveryFault(name: string, faultCase: FaultCase, run: FaultRun = {}): void {
  const { act, again = act, isDone, hadArrived = () => false, typed = () => null } = faultCase;
  const {
    kept = () => null,
    isSentOnce = false,
    isExplained = false,
    stateLimit = 200_000,
    reopen,
    stored,
    afterwards,
  } = run;
  const isFailureTold = faultCase.hasFailed ?? ((desk: Desk) => !isDone(desk));

  const ready = async (): Promise<Desk> => {
    const desk = await (faultCase.open ?? run.open ?? readyDesk)();
    await faultCase.before?.(desk);
    await desk.rest();
    desk.notices.splice(0);
    return desk;
  };

  it.each(bareWorldsAt(name))('$name: is done, without a complaint', async (world) => {
    resetWorld(world.name);
    const desk = await ready();
    await act(desk);
    await becomes(() => isDone(desk));
    await desk.rest();
    expect(desk.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
  });

  it.each(isExplained ? [explainedError] : [])(
    'an error that the service explains: its words are shown',
    async (fault) => {
      const desk = await ready();
      injectFault(name, fault);
      await act(desk);
      await desk.rest();
      expect(isFailureTold(desk)).toBe(true);
      expect(JSON.stringify([desk.getState(), desk.notices])).toContain(explanation);
    },
  );

  it.each(faultsAt(name))('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
    const desk = await ready();
    const [keptBefore, typedBefore] = [kept(desk), typed(desk)];
    injectFault(name, fault);
    const seen = requestsSeen().length;
    const sent = () =>
      requestsSeen()
        .slice(seen)
        .filter(({ operation }) => operation === name);
    await act(desk);
    // The state before the request may look like its outcome.
    await becomes(() => sent().length > 0);
    await desk.rest();
    expect(isSentOnce ? sent().length : 1).toBe(1);
    expect(kept(desk)).toEqual(keptBefore);
    expect(isFailureTold(desk) || (isDone(desk) && !certainlyFails(fault))).toBe(true);
    const shown = JSON.stringify([desk.getState(), desk.notices]);
    expect(shown).not.toContain('y'.repeat(301));
    expect(shown.length).toBeLessThan(stateLimit);
    clearFaults();
    await reopen?.(desk);
    const [isDoneAtOnce, storedAtOnce] = [isDone(desk), stored?.count()];
    expect(isDoneAtOnce ? typedBefore : typed(desk)).toEqual(typedBefore);
    if (!isDoneAtOnce) {
      desk.notices.splice(0);
      await again(desk);
      await desk.rest();
    }
    await becomes(() => isDone(desk) || hadArrived(desk));
    // After a success, with or without content, nothing is sent again: the service still has what it had stored by then (DECISIONS 188).
    expect(stored?.count()).toBe(isDoneAtOnce ? storedAtOnce : stored?.expected);
    await afterwards?.(desk);
  });
}
