import { expect, it } from 'vitest';
import type { OnceOnlyOperation } from '~config/onceOnly';
import { requestsSeen } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';
import type { Desk } from './aDesk';
import { bareSuccesses, explainedError, injectFault } from './faultMatrix';

/** What an agent does that must happen once, whatever becomes of its answer. */
export interface OnceOnlyCase {
  readonly open: () => Promise<Desk>;
  readonly act: (desk: Desk) => void;
  /** What the agent is told: that it is done, or not. */
  readonly isDone: (desk: Desk) => boolean;
  /** How often it has happened. */
  readonly effects: () => number;
}

/**
 * What a browser's own repeat meets, or a service that ends its work after the connection is gone. `refused`: the answer of a service
 * where it is done already. The last value: whether it is done.
 */
export function lostOutcomes(refused: Fault): readonly (readonly [string, Fault, boolean])[] {
  return [
    ['done, and the answer is lost', { kind: 'reset', after: 'after' }, true],
    ['done, and refused because it is', refused, true],
    ['done, and answered 500', { kind: 'status', status: 500, after: 'after' }, true],
    ['done, and answered 504', { kind: 'status', status: 504, after: 'after' }, true],
    ['not done, and answered 500', explainedError, false],
  ];
}

/** Shows that it is sent once where its success says nothing, and for two presses. */
export function testSentOnce(name: OnceOnlyOperation, { open, act, isDone, effects }: OnceOnlyCase): void {
  const sent = () => requestsSeen().filter(({ operation }) => operation === name);

  it.each(bareSuccesses)(
    'answered %s and not to be found: it is done, and nothing is sent again',
    async (_what, fault) => {
      const desk = await open();
      injectFault(name, fault);
      act(desk);
      await desk.rest();
      expect([isDone(desk), effects()]).toEqual([true, 0]);
      expect(sent()).toHaveLength(1);
    },
  );

  it('is sent once for two presses', async () => {
    const desk = await open();
    act(desk);
    act(desk);
    await desk.rest();
    expect(sent()).toHaveLength(1);
    expect(effects()).toBe(1);
  });
}
