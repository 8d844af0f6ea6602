import { expect, it } from 'vitest';
import { settledSteps, stepAfterReload, preloadProgressOf, type StepState, type PreloadProgress } from './preload';

const waiting: StepState = { status: 'waiting' };
const running: StepState = { status: 'running' };
const done: StepState = { status: 'done' };
const skipped: StepState = { status: 'skipped' };
const failed: StepState = { status: 'failed', problem: { kind: 'technical' } };

it.each<[PreloadProgress, string, Parameters<typeof preloadProgressOf>[0]]>([
  ['settled', 'nothing is taken over', {}],
  ['settled', 'everything is there or left out', { customer: done, basket: done, voucher: skipped }],
  ['incomplete', 'a part is missing', { customer: done, basket: done, voucher: failed }],
  ['pending', 'a part is being loaded', { customer: done, basket: running, voucher: failed }],
  ['pending', 'a part comes next', { customer: done, basket: failed, payment: waiting }],
  ['settled', 'the rest waits for the login', { customer: running, basket: done, payment: waiting }],
  ['settled', 'the login stopped, which the customer shows', { customer: failed, basket: done }],
  [
    'settled',
    'the basket no longer exists, so that nothing of it can be left out',
    { basket: { status: 'failed', problem: { kind: 'basketNotFound' } } },
  ],
])('is %s where %s', (progress, _case, steps) => {
  expect(preloadProgressOf(steps)).toBe(progress);
});

it('offers after a reload every step again that was not completed or left out', () => {
  const parts = ['customer', 'basket', 'voucher', 'payment'] as const;
  const entry = settledSteps(parts, { customer: done, basket: skipped, voucher: running, payment: failed });
  expect(parts.map((part) => stepAfterReload(part, entry))).toEqual([
    done,
    skipped,
    { status: 'failed', problem: { kind: 'interrupted' } },
    { status: 'failed', problem: { kind: 'interrupted' } },
  ]);
});
