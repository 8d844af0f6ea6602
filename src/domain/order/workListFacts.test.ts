import { describe, expect, it } from 'vitest';
import { anOrder } from '~/domain/testing/samples';
import type { StatusEntry } from './order';
import type { WorkListEntry, WorkListMark } from './workList';
import { groupedByReason, inWorkOrder, workListFactsOf, type FactsOfEntry } from './workListFacts';

const listed = (number: string, mark: WorkListMark = 'open'): WorkListEntry => ({
  number,
  status: null,
  result: null,
  mark,
});
const rejected = (kind: string | null, timestamp: string, method = 'INVOICE'): FactsOfEntry => {
  const entry: StatusEntry = { status: 'REJECTED', label: '', timestamp, agent: null, reason: null, kind };
  const order = anOrder({ statusHistory: [entry], payment: { method }, placedAt: timestamp });
  return { status: 'loaded', ...workListFactsOf(order, { customer: null }) };
};

describe('the work-list by reason (REQ E4.6, DECISIONS 223)', () => {
  const list = ['1', '2', '3', '4', '5', '6'].map((number) => listed(number, number === '6' ? 'done' : 'open'));
  const facts = {
    '1': rejected('Exception', '2026-11-20T10:00:00Z'),
    '2': rejected('CrmErrorCode', '2026-11-22T10:00:00Z'),
    '3': rejected('CrmErrorCode', '2026-11-21T10:00:00Z'),
    '4': rejected('CrmErrorCode', '2026-11-23T10:00:00Z', 'PAYPAL'),
    '5': { status: 'failed' },
    '6': rejected('CrmErrorCode', '2026-11-19T10:00:00Z'),
  } as const;

  it('has each reason once, first what runs out, then the oldest; what is done has left', () => {
    const groups = groupedByReason(list, facts).map(({ reason, entries }) => [
      reason,
      entries.map(({ number }) => number),
    ]);
    expect(groups).toEqual([
      ['CrmErrorCode', ['4', '3', '2']],
      ['Exception', ['1']],
      ['notLoaded', ['5']],
    ]);
  });

  it('is worked through as it is shown, and keeps the typed order until something is known', () => {
    expect(inWorkOrder(list, facts).map(({ number }) => number)).toEqual(['4', '3', '2', '1', '5', '6']);
    expect(inWorkOrder(list, {})).toEqual(list);
  });
});
