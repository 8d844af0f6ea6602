import { describe, expect, it } from 'vitest';
import { anOrder } from '~/domain/testing/samples';
import {
  nextOpen,
  withMark,
  withNumbers,
  withOrder,
  withResult,
  type WorkListEntry,
  type WorkListMark,
} from './workList';

const limit = 4;
const listed = (number: string, mark: WorkListMark = 'open'): WorkListEntry => ({
  number,
  status: null,
  result: null,
  mark,
});
const orderWith = (status: string) =>
  anOrder({
    statusHistory: [{ status, label: '', timestamp: '2026-11-20T10:00:00Z', agent: null, reason: null, kind: null }],
  });

describe('the work-list of rejected orders (REQ E4.6)', () => {
  it('takes each number once; finished orders make room', () => {
    const list = [listed('1', 'done'), listed('2'), listed('3', 'done')];
    expect(withNumbers(list, ['2', '4', '4', '5'], limit).map(({ number }) => number)).toEqual(['2', '3', '4', '5']);
    expect(withNumbers([listed('1'), listed('2')], ['3', '4', '5'], limit).map(({ number }) => number)).toEqual([
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('enters a rejected order that is loaded, and no other', () => {
    expect(withOrder([], orderWith('REJECTED'), limit)).toEqual([{ ...listed('1000000001'), status: 'REJECTED' }]);
    expect(withOrder([], orderWith('ACCEPTED'), limit)).toEqual([]);
    expect(withOrder([listed('1000000001')], orderWith('ACCEPTED'), limit)).toEqual([
      { ...listed('1000000001'), status: 'ACCEPTED' },
    ]);
  });

  it('lists an order that was opened by its id under its number', () => {
    expect(withOrder([listed('5f0000000001')], orderWith('REJECTED'), limit).map(({ number }) => number)).toEqual([
      '1000000001',
    ]);
  });

  it.each([
    ['PROCESSED', 'PENDING', 'done'],
    ['PROCESSED', 'REJECTED', 'open'],
    ['FAILED', 'REJECTED', 'open'],
  ] as const)('a resubmission that is %s and %s is %s', (result, status, mark) => {
    expect(withResult([listed('1')], '1', result, status)).toEqual([{ number: '1', result, status, mark }]);
  });

  it.each([
    [['open', 'open', 'open'], '1', '2'],
    [['open', 'skipped', 'open'], '1', '3'],
    [['open', 'done', 'open'], '3', '1'],
    [['open', 'done', 'skipped'], '1', null],
    [['done', 'open', 'done'], null, '2'],
    [['done', 'done', 'done'], null, null],
  ] as const)('the next open order of %j after %s is %s', (marks, number, next) => {
    const list = marks.map((mark, index) => listed(String(index + 1), mark));
    expect(nextOpen(list, number)).toBe(next);
  });

  it('keeps an order that is marked', () => {
    expect(withMark([listed('1'), listed('2')], '2', 'skipped')).toEqual([listed('1'), listed('2', 'skipped')]);
  });
});
