import isEqual from 'fast-deep-equal';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';

/** A filter in force, which the agent can remove. */
export interface FilterChip {
  readonly id: string;
  readonly text: string;
  readonly onRemove: () => void;
}

/** Returns a chip for each filter with a text that differs from its default; removing it resets the filter. */
export function filterChips<Filters extends object>(
  filters: Filters,
  defaults: Filters,
  texts: Readonly<Partial<Record<keyof Filters & string, string>>>,
  onChange: ChangeView<Filters>,
): readonly FilterChip[] {
  const isName = (name: string): name is keyof Filters & string => name in texts;
  return Object.keys(texts)
    .filter(isName)
    .filter((name) => !isEqual(filters[name], defaults[name]))
    .map((name) => ({
      id: name,
      text: texts[name] ?? '',
      onRemove: () => onChange((before) => ({ ...before, [name]: defaults[name] }), 'step'),
    }));
}
