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
])('a reminder at "%s" is due at the next such moment (DECISIONS 250)', (text, due) => {
  expect(nextTime(text, now)).toEqual(due === 'wrong' ? due : { dueAt: due });
});
