import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateProblem } from './birthDate';

const now = new Date('2026-11-20T12:00:00Z');

/** Berlin's day computed independently of the code under test. */
function berlinDigits(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}${part('month')}${part('day')}`;
}

describe('date of birth (REQ B7.6)', () => {
  it.each([
    ['12.08.1964', null],
    [' 12.08.1964 ', null],
    ['01.01.1900', null],
    ['29.02.1964', null],
    ['29.02.2000', null],
    ['20.11.2008', null],
    ['', 'missing'],
    ['   ', 'missing'],
    ['12.8.1964', null],
    ['1.7.80', null],
    ['1964-08-12', 'incomplete'],
    ['12.08.', 'incomplete'],
    ['12.08', 'incomplete'],
    ['1281964', 'incomplete'],
    ['31.04.1964', 'notADate'],
    ['29.02.1963', 'notADate'],
    ['29.02.1900', 'notADate'],
    ['00.01.1964', 'notADate'],
    ['01.13.1964', 'notADate'],
    ['12.08.64', null],
    ['31.04.64', 'notADate'],
    ['gestern', 'incomplete'],
    ['31.12.1899', 'before1900'],
    ['21.11.2026', 'inFuture'],
    ['20.11.2026', 'underage'],
    ['21.11.2008', 'underage'],
  ] as const)('%j: %s', (typed, expected) => {
    expect(birthDateProblem(typed, now)).toBe(expected);
  });

  it('the variant without the adult check accepts every date before today', () => {
    expect(birthDateProblem('19.11.2026', now, { adult: false })).toBeNull();
    expect(birthDateProblem('20.11.2026', now, { adult: false })).toBe('inFuture');
    expect(birthDateProblem('21.11.2026', now, { adult: false })).toBe('inFuture');
    expect(birthDateProblem('31.12.1899', now, { adult: false })).toBe('before1900');
  });

  it.each([
    ['21.11.2008', '2026-11-20T22:59:59Z', 'underage'],
    ['21.11.2008', '2026-11-20T23:00:00Z', null],
    ['21.07.2008', '2026-07-20T21:59:59Z', 'underage'],
    ['21.07.2008', '2026-07-20T22:00:00Z', null],
    ['29.02.2008', '2026-02-28T22:59:59Z', 'underage'],
    ['29.02.2008', '2026-02-28T23:00:00Z', null],
  ] as const)('born %s, at %s: %s', (typed, instant, expected) => {
    expect(birthDateProblem(typed, new Date(instant))).toBe(expected);
  });

  it('is of age from 00:00 Berlin of the 18th birthday, around every birthday and hour', () => {
    const instants = fc.integer({ min: Date.UTC(2020, 0, 2), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(instants, fc.integer({ min: -3, max: 3 }), (instant, days) => {
        const eighteenYearsAgo = new Date(instant);
        eighteenYearsAgo.setUTCFullYear(eighteenYearsAgo.getUTCFullYear() - 18);
        const [year = '', month = '', day = ''] = new Date(eighteenYearsAgo.getTime() + days * 86_400_000)
          .toISOString()
          .slice(0, 10)
          .split('-');
        const ofAge = `${String(Number(year) + 18)}${month}${day}` <= berlinDigits(new Date(instant));
        expect(birthDateProblem(`${day}.${month}.${year}`, new Date(instant))).toBe(ofAge ? null : 'underage');
      }),
    );
  });
});
