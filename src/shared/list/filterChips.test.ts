import { expect, it } from 'vitest';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { filterChips } from './filterChips';

it('has a chip for each filter with a text that differs from its default, which removes it (DECISIONS 234)', () => {
  const defaults = { status: 'ALL', words: ['a'], sort: null as string | null };
  let filters = { ...defaults, status: 'OPEN', sort: 'day' as string | null };
  const onChange: ChangeView<typeof filters> = (change) => {
    filters = change(filters);
  };
  const texts = { status: 'Status: offen', words: 'Stichwort: a' };
  expect(filterChips({ ...defaults, words: ['a'] }, defaults, texts, onChange)).toEqual([]);
  const chips = filterChips(filters, defaults, texts, onChange);
  expect(chips.map(({ text }) => text)).toEqual(['Status: offen']);
  chips[0]?.onRemove();
  expect(filters).toEqual({ ...defaults, sort: 'day' });
});
