import type { ReactNode } from 'react';

interface FilterBarProps {
  /** Accessible name of the search. */
  readonly label: string;
  readonly className: string | undefined;
  /** Moves the focus to the list. */
  readonly onDown: () => void;
  readonly children: ReactNode;
}

/** Renders the filters of a list. Down leads to the list, except in a select, which uses the key itself. */
export function FilterBar({ label, className, onDown, children }: FilterBarProps) {
  return (
    // The key handler serves the fields inside; React also passes on the keys of dialogs that they open.
    <div
      role="presentation"
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event;
        const isInside = target instanceof Node && currentTarget.contains(target);
        if (key !== 'ArrowDown' || !isInside || target instanceof HTMLSelectElement) return;
        event.preventDefault();
        onDown();
      }}
    >
      <div role="search" aria-label={label} className={className}>
        {children}
      </div>
    </div>
  );
}
