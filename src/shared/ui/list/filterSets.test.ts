import { beforeEach, describe, expect, it } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import { mostFilterSets, readFilterSets, withFilterSet, writeFilterSets, type FilterSet } from './filterSets';

const key = `${localStorageKeys.filterSets}links`;
const set = (name: string, search = ''): FilterSet => ({ name, search });

describe('saved filter sets of a list (DECISIONS 85)', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('are listed by name; one of the same name is replaced', () => {
    const sets = withFilterSet([set('Österreich', 'a=1'), set('Zurück')], set('Aktive', 'b=2'));
    expect(sets?.map(({ name }) => name)).toEqual(['Aktive', 'Österreich', 'Zurück']);
    expect(withFilterSet([set('A', 'a=1'), set('B')], set('A', 'a=2'))).toEqual([set('A', 'a=2'), set('B')]);
  });

  it('are not more than fit; one can still be replaced', () => {
    const full = Array.from({ length: mostFilterSets }, (_none, index) => set(`Satz ${String(index)}`));
    expect(withFilterSet(full, set('noch einer'))).toBeNull();
    expect(withFilterSet(full, set('Satz 7', 'x=1'))).toHaveLength(mostFilterSets);
  });

  it('are read as they were written, per list', () => {
    expect(writeFilterSets('links', [set('A', 'a=1')])).toBe(true);
    expect(readFilterSets('links')).toEqual([set('A', 'a=1')]);
    expect(readFilterSets('report')).toEqual([]);
  });

  it.each([
    '',
    'null',
    '{',
    '[1]',
    '[{"name":"A"}]',
    '{"name":"A","search":""}',
    `[{"name":"${'A'.repeat(61)}","search":""}]`,
  ])('are none for %j in storage (QUALITY 15)', (stored) => {
    localStorage.setItem(key, stored);
    expect(readFilterSets('links')).toEqual([]);
  });
});
