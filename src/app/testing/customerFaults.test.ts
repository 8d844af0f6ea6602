import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/limits';
import { callsSeen, clearFaults } from '../../../mocks/node.ts';
import { startStandIn, type Desk } from './aDesk';
import { customerDeeds } from './customerDeeds';
import type { Deed } from './deed';
import { faults, strike } from './faultMatrix';
import { orderDeeds } from './orderDeeds';
import { savingDeeds } from './savingDeeds';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

/** Faults after which nothing can have worked; the others may count as an answer of the call. */
const hopeless = ['400', '401', '403', '422', '429', '500', '502', '503', '504', 'network error'];

const deeds = { ...customerDeeds, ...savingDeeds, ...orderDeeds };

async function outcomeOf(desk: Desk, { outcome, good, bad }: Deed): Promise<string> {
  await vi.waitFor(
    () => {
      expect([good, ...bad]).toContain(outcome(desk));
    },
    { timeout: 5_000, interval: 2 },
  );
  await desk.rest();
  return outcome(desk);
}

describe.each(Object.entries(deeds))('%s answered badly', (name, deed) => {
  it.each(faults)(
    '%s: it ends in the message it has, nothing typed is lost, and the next try works',
    async (what, fault) => {
      const desk = await deed.prepare();
      const before = deed.kept?.(desk);
      strike(name, fault);
      const seen = callsSeen().length;
      deed.act(desk);
      const outcome = await outcomeOf(desk, deed);
      expect(
        callsSeen()
          .slice(seen)
          .map(({ call }) => call),
      ).toContain(name);
      expect(hopeless.includes(what) ? deed.bad : [deed.good, ...deed.bad]).toContain(outcome);
      expect(outcome === deed.good ? before : deed.kept?.(desk)).toEqual(before);
      const shown = JSON.stringify([desk.getState(), desk.notices]);
      expect(shown.length).toBeLessThan(100_000);
      expect(shown).not.toContain('y'.repeat(301));
      clearFaults();
      if (outcome === deed.good) return;
      desk.notices.splice(0);
      (deed.again ?? deed.act)(desk);
      await vi.waitFor(
        () => {
          expect([deed.good, deed.arrived]).toContain(deed.outcome(desk));
        },
        { interval: 2 },
      );
    },
  );
});
