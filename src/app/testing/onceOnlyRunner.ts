import { beforeEach, describe, expect, it } from 'vitest';
import { onceOnly, type OnceOnlyOperation } from '~config/onceOnly';
import { clearFaults, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import type { Fault } from '../../../mocks/worlds/faults.ts';
import type { Desk } from './aDesk';
import { bareSuccesses, explainedError, explanation, injectFault } from './faultMatrix';

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
 * The answers that leave open whether an operation was carried out: name, fault, and whether it was. A refusal is one of them, because
 * a browser may repeat a request whose connection broke, and the service refuses the second one.
 */
export function lostOutcomes(name: OnceOnlyOperation): readonly (readonly [string, Fault, boolean])[] {
  const [code = '409'] = onceOnly[name].refusedWhenDone;
  const isStatus = /^\d+$/.test(code);
  const refused: Fault = isStatus
    ? { kind: 'status', status: Number(code), after: 'after' }
    : { kind: 'json', status: 409, body: { key: code }, after: 'after' };
  return [
    ['done, and the answer is lost', { kind: 'reset', after: 'after' }, true],
    ['done, and refused because it is', refused, true],
    ['done, and answered 500', { kind: 'status', status: 500, after: 'after' }, true],
    ['done, and answered 504', { kind: 'status', status: 504, after: 'after' }, true],
    ['not done, and answered 500', explainedError, false],
  ];
}

/**
 * Tests that after each of {@link lostOutcomes} the agent is told the outcome and a further try does not repeat it; and `testSentOnce`. With
 * services that answer everything, and with those that answer only what the requirement names.
 */
export function testOnceOnly(name: OnceOnlyOperation, onceOnlyCase: OnceOnlyCase): void {
  describe.each(['everyday', 'bare'])('with services of the world %s', (world) => {
    beforeEach(() => {
      resetWorld(world);
    });

    testLostOutcomes(name, onceOnlyCase);
    testSentOnce(name, onceOnlyCase);
  });
}

function testLostOutcomes(name: OnceOnlyOperation, onceOnlyCase: OnceOnlyCase): void {
  const { open, act, isDone, effects } = onceOnlyCase;

  it.each(lostOutcomes(name))(
    '%s: says what has happened, in the words of the service, and it happens once (DECISIONS 240)',
    async (_what, fault, happens) => {
      const desk = await open();
      injectFault(name, fault);
      act(desk);
      await desk.rest();
      expect(effects()).toBe(happens ? 1 : 0);
      const isAnswered = (fault.status ?? 500) < 500;
      // Where no lookup exists, only the answer to the next try tells that it was done.
      const isKnown = happens && (isAnswered || onceOnly[name].within !== null);
      expect(isDone(desk)).toBe(isKnown);
      expect(JSON.stringify([desk.getState(), desk.notices]).includes(explanation)).toBe(!happens);
      clearFaults();
      if (!isDone(desk)) act(desk);
      await desk.rest();
      expect([isDone(desk), effects()]).toEqual([true, 1]);
    },
  );
}

/** Tests that one request is sent: when its answer is a success without content, and when the button is pressed twice. */
function testSentOnce(name: OnceOnlyOperation, { open, act, isDone, effects }: OnceOnlyCase): void {
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
