import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstOrderDate, isOrderDate, monthsOf, movedDate, type DateMove } from './nextOrderDate';
import { rotations, type Rotation, type StartIn } from './subscription';

const skip = (rotation: Rotation): DateMove => ({ kind: 'SKIP', rotation });
const week: DateMove = { kind: 'WEEK' };
const month: DateMove = { kind: 'MONTH' };

it.each([
  ['ONE_MONTH', 1],
  ['TWO_MONTHS', 2],
  ['THREE_MONTHS', 3],
  ['FOUR_MONTHS', 4],
  ['FIVE_MONTHS', 5],
  ['SIX_MONTHS', 6],
] as const)('%s is %d months (REQ G1.3)', (rotation, months) => {
  expect(monthsOf(rotation)).toBe(months);
});

/** Far west and far east of Berlin, another day of the clock change, and Berlin itself. */
describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'next order dates in the time zone %s of the browser (REQ G1.3, G4.3)',
  (zone) => {
    const inZone = <T>(work: () => T): T => {
      vi.stubEnv('TZ', zone);
      return work();
    };

    it.each<[now: string, start: StartIn, rotation: Rotation, date: string | null]>([
      ['2026-11-22T12:00:00Z', 'TODAY', 'ONE_MONTH', '2026-11-22'],
      // Already the next day in Berlin.
      ['2026-11-22T23:00:00Z', 'TODAY', 'ONE_MONTH', '2026-11-23'],
      ['2026-11-22T12:00:00Z', 'ONE_WEEK', 'ONE_MONTH', '2026-11-29'],
      ['2026-11-22T12:00:00Z', 'TWO_WEEKS', 'ONE_MONTH', '2026-12-06'],
      ['2026-11-22T12:00:00Z', 'THREE_WEEKS', 'ONE_MONTH', '2026-12-13'],
      ['2026-11-22T12:00:00Z', 'SIX_WEEKS', 'ONE_MONTH', '2027-01-03'],
      ['2027-01-31T12:00:00Z', 'ONE_MONTH', 'SIX_MONTHS', '2027-02-28'],
      ['2026-11-22T12:00:00Z', 'SKIP_NEXT_DELIVERY', 'THREE_MONTHS', '2027-02-22'],
      ['2026-11-22T12:00:00Z', 'CUSTOM', 'ONE_MONTH', null],
    ])('%s %s (%s): %s', (now, start, rotation, date) => {
      expect(inZone(() => firstOrderDate(start, rotation, new Date(now)))).toBe(date);
    });

    it.each<[from: string, move: DateMove, to: string]>([
      ['2026-12-01', week, '2026-12-08'],
      ['2026-12-29', week, '2027-01-05'],
      // Both clock changes in Berlin.
      ['2027-03-27', week, '2027-04-03'],
      ['2027-10-30', week, '2027-11-06'],
      ['2027-03-28', month, '2027-04-28'],
      // Month ends clamp.
      ['2027-01-31', month, '2027-02-28'],
      ['2028-01-31', month, '2028-02-29'],
      ['2026-12-31', skip('TWO_MONTHS'), '2027-02-28'],
      ['2027-08-31', skip('ONE_MONTH'), '2027-09-30'],
      ['2027-08-31', skip('THREE_MONTHS'), '2027-11-30'],
      ['2027-08-31', skip('FOUR_MONTHS'), '2027-12-31'],
      ['2027-08-31', skip('FIVE_MONTHS'), '2028-01-31'],
      ['2027-08-31', skip('SIX_MONTHS'), '2028-02-29'],
      // A past or a missing date moves from today.
      ['2026-11-01', week, '2026-11-29'],
    ])('%s moved by %j: %s (DECISIONS 91)', (from, move, to) => {
      expect(inZone(() => movedDate(from, move, new Date('2026-11-22T12:00:00Z')))).toBe(to);
    });

    it.each([
      ['2026-11-22', '2026-11-22T22:59:59Z', true],
      ['2026-11-22', '2026-11-22T23:00:00Z', false],
      ['2026-11-23', '2026-11-22T12:00:00Z', true],
      ['2026-10-25', '2026-10-25T22:59:59Z', true],
      ['2026-10-25', '2026-10-25T23:00:00Z', false],
      ['2027-02-29', '2026-11-22T12:00:00Z', false],
      ['2028-02-29', '2026-11-22T12:00:00Z', true],
      ['2027-13-01', '2026-11-22T12:00:00Z', false],
      ['2027-04-00', '2026-11-22T12:00:00Z', false],
      ['20270401', '2026-11-22T12:00:00Z', false],
      ['', '2026-11-22T12:00:00Z', false],
    ])('%s at %s is valid: %s', (day, now, expected) => {
      expect(inZone(() => isOrderDate(day, new Date(now)))).toBe(expected);
    });

    it('a week is seven days, and a month keeps the day where the month has it (QUALITY Validators)', () => {
      inZone(() => {
        const now = new Date('2026-11-22T12:00:00Z');
        const days = fc.integer({ min: 0, max: 20_000 });
        fc.assert(
          fc.property(days, fc.constantFrom(...rotations), (count, rotation) => {
            const start = new Date(Date.UTC(2026, 10, 22 + count));
            const text = (date: Date) => date.toISOString().slice(0, 10);
            expect(movedDate(text(start), week, now)).toBe(text(new Date(Date.UTC(2026, 10, 29 + count))));
            const [year, moved] = [start.getUTCFullYear(), start.getUTCMonth() + monthsOf(rotation)];
            const lastOfMonth = new Date(Date.UTC(year, moved + 1, 0));
            const day = Math.min(start.getUTCDate(), lastOfMonth.getUTCDate());
            expect(movedDate(text(start), skip(rotation), now)).toBe(text(new Date(Date.UTC(year, moved, day))));
          }),
        );
      });
    });
  },
);

it('a missing date moves from today (DECISIONS 91)', () => {
  expect(movedDate(null, month, new Date('2026-11-22T12:00:00Z'))).toBe('2026-12-22');
});
