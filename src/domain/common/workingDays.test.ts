import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, mayRequestPinLetter, newPinLetterFrom } from './workingDays';

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) })
  .map((instant) => new Date(instant).toISOString().slice(0, 10));

describe('working days', () => {
  it.each([
    ['2026-01-01', 'Neujahr'],
    ['2026-04-03', 'Karfreitag'],
    ['2026-04-06', 'Ostermontag'],
    ['2026-05-01', '1. Mai'],
    ['2026-05-14', 'Christi Himmelfahrt'],
    ['2026-05-25', 'Pfingstmontag'],
    ['2025-10-03', '3. Oktober'],
    ['2026-12-25', '25. Dezember'],
    ['2025-12-26', '26. Dezember'],
    ['2027-03-26', 'Karfreitag'],
    ['2027-03-29', 'Ostermontag'],
    ['2026-11-21', 'ein Samstag'],
    ['2026-11-22', 'ein Sonntag'],
    ['gestern', 'kein Tag'],
    ['', 'kein Tag'],
  ])('%s is not a working day: %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it.each(['2026-01-02', '2026-01-06', '2026-04-02', '2026-06-04', '2026-12-24', '2026-12-31', '2024-02-29'])(
    '%s is a working day, despite regional or customary holidays',
    (day) => {
      expect(isWorkingDay(day)).toBe(true);
    },
  );

  it.each([
    '2019-04-21',
    '2020-04-12',
    '2021-04-04',
    '2022-04-17',
    '2023-04-09',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('Easter is on %s', (easter) => {
    expect([-2, 1, 39, 50].filter((days) => isWorkingDay(plus(easter, days)))).toEqual([]);
    expect(
      [-3, 2, 3, 38, 51].every((days) => isWorkingDay(plus(easter, days)) || plus(easter, days).endsWith('05-01')),
    ).toBe(true);
  });

  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-12-23', 3, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-10-23', 1, '2026-10-26'],
    ['2027-03-25', 1, '2027-03-30'],
    ['2026-11-21', 0, '2026-11-21'],
    ['irgendwann', 3, 'irgendwann'],
  ])('%s plus %i is %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  it('adding n working days ends on a working day with exactly n working days in between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (day, count) => {
        const end = addWorkingDays(day, count);
        let passed = 0;
        for (let next = plus(day, 1); next <= end; next = plus(next, 1)) passed += isWorkingDay(next) ? 1 : 0;
        expect(isWorkingDay(end)).toBe(true);
        expect(passed).toBe(count);
      }),
    );
  });
});

describe('a new PIN letter (REQ B3.4)', () => {
  it.each([
    ['2026-11-20', '2026-11-30'],
    ['2026-11-16', '2026-11-24'],
    ['2026-11-21', '2026-11-30'],
    ['2026-04-01', '2026-04-13'],
    ['2026-12-22', '2026-12-31'],
    ['2026-12-23', '2027-01-04'],
  ])('requested on %s, it can be asked for again on %s', (requestedOn, expected) => {
    expect(newPinLetterFrom(requestedOn)).toBe(expected);
  });

  it('counts the days in Berlin', () => {
    expect(mayRequestPinLetter('2026-11-20', new Date('2026-11-29T22:59:59Z'))).toBe(false);
    expect(mayRequestPinLetter('2026-11-20', new Date('2026-11-29T23:00:00Z'))).toBe(true);
    expect(mayRequestPinLetter('2026-11-20', new Date('2026-11-20T12:00:00Z'))).toBe(false);
  });

  it.each([null, '', 'gestern', 'zzzz'])('a stored request date of %j does not block a new request', (requestedOn) => {
    expect(mayRequestPinLetter(requestedOn, new Date('2026-11-20T12:00:00Z'))).toBe(true);
  });
});
