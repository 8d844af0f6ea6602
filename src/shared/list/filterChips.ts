import isEqual from 'fast-deep-equal';

/** A filter in force, which the agent can remove. */
export interface FilterChip {
  readonly id: string;
  readonly text: string;
  readonly onRemove: () => void;
}

/** Returns a chip for each filter with a text that differs from its default. */
export function filterChips<Filters extends object>(
  filters: Filters,
  defaults: Filters,
  texts: Readonly<Partial<Record<keyof Filters & string, string>>>,
  onRemove: (name: keyof Filters & string) => void,
): readonly FilterChip[] {
  const isName = (name: string): name is keyof Filters & string => name in texts;
  return Object.keys(texts)
    .filter(isName)
    .filter((name) => !isEqual(filters[name], defaults[name]))
    .map((name) => ({ id: name, text: texts[name] ?? '', onRemove: () => onRemove(name) }));
}
