import { describe, expect, it } from 'vitest';
import { steps, type Step } from './steps';
import { nextChange, waitingFor, type AwaitedRequest, type WaitingLimits } from './waiting';

const budgetsOf = (budget: number) => Object.fromEntries(steps.map((step) => [step, budget])) as Record<Step, number>;
const given: WaitingLimits = { budgets: { ...budgetsOf(1_500), order: 3_000 }, advice: 8_000 };
const sent = (step: Step | null, sentAt: number): AwaitedRequest => ({
  step,
  isChange: false,
  sentAt,
  timeout: 30_000,
});

describe('what is waited for (DECISIONS 252)', () => {
  it.each([
    ['nothing in flight', [], 60_000, null],
    ['within the budget', [sent('login', 0)], 1_499, null],
    ['over the budget', [sent('login', 0)], 1_500, ['login', 1, false]],
    ['the budget of its own step', [sent('order', 0)], 2_999, null],
    ['no step, before the advice', [sent(null, 0)], 7_999, null],
    ['no step', [sent(null, 0)], 8_000, [null, 8, true]],
    ['the advice', [sent('login', 0)], 8_000, ['login', 8, true]],
    ['the one sent first', [sent('offer', 100), sent('login', 0)], 5_100, ['login', 5, false]],
    ['not one that is within its budget', [sent('order', 0), sent('login', 100)], 2_000, ['login', 1, false]],
    ['an advice before the budget', [sent('order', 0)], 8_500, ['order', 8, true]],
  ] as const)('%s', (_name, requests, now, expected) => {
    const waiting = waitingFor(requests, now, given);
    expect(waiting === null ? null : [waiting.request.step, waiting.seconds, waiting.hasAdvice]).toEqual(expected);
  });

  it.each([
    ['nothing in flight', [], 0, null],
    ['the end of the budget', [sent('login', 0)], 400, 1_100],
    ['the next second', [sent('login', 0)], 2_250, 750],
    ['the first of two', [sent('order', 0), sent('login', 100)], 200, 1_400],
  ] as const)('changes next: %s', (_name, requests, now, expected) => {
    expect(nextChange(requests, now, given)).toBe(expected);
  });
});
