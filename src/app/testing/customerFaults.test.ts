import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { requestsSeen, clearFaults, resetWorld } from '../../../mocks/node.ts';
import { bareWorlds } from '../../../mocks/worlds/bareWorlds.ts';
import { startStandIn, type Desk } from './aDesk';
import { customerDeskActions } from './customerDeskActions';
import type { DeskAction } from './deskAction';
import { explainedError, explanation, faultsAt, injectFault } from './faultMatrix';
import { orderDeskActions } from './orderDeskActions';
import { savingDeskActions } from './savingDeskActions';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

/** Faults after which the request has certainly failed; a response with one of the others may count as its answer. */
const hopeless = ['400', '401', '403', '500', '503', 'network error'];

const deskActions = { ...customerDeskActions, ...savingDeskActions, ...orderDeskActions };

async function outcomeOf(desk: Desk, { outcome, good, bad }: DeskAction): Promise<string> {
  await vi.waitFor(
    () => {
      expect([good, ...bad]).toContain(outcome(desk));
    },
    { timeout: 5_000, interval: 2 },
  );
  await desk.rest();
  return outcome(desk);
}

describe.each(Object.entries(deskActions))('%s with a faulty response', (name, action) => {
  it.each(faultsAt(name))(
    '%s: ends with its message, loses nothing that was typed, and works at the next try',
    async (what, fault) => {
      const desk = await action.prepare();
      const before = action.preserved?.(desk);
      injectFault(name, fault);
      const seen = requestsSeen().length;
      action.act(desk);
      // Waits for the request, because the state before it may look like the outcome.
      await vi.waitFor(
        () => {
          expect(
            requestsSeen()
              .slice(seen)
              .map(({ operation }) => operation),
          ).toContain(name);
        },
        { interval: 2 },
      );
      const outcome = await outcomeOf(desk, action);
      expect(hopeless.includes(what) ? action.bad : [action.good, ...action.bad]).toContain(outcome);
      expect(outcome === action.good ? before : action.preserved?.(desk)).toEqual(before);
      const shown = JSON.stringify([desk.getState(), desk.notices]);
      expect(shown.length).toBeLessThan(100_000);
      expect(shown).not.toContain('y'.repeat(301));
      clearFaults();
      if (outcome === action.good) return;
      desk.notices.splice(0);
      (action.again ?? action.act)(desk);
      await vi.waitFor(
        () => {
          expect([action.good, action.arrived]).toContain(action.outcome(desk));
        },
        { interval: 2 },
      );
    },
  );
});

describe('an error that the service explains (DECISIONS 240)', () => {
  const changes = Object.entries(deskActions).filter(
    ([name]) => !/^(?:search|fetch|check|verify|suggest|read)/.test(name),
  );

  it.each(changes)('%s: its words are shown', async (name, action) => {
    const desk = await action.prepare();
    injectFault(name, explainedError);
    action.act(desk);
    expect(action.bad).toContain(await outcomeOf(desk, action));
    expect(JSON.stringify([desk.getState(), desk.notices])).toContain(explanation);
  });
});

describe.each(bareWorlds)('services that answer only what the requirement names ($name)', ({ name: world }) => {
  it.each(Object.entries(deskActions))('%s is done', async (_name, action) => {
    resetWorld(world);
    const desk = await action.prepare();
    desk.notices.splice(0);
    action.act(desk);
    // `bad: []`: what it counts as a failure may be true already before the answer arrives.
    expect(await outcomeOf(desk, { ...action, bad: [] })).toBe(action.good);
    expect(desk.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
  });
});
