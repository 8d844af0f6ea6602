import { useEffect, useRef } from 'react';
import { useText } from '~/shared/i18n/i18n';
import './listTexts.de';
import styles from './ListTable.module.css';

/** Which rows of a list are selected. The list shows the state; what it means for rows that are not loaded is its owner's. */
export interface ListSelection<Row> {
  readonly state: 'none' | 'some' | 'all';
  /** Stable, like `onToggle`. */
  nameOf(this: void, row: Row): string;
  isSelected(this: void, row: Row): boolean;
  isSelectable(this: void, row: Row): boolean;
  onToggle(this: void, row: Row): void;
  onToggleAll(this: void): void;
}

/** Renders the tick box in the head: none, some or all. */
export function SelectAll<Row>({ selection }: { readonly selection: ListSelection<Row> }) {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const { state, onToggleAll } = selection;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={t('list.selectAll')}
      checked={state === 'all'}
      onChange={onToggleAll}
    />
  );
}

interface SelectRowProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
  readonly onToggle: () => void;
}

/** Renders the tick box of a row; none where the row cannot be selected. */
export function SelectRow({ name, isSelected, isSelectable, onToggle }: SelectRowProps) {
  const t = useText();
  if (!isSelectable) return null;
  return (
    <input
      type="checkbox"
      className={styles.box}
      // Space on the row's own control does the same: one stop less for Tab.
      tabIndex={-1}
      aria-label={t('list.select', { row: name })}
      checked={isSelected}
      onChange={onToggle}
    />
  );
}
