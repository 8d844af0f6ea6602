import { describe, expect, it } from 'vitest';
import { dateRangeNames, daysOf, type DateRange } from './dateRange';

const customRange: DateRange = { name: 'CUSTOM', from: '2026-03-01', to: null };

describe.each([undefined, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/London'])(
  'the days of a date range in the time zone %s of the browser (REQ E1.2, DECISIONS 18, 82)',
  (zone) => {
    const own = process.env['TZ'];
    const inZone = <T>(work: () => T): T => {
      if (zone !== undefined) process.env['TZ'] = zone;
      try {
        return work();
      } finally {
        if (own === undefined) delete process.env['TZ'];
        else process.env['TZ'] = own;
      }
    };

    it.each([
      // An ordinary day; the second instant is already the next day in Berlin.
      ['2026-11-20T22:59:59Z', 'YESTERDAY', '2026-11-19', '2026-11-19'],
      ['2026-11-20T23:00:00Z', 'YESTERDAY', '2026-11-20', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'LAST_WEEK', '2026-11-13', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'LAST_MONTH', '2026-10-20', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'LAST_SIX_MONTHS', '2026-05-20', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'LAST_YEAR', '2025-11-20', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'ALL_TIME', '1970-01-01', '2026-11-20'],
      ['2026-11-20T22:59:59Z', 'NEXT_WEEK', '2026-11-20', '2026-11-27'],
      ['2026-11-20T22:59:59Z', 'NEXT_MONTH', '2026-11-20', '2026-12-20'],
      // Months of different length, the leap day, and weeks with a clock change.
      ['2026-08-31T12:00:00Z', 'LAST_SIX_MONTHS', '2026-02-28', '2026-08-31'],
      ['2028-02-29T12:00:00Z', 'LAST_YEAR', '2027-02-28', '2028-02-29'],
      ['2027-01-31T12:00:00Z', 'NEXT_MONTH', '2027-01-31', '2027-02-28'],
      ['2026-10-25T00:30:00Z', 'YESTERDAY', '2026-10-24', '2026-10-24'],
      ['2026-10-25T23:30:00Z', 'LAST_WEEK', '2026-10-19', '2026-10-26'],
      ['2027-03-27T23:30:00Z', 'NEXT_WEEK', '2027-03-28', '2027-04-04'],
      ['2026-12-31T23:30:00Z', 'YESTERDAY', '2026-12-31', '2026-12-31'],
    ] as const)('%s %s: %s to %s', (now, name, from, to) => {
      expect(inZone(() => daysOf({ name }, new Date(now)))).toEqual({ from, to });
    });

    it('a range of the agent is unchanged, also without an end', () => {
      expect(inZone(() => daysOf(customRange, new Date('2026-11-20T12:00:00Z')))).toEqual({
        from: '2026-03-01',
        to: null,
      });
    });
  },
);

it('every range of the requirement is offered (REQ E1.2)', () => {
  expect(dateRangeNames.toSorted()).toEqual([
    'ALL_TIME',
    'CUSTOM',
    'LAST_MONTH',
    'LAST_SIX_MONTHS',
    'LAST_WEEK',
    'LAST_YEAR',
    'NEXT_MONTH',
    'NEXT_WEEK',
    'YESTERDAY',
  ]);
});
