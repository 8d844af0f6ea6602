import type { ReactNode } from 'react';
import styles from './ListRowToggle.module.css';

interface ListRowToggleProps {
  /** The details below the row are unfolded. */
  readonly isOpen: boolean;
  /** The accessible name, where the content is not enough. */
  readonly label?: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Renders the content of a cell as the button that unfolds the details below its row, and that has the focus of the row. */
export function ListRowToggle({ isOpen, label, onToggle, children }: ListRowToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={label}
      data-row-focus=""
      onClick={onToggle}
    >
      <span aria-hidden="true">{isOpen ? '▾ ' : '▸ '}</span>
      {children}
    </button>
  );
}
