import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { laterPart } from '../laterPart';
import { SelectField } from '../SelectField';
import { readFilterSets, writeFilterSets, type FilterSet } from './filterSets';
import './listTexts.de';

const FilterSetsDialog = laterPart(async () => (await import('./FilterSetsDialog')).FilterSetsDialog, 'floating');

interface SavedFiltersProps {
  /** Name of the list in storage. */
  readonly list: string;
  /** Parameters of the address that are not filters, such as the open row: they are not saved. */
  readonly leftOut: readonly string[];
}

/** Renders the filter sets that this browser has saved for a list, and the button that saves the present filters. */
export function SavedFilters({ list, leftOut }: SavedFiltersProps) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [sets, setSets] = useState(() => readFilterSets(list));
  const [isOpen, setIsOpen] = useState(false);
  const filters = new URLSearchParams(search);
  for (const name of leftOut) filters.delete(name);
  const present = filters.toString();
  const change = (changed: readonly FilterSet[]): boolean => {
    setSets(changed);
    return writeFilterSets(list, changed);
  };
  return (
    <>
      {sets.length > 0 && (
        <SelectField
          byDigit
          label={t('list.filterSets')}
          value={sets.find((set) => set.search === present)?.name ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = sets.find(({ name }) => name === value);
            if (chosen !== undefined) setSearch(chosen.search);
          }}
        >
          <option value="">{t('list.noFilterSet')}</option>
          {sets.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      <Button onClick={() => setIsOpen(true)}>{t('list.saveFilters')}</Button>
      {isOpen && <FilterSetsDialog sets={sets} present={present} onChange={change} onClose={() => setIsOpen(false)} />}
    </>
  );
}
