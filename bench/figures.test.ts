import { describe, expect, it } from 'vitest';
import { limitOf, median, tableOf } from './figures.ts';

describe('The figures of the benchmark', () => {
  it('takes the middle value as the median, or the mean of the two middle ones, and has none without values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeUndefined();
    expect(median([Number.NaN])).toBeUndefined();
  });

  it('computes the limit from an absolute budget or from a multiple of the floor', () => {
    expect(limitOf({ name: 'a', unit: 'ms', value: 1, budget: { atMost: 8 } })).toBe(8);
    expect(limitOf({ name: 'a', unit: 'ms', value: 1, floor: 10, budget: { timesFloor: 1.5 } })).toBe(15);
    expect(limitOf({ name: 'a', unit: 'ms', value: 1, budget: { timesFloor: 1.5 } })).toBeUndefined();
  });

  it('marks the figures that exceed their budget', () => {
    const table = tableOf([
      { name: 'ready', unit: 'ms', value: 20, floor: 10, budget: { timesFloor: 1.5 } },
      { name: 'requests', unit: 'count', value: 3, budget: { atMost: 8 } },
      { name: 'no number', unit: 'MB', value: Number.NaN, budget: { atMost: 8 } },
      { name: 'not measured', unit: 'ms', value: undefined },
    ]);
    expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['figure', 'floor', 'Kontor', 'budget'],
      ['ready, ms', '10.0', '20.0', '≤ 15.0 (1.5 × floor)', 'OVER'],
      ['requests, count', '–', '3.0', '≤ 8', 'within'],
      ['no number, MB', '–', 'NaN', '≤ 8', 'OVER'],
      ['not measured, ms', '–', '–', '–'],
    ]);
  });
});
