import { describe, expect, it } from 'vitest';
import {
  isPublished,
  newestFirst,
  notificationKind,
  readClosedIds,
  readPublished,
  untilNextChange,
  withClosed,
  type Notification,
} from './notification';

const item = (id: string, publishedFrom: number | null, publishedTo: number | null = null): Notification => ({
  id,
  kind: 'info',
  publishedFrom,
  publishedTo,
  lines: [[{ kind: 'text', text: id }]],
});

describe('the times of a notification (REQ A10.3, DECISIONS 108)', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.5+01:00', '2026-11-20T09:00:00.500Z'],
    ['2026-11-20T10:00', '2026-11-20T09:00:00.000Z'],
    ['2026-07-20 10:00:30', '2026-07-20T08:00:00.000Z'],
    [1_795_168_800_000, '2026-11-20T10:00:00.000Z'],
    [1_795_168_800, '2026-11-20T10:00:00.000Z'],
    ['1795168800', '2026-11-20T10:00:00.000Z'],
  ])('%j is %s', (value, iso) => {
    expect(new Date(readPublished(value, 'from') ?? 0).toISOString()).toBe(iso);
  });

  it('a day begins and ends in Berlin', () => {
    const [from, to] = [readPublished('2026-11-20', 'from'), readPublished('2026-11-20', 'to')];
    expect(new Date(from ?? 0).toISOString()).toBe('2026-11-19T23:00:00.000Z');
    expect(new Date(to ?? 0).toISOString()).toBe('2026-11-20T22:59:59.999Z');
  });

  it.each([[undefined], [null], ['']])('%j is no limit', (value) => {
    expect(readPublished(value, 'to')).toBeNull();
  });

  it.each([['bald'], [true], [{}], [Number.NaN], [-1e20], ['2026-13-40'], ['2026-11-20T99:00']])(
    '%j is unreadable',
    (value) => {
      expect(readPublished(value, 'from')).toBeNaN();
    },
  );

  it.each([
    [99, false],
    [100, true],
    [200, true],
    [201, false],
  ])('at %d one of 100 to 200 is shown: %s', (now, isShown) => {
    expect(isPublished(item('a', 100, 200), now)).toBe(isShown);
  });

  it('the next change is the next beginning, or the moment after an end', () => {
    const items = [item('a', 100, 200), item('b', 150), item('c', null, 120)];
    expect([0, 100, 120, 121, 150, 200, 201].map((now) => untilNextChange(items, now))).toEqual([
      100,
      21,
      1,
      29,
      51,
      1,
      null,
    ]);
  });
});

it('newest first, each id once, those without a beginning last (REQ A10.5)', () => {
  const sorted = newestFirst([item('a', 1), item('b', 3), item('c', null), item('a', 2), item('d', 3)]);
  expect(sorted.map(({ id, publishedFrom }) => `${id}${String(publishedFrom)}`)).toEqual(['b3', 'd3', 'a2', 'cnull']);
});

it.each([
  ['info', 'info'],
  ['Warning', 'warning'],
  ['WARN', 'warning'],
  ['process', 'other'],
  [null, 'other'],
  [7, 'other'],
])('the type %j is %s', (type, kind) => {
  expect(notificationKind(type)).toBe(kind);
});

describe('closed notifications (REQ A10.4)', () => {
  it.each([
    [
      ['a', 7, null, {}],
      ['a', '7'],
    ],
    [[], []],
    [{}, null],
    ['a', null],
    [null, null],
  ])('the stored value %j is read as %j', (stored, ids) => {
    expect(readClosedIds(stored)).toEqual(ids);
  });

  it('are forgotten once the service no longer lists them, and beyond a limit', () => {
    const listed = ['a', 'b', 'c', 'd'].map((id) => item(id, 1));
    expect(withClosed(['gone', 'a', 'b'], 'c', listed, 10)).toEqual(['a', 'b', 'c']);
    expect(withClosed(['a', 'b', 'c'], 'd', listed, 2)).toEqual(['c', 'd']);
    expect(withClosed(['a', 'b'], 'a', listed, 10)).toEqual(['b', 'a']);
  });
});
