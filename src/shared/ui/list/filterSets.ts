import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

/** Filters of a list under a name. */
export interface FilterSet {
  readonly name: string;
  /** The parameters of the address, without `?`. */
  readonly search: string;
}

/** Characters of a name, and sets of one list. */
export const longestSetName = 60;
export const mostFilterSets = 50;

const StoredSets = v.pipe(
  v.array(
    v.object({
      name: v.pipe(
        v.string(),
        v.check((name) => name.length <= longestSetName),
      ),
      search: v.string(),
    }),
  ),
  v.check((sets) => sets.length <= mostFilterSets),
);

const keyOf = (list: string): string => `${localStorageKeys.filterSets}${list}`;

/** The saved filter sets of a list, by name. */
export function readFilterSets(list: string): readonly FilterSet[] {
  return readJson('local', keyOf(list), (value) => v.parse(StoredSets, value)) ?? [];
}

/** Stores the sets of a list; false where the storage is full or disabled. */
export function writeFilterSets(list: string, sets: readonly FilterSet[]): boolean {
  return writeJson('local', keyOf(list), sets);
}

/** The sets with one more, by name; one of the same name is replaced. Null where there are too many. */
export function withFilterSet(sets: readonly FilterSet[], added: FilterSet): readonly FilterSet[] | null {
  const others = sets.filter(({ name }) => name !== added.name);
  if (others.length >= mostFilterSets) return null;
  return [...others, added].toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
}
