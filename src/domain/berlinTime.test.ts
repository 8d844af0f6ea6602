import { describe, expect, it } from 'vitest';
import { ageOn, berlinDateTime, berlinDay, germanDate, monthsBefore, readGermanDate } from './berlinTime';

describe('Berlin time (DECISIONS 18)', () => {
  it('counts the day in Berlin, whatever the zone of the browser', () => {
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

  it('takes six months back and stays inside the month', () => {
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
