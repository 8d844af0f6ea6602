import { describe, expect, it, vi } from 'vitest';
import {
  ageOn,
  berlinDateAndTime,
  berlinDateTime,
  berlinDay,
  berlinShortDateTime,
  berlinTime,
  germanDate,
  isSince,
  readBerlinDateAndTime,
  readGermanDate,
} from './berlinTime';
import { daysBefore, monthsBefore } from './daysAgo';

describe('Berlin time (REQ A13.5, DECISIONS 18)', () => {
  it('returns the day in Berlin for any time zone of the browser', () => {
    expect(berlinDay(new Date('2026-11-20T22:59:00Z'))).toBe('2026-11-20');
    expect(berlinDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(berlinDay(new Date('2026-07-20T22:00:00Z'))).toBe('2026-07-21');
  });

  it('shows timestamps in Berlin across both clock changes', () => {
    expect(berlinDateTime('2026-10-25T00:30:00Z')).toBe('25.10.2026 02:30');
    expect(berlinDateTime('2026-10-25T01:30:00Z')).toBe('25.10.2026 02:30');
    expect(berlinDateTime('2027-03-28T01:30:00+00:00')).toBe('28.03.2027 03:30');
    expect(berlinDateTime('gestern')).toBe('');
  });

  it('keeps years of four digits: the end of the last one, which is later in Berlin, and the first ones', () => {
    const withoutEnd = '9999-12-31T23:59:59Z';
    expect(berlinDateTime(withoutEnd)).toBe('31.12.9999 23:59');
    expect(berlinShortDateTime(withoutEnd)).toBe('31.12., 23:59');
    expect(berlinDay(new Date(withoutEnd))).toBe('9999-12-31');
    expect(berlinDay(new Date('0001-01-01T00:00:00Z'))).toBe('0001-01-01');
  });

  it('shows a day without a time as a day, because it names no hour', () => {
    expect(berlinDateTime('2026-11-20')).toBe('20.11.2026');
    expect(berlinShortDateTime('2026-11-20')).toBe('20.11.');
  });

  it('subtracts six months and clamps to the last day of the month', () => {
    expect(monthsBefore(new Date('2026-08-31T12:00:00Z'), 6)).toBe('2026-02-28');
  });

  it('reads and writes German dates strictly', () => {
    expect(germanDate('1964-08-12')).toBe('12.08.1964');
    expect(readGermanDate('12.08.1964')).toBe('1964-08-12');
    expect(readGermanDate('29.02.2024')).toBe('2024-02-29');
    expect(readGermanDate('29.02.2023')).toBeNull();
    expect(readGermanDate('1.2.1990')).toBeNull();
    expect(readGermanDate('')).toBeNull();
  });

  it('is of age from 00:00 Berlin of the 18th birthday; 29 February counts from 1 March', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-20T22:59:59Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-20T23:00:00Z'))).toBe(18);
    expect(ageOn('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(17);
    expect(ageOn('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBe(18);
  });
});

describe('a time that is compared with a moment', () => {
  it.each([
    ['2026-11-20T10:00:00+01:00', true],
    ['2026-11-20T09:00:00.001Z', true],
    ['2026-11-20T08:59:59Z', false],
    ['2026-11-19', false],
    ['2026-11-20', null],
    ['2026-11-21', true],
    ['gestern', null],
    ['', null],
    [null, null],
  ])('%j: %j', (time, expected) => {
    expect(isSince(time, Date.parse('2026-11-20T09:00:00Z'))).toBe(expected);
  });

  it('a day is one of Berlin', () => {
    expect(isSince('2026-11-21', Date.parse('2026-11-20T23:30:00Z'))).toBeNull();
  });
});

/** Zones with other clock changes than Berlin, half-hour offsets, far east and west, and one that skipped a whole day. */
const zones = [
  ['UTC', 0],
  ['Europe/Berlin', -60],
  ['Europe/London', 0],
  ['America/New_York', 300],
  ['America/Sao_Paulo', 180],
  ['Australia/Lord_Howe', -660],
  ['Pacific/Kiritimati', -840],
] as const;

describe.each(zones)('in a browser in %s', (zone, minutesInWinter) => {
  const inZone = (work: () => void) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-12-20T12:00:00Z').getTimezoneOffset()).toBe(minutesInWinter);
    work();
  };

  it.each([
    ['12.11.2026 10:00', '2026-11-12T10:00:00+01:00'],
    ['12.07.2026 10:00', '2026-07-12T10:00:00+02:00'],
    ['01.01.2020 00:00', '2020-01-01T00:00:00+01:00'],
    // Spring in Berlin: the hour from 2 to 3 does not exist.
    ['29.03.2026 01:59', '2026-03-29T01:59:00+01:00'],
    ['29.03.2026 02:00', null],
    ['29.03.2026 02:30', null],
    ['29.03.2026 02:59', null],
    ['29.03.2026 03:00', '2026-03-29T03:00:00+02:00'],
    // Autumn in Berlin: the hour from 2 to 3 occurs twice, the first one is used.
    ['25.10.2026 01:59', '2026-10-25T01:59:00+02:00'],
    ['25.10.2026 02:00', '2026-10-25T02:00:00+02:00'],
    ['25.10.2026 02:30', '2026-10-25T02:30:00+02:00'],
    ['25.10.2026 03:00', '2026-10-25T03:00:00+01:00'],
    // The clock changes of New York, Sydney and Lord Howe, and of London at Berlin's hour.
    ['08.03.2026 02:30', '2026-03-08T02:30:00+01:00'],
    ['08.03.2026 08:30', '2026-03-08T08:30:00+01:00'],
    ['01.11.2026 07:30', '2026-11-01T07:30:00+01:00'],
    ['04.10.2026 02:15', '2026-10-04T02:15:00+02:00'],
    ['29.03.2026 01:30', '2026-03-29T01:30:00+01:00'],
    ['30.02.2026 10:00', null],
    ['12.11.2026 24:00', null],
    ['12.11.2026', null],
    ['gestern', null],
  ])('%j is read as %s', (typed, expected) => {
    inZone(() => {
      expect(readBerlinDateAndTime(typed)).toBe(expected);
      expect(expected === null || berlinDateAndTime(new Date(expected)) === typed).toBe(true);
    });
  });

  it('days and times are in Berlin’s zone', () => {
    inZone(() => {
      expect(berlinDay(new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29');
      expect(berlinTime(new Date('2026-03-29T00:59:59.900Z'))).toBe('01:59:59');
      expect(berlinTime(new Date('2026-03-29T01:00:00Z'))).toBe('03:00:00');
      expect(berlinDateTime('2026-10-25T01:30:00Z')).toBe('25.10.2026 02:30');
      expect(berlinShortDateTime('2026-07-01T22:05:00Z')).toBe('02.07., 00:05');
      expect(daysBefore(new Date('2026-03-30T00:30:00Z'), 1)).toBe('2026-03-29');
      expect(monthsBefore(new Date('2026-05-31T12:00:00Z'), 1)).toBe('2026-04-30');
      // Kiritimati skipped 1 January 1995, Sao Paulo skipped midnight on 4 November 2018.
      expect(germanDate('1995-01-01')).toBe('01.01.1995');
      expect(germanDate('2018-11-04')).toBe('04.11.2018');
      expect(readGermanDate('01.01.1995')).toBe('1995-01-01');
    });
  });
});

it('an invalid instant is formatted as text and does not throw', () => {
  expect(berlinDateTime('gestern')).toBe('');
  expect(() => berlinDateAndTime(new Date('gestern'))).not.toThrow();
});
