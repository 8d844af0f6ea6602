import { expect, it } from 'vitest';
import { nextTime } from './dueTime';

const now = new Date('2026-11-25T13:00:00+01:00');

it.each([
  ['', null],
  ['  ', null],
  ['14:30', '2026-11-25T14:30:00+01:00'],
  ['9:05', '2026-11-26T09:05:00+01:00'],
  ['1430', '2026-11-25T14:30:00+01:00'],
  ['905', '2026-11-26T09:05:00+01:00'],
  ['13.00', '2026-11-26T13:00:00+01:00'],
  ['24:00', 'wrong'],
  ['12:60', 'wrong'],
  ['bald', 'wrong'],
  ['14', 'wrong'],
  ['27.11. 9:05', '2026-11-27T09:05:00+01:00'],
  ['27.11., 0905', '2026-11-27T09:05:00+01:00'],
  ['25.11. 12:00', 'tooLate'],
  ['28.11. 12:59', '2026-11-28T12:59:00+01:00'],
  ['28.11. 13:00', 'tooLate'],
  ['31.11. 12:00', 'wrong'],
  ['27.11.', 'wrong'],
])('a reminder at "%s" is due at the next such moment (DECISIONS 250)', (text, due) => {
  expect(nextTime(text, now)).toEqual(due === 'wrong' || due === 'tooLate' ? due : { dueAt: due });
});

it('a reminder in January is one of the next year (DECISIONS 250)', () => {
  const silvester = new Date('2026-12-31T18:00:00+01:00');
  expect(nextTime('2.1. 9:00', silvester)).toEqual({ dueAt: '2027-01-02T09:00:00+01:00' });
});

it.each([
  ['2026-03-28T23:30:00+01:00', '9:00', '2026-03-29T09:00:00+02:00'],
  ['2026-03-29T00:30:00+01:00', '0:15', '2026-03-30T00:15:00+02:00'],
  ['2026-10-24T23:30:00+02:00', '9:00', '2026-10-25T09:00:00+01:00'],
  ['2026-10-25T00:30:00+02:00', '0:15', '2026-10-26T00:15:00+01:00'],
])('a reminder typed at %s for %s is due on the next day, also where a day has 23 or 25 hours', (at, text, dueAt) => {
  expect(nextTime(text, new Date(at))).toEqual({ dueAt });
});
