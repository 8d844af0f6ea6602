import { describe, expect, it } from 'vitest';
import { isWorkingDay, workingDayAfter } from './shippingDays.ts';

describe('a working day', () => {
  it.each([
    ['2026-01-01', 'New Year'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-01', 'Labour Day'],
    ['2026-05-14', 'Ascension Day'],
    ['2026-05-25', 'Whit Monday'],
    ['2024-10-03', 'German Unity Day'],
    ['2026-12-25', 'Christmas'],
    ['2025-12-26', 'the day after'],
    ['2027-03-26', 'Good Friday of another year'],
    ['2049-04-19', 'Easter Monday, Gauss’s exception'],
    ['2076-04-20', 'Easter Monday, Gauss’s other exception'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('is not %s, %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it.each(['2026-11-20', '2026-04-02', '2026-04-07', '2026-11-18', '2026-12-24', '2026-06-04'])('is %s', (day) => {
    expect(isWorkingDay(day)).toBe(true);
  });
});

it.each([
  ['2026-11-18', 1, '2026-11-19'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 6, '2026-11-30'],
  ['2026-11-22', 6, '2026-11-30'],
  ['2026-12-23', 6, '2027-01-04'],
  ['2026-04-02', 6, '2026-04-14'],
  ['2026-10-23', 1, '2026-10-26'],
])('counted from %s, day %i is %s', (day, count, expected) => {
  expect(workingDayAfter(day, count)).toBe(expected);
});
