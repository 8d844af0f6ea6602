import { describe, expect, it } from 'vitest';
import {
  emptyFigures,
  isEmptyFigures,
  spreadOf,
  summaryOf,
  withDuration,
  withFailure,
  withKeys,
  withOrder,
  withSilence,
} from './callFigures';
import { steps } from './steps';

describe('the spread of figures (DECISIONS 254)', () => {
  it.each([
    [[], 0, null, null],
    [[7], 1, 7, 7],
    [[3, 1, 2], 3, 2, 3],
    [[4, 1, 3, 2], 4, 2, 4],
    [Array.from({ length: 200 }, (_, index) => 200 - index), 200, 100, 190],
  ])('%j', (figures, count, median, highest95) => {
    expect(spreadOf(figures)).toEqual({ count, median, highest95 });
  });
});

describe('the figures of calls (DECISIONS 254)', () => {
  const first = withOrder(
    withKeys(withKeys(withDuration(emptyFigures('2026-11-25T09:10:00.000Z'), 'login', 300), 30), 10),
  );
  const second = withFailure(
    withSilence(withDuration(withDuration(emptyFigures('2026-11-25T09:50:00.000Z'), 'login', 500), 'offer', 200), 900),
    'order POST /backoffice-offers',
  );
  const third = withFailure(
    withFailure(withOrder(withKeys(emptyFigures('2026-11-25T11:00:00.000Z'), 60)), 'basket GET /basket/:basketId'),
    'basket GET /basket/:basketId',
  );

  it('are summed up over all calls', () => {
    const summary = summaryOf([first, second, third]);
    expect(summary).toMatchObject({
      calls: 3,
      orders: 2,
      keysPerOrder: { count: 2, median: 40, highest95: 60 },
      silence: { count: 3, median: 0, highest95: 900 },
      ordersPerHour: { count: 2, median: 1, highest95: 1 },
      failures: [
        { operation: 'basket GET /basket/:basketId', count: 2 },
        { operation: 'order POST /backoffice-offers', count: 1 },
      ],
    });
    expect(summary.steps.map(({ step }) => step)).toEqual(steps);
    expect(summary.steps[0]).toEqual({ step: 'login', count: 2, median: 300, highest95: 500 });
    expect(summary.steps.find(({ step }) => step === 'pin')).toEqual({ step: 'pin', ...spreadOf([]) });
  });

  it('are empty without calls', () => {
    expect(summaryOf([])).toMatchObject({
      calls: 0,
      orders: 0,
      ordersPerHour: { count: 0, median: null },
      failures: [],
    });
    expect([emptyFigures(''), first, second, third].map(isEmptyFigures)).toEqual([true, false, false, false]);
  });

  it('count the keys of each order from the one before', () => {
    const { keys, keysOfOrders } = withKeys(withOrder(withKeys(first, 5)), 2);
    expect([keys, keysOfOrders]).toEqual([2, [40, 5]]);
  });
});
