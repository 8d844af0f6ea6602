import { expect, it, vi } from 'vitest';
import { clearFaults, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import { bareWorlds } from '../../../mocks/worlds/bareWorlds.ts';
import { readyDesk, type Desk } from './aDesk';
import { faultsAt, injectFault } from './faultMatrix';

/** What an agent does that sends a request, for the runs with each fault. */
export interface FaultCase {
  /** What the agent does before. */
  readonly before?: (desk: Desk) => unknown;
  readonly act: (desk: Desk) => unknown;
  /** The second try, where it is another act. */
  readonly again?: (desk: Desk) => unknown;
  /** What is to be seen after the same act without a fault. */
  readonly isDone: (desk: Desk) => boolean;
  /** What was typed, which stays as long as the act is not done. */
  readonly typed?: (desk: Desk) => unknown;
}

interface FaultRun {
  readonly open?: () => Promise<Desk>;
  /** The part of the call that no fault may lose. */
  readonly kept?: (desk: Desk) => unknown;
  /** Whether the request changes something: it is never repeated by itself, whatever the answer was. */
  readonly isSentOnce?: boolean;
  /** Opens again what the fault has closed, as the screen offers it. */
  readonly reopen?: (desk: Desk) => Promise<void>;
  /** How many the service has stored after the second try. */
  readonly stored?: { readonly count: () => number; readonly expected: number };
}

/** Tests that the act is done, without a complaint, where services answer only what the requirement names. */
function testBareWorlds({ before, act, isDone }: FaultCase, open: () => Promise<Desk>): void {
  it.each(bareWorlds)('$name: is done', async ({ name }) => {
    resetWorld(name);
    const desk = await open();
    await before?.(desk);
    await desk.rest();
    await act(desk);
    await desk.rest();
    expect(isDone(desk)).toBe(true);
    expect(desk.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
  });
}

/** Tests the request with this name in the contract against each class of faults. */
export function testEveryFault(name: string, faultCase: FaultCase, run: FaultRun): void {
  const { before, act, again = act, isDone, typed = () => null } = faultCase;
  const { open = readyDesk, kept = () => null, isSentOnce = false, reopen, stored } = run;
  testBareWorlds(faultCase, open);

  it.each(faultsAt(name))('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
    const desk = await open();
    desk.notices.splice(0);
    await before?.(desk);
    await desk.rest();
    const [keptBefore, typedBefore] = [kept(desk), typed(desk)];
    injectFault(name, fault);
    const seen = requestsSeen().length;
    const sent = () =>
      requestsSeen()
        .slice(seen)
        .filter(({ operation }) => operation === name);
    await act(desk);
    await vi.waitFor(
      () => {
        expect(sent().length).toBeGreaterThan(0);
      },
      { interval: 2 },
    );
    await desk.rest();
    expect(isSentOnce ? sent().length : 1).toBe(1);
    expect(kept(desk)).toEqual(keptBefore);
    const shown = JSON.stringify([desk.getState(), desk.notices]);
    expect(shown).not.toContain('y'.repeat(301));
    expect(shown.length).toBeLessThan(200_000);
    clearFaults();
    await reopen?.(desk);
    const [isDoneAtOnce, storedAtOnce] = [isDone(desk), stored?.count()];
    expect(isDoneAtOnce ? typedBefore : typed(desk)).toEqual(typedBefore);
    if (!isDoneAtOnce) {
      await again(desk);
      await desk.rest();
    }
    expect(isDone(desk)).toBe(true);
    // After a success, with or without content, nothing is sent again: the service still has what it had stored by then (DECISIONS 188).
    expect(stored?.count()).toBe(isDoneAtOnce ? storedAtOnce : stored?.expected);
  });
}
