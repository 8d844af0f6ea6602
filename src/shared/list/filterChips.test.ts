import { expect, it, vi } from 'vitest';
import { filterChips } from './filterChips';

it('has a chip for each filter with a text that differs from its default, which removes it (DECISIONS 234)', () => {
  const defaults = { status: 'ALL', words: ['a'], sort: null as string | null };
  const onRemove = vi.fn<(name: string) => void>();
  const texts = { status: 'Status: offen', words: 'Stichwort: a' };
  expect(filterChips({ ...defaults, words: ['a'] }, defaults, texts, onRemove)).toEqual([]);
  const chips = filterChips({ status: 'OPEN', words: ['a'], sort: 'day' }, defaults, texts, onRemove);
  expect(chips.map(({ text }) => text)).toEqual(['Status: offen']);
  chips[0]?.onRemove();
  expect(onRemove).toHaveBeenCalledWith('status');
});
