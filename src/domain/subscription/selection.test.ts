import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectionState,
  singleSelected,
  toggled,
  toggledAll,
  withoutOver,
  withoutVanished,
  type SelectableFacts,
  type Selection,
} from './selection';
import type { Subscription, SubscriptionStatus } from './subscription';

const row = (
  id: string,
  type: SubscriptionStatus = 'ACTIVE',
  reason: string | null = null,
): Pick<Subscription, 'id' | 'status'> => ({
  id,
  status: { type, code: type, agentUsername: null, timestamp: '', reason, failure: null },
});

const canceled = row('c', 'CANCELED');
const allLoaded: SelectableFacts = { rows: [row('a'), row('b'), canceled], total: 3, canceledTotal: null };
const partLoaded: SelectableFacts = { rows: [row('a'), canceled], total: 5_016, canceledTotal: 816 };
const listed = (...ids: string[]): Selection => ({ kind: 'listed', ids });
const allBut = (...excluded: string[]): Selection => ({ kind: 'allBut', excluded });

describe('ticked subscriptions that the list does not find any more (REQ G3.4)', () => {
  it.each([
    [listed('a', 'x'), listed('a')],
    [allBut('b', 'x'), allBut('b')],
    [nothingSelected, nothingSelected],
  ])('%j are %j', (selection, expected) => {
    expect(withoutVanished(selection, [row('a'), row('b')])).toEqual(expected);
  });
});

describe('the selection of the overview (REQ G3.4)', () => {
  it.each<[Selection, SelectableFacts, state: string, count: number | null]>([
    [nothingSelected, allLoaded, 'none', 0],
    [listed('a'), allLoaded, 'some', 1],
    [listed('a', 'b'), allLoaded, 'all', 2],
    [allSelected, allLoaded, 'all', 2],
    [allBut('a'), allLoaded, 'some', 1],
    [allBut('a', 'b'), allLoaded, 'none', 0],
    // Rows that are not loaded.
    [nothingSelected, partLoaded, 'none', 0],
    [listed('a'), partLoaded, 'some', 1],
    [allSelected, partLoaded, 'all', 4_200],
    [allBut('x', 'y'), partLoaded, 'some', 4_198],
    // How many are cancelled is not known yet.
    [allSelected, { ...partLoaded, canceledTotal: null }, 'all', null],
    [allBut('x'), { ...partLoaded, canceledTotal: null }, 'some', null],
    // The service names no total, and more may follow.
    [allSelected, { ...partLoaded, total: null }, 'all', null],
    [listed('a'), { ...partLoaded, total: null }, 'some', 1],
    // Nothing can be selected.
    [nothingSelected, { rows: [], total: 0, canceledTotal: null }, 'none', 0],
    [allSelected, { rows: [canceled], total: 1, canceledTotal: null }, 'none', 0],
  ])('%j of %j: %s, %j', (selection, facts, state, count) => {
    expect([selectionState(selection, facts), selectedCount(selection, facts)]).toEqual([state, count]);
  });

  it('never selects a cancelled one', () => {
    expect(isSelected(allSelected, canceled)).toBe(false);
    expect(toggled(nothingSelected, canceled)).toEqual(nothingSelected);
    expect(toggled(allSelected, canceled)).toEqual(allSelected);
    expect(withoutOver(listed('a', 'c'), allLoaded.rows)).toEqual(listed('a'));
    expect(withoutOver(allBut('a', 'c'), allLoaded.rows)).toEqual(allBut('a'));
  });

  it('never selects one that is being cancelled', () => {
    const being = row('d', 'IN_PROGRESS', 'PRICE_INCREASE');
    const facts: SelectableFacts = { rows: [...allLoaded.rows, being], total: 4, canceledTotal: null };
    expect(isSelected(allSelected, being)).toBe(false);
    expect(toggled(nothingSelected, being)).toEqual(nothingSelected);
    expect(toggled(allSelected, being)).toEqual(allSelected);
    expect(withoutOver(listed('a', 'd'), facts.rows)).toEqual(listed('a'));
    expect([selectionState(listed('a', 'b'), facts), selectedCount(allSelected, facts)]).toEqual(['all', 2]);
    const part = { rows: [row('a'), being], total: 5_016, canceledTotal: 816 };
    expect(selectedCount(allSelected, part)).toBe(4_199);
    // What is in progress for another reason can be selected.
    expect(isSelected(allSelected, row('e', 'IN_PROGRESS'))).toBe(true);
  });

  it.each<[Selection, SelectableFacts, string | undefined]>([
    [listed('a'), allLoaded, 'a'],
    [allBut('a'), allLoaded, 'b'],
    [listed('a', 'b'), allLoaded, undefined],
    [allSelected, allLoaded, undefined],
    [listed('x'), partLoaded, undefined],
  ])('the only one of %j of %j is %s', (selection, facts, id) => {
    expect(singleSelected(selection, facts)?.id).toBe(id);
  });

  it('toggles one and all', () => {
    expect(toggled(listed('a'), row('b'))).toEqual(listed('a', 'b'));
    expect(toggled(listed('a', 'b'), row('a'))).toEqual(listed('b'));
    expect(toggled(allSelected, row('a'))).toEqual(allBut('a'));
    expect(toggled(allBut('a'), row('a'))).toEqual(allSelected);
    expect(toggledAll(listed('a'), allLoaded)).toEqual(allSelected);
    expect(toggledAll(listed('a', 'b'), allLoaded)).toEqual(nothingSelected);
    expect(toggledAll(allBut('a'), partLoaded)).toEqual(allSelected);
  });

  it('counts what is ticked, whatever is toggled in which order', () => {
    const rows = ['a', 'b', 'd', 'e'].map((id) => row(id));
    const facts: SelectableFacts = { rows: [...rows, canceled], total: 5, canceledTotal: 1 };
    const steps = fc.array(fc.constantFrom(...facts.rows, 'all' as const), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (taken) => {
        let selection: Selection = nothingSelected;
        for (const step of taken) {
          selection = step === 'all' ? toggledAll(selection, facts) : toggled(selection, step);
        }
        const ticked = facts.rows.filter((one) => isSelected(selection, one)).length;
        expect(selectedCount(selection, facts)).toBe(ticked);
        const state = ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some';
        expect(selectionState(selection, facts)).toBe(state);
      }),
    );
  });
});
