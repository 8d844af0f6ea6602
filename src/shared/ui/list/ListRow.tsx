import { memo } from 'react';
import type { ListColumn } from './listColumns';
import { SelectRow, type ListSelection } from './ListSelection';
import styles from './ListTable.module.css';

interface ListRowProps {
  readonly data: unknown;
  readonly index: number;
  readonly isOpen: boolean;
  readonly columns: readonly ListColumn<unknown>[];
  /** Undefined: rows cannot be selected. */
  readonly select: ListSelection<unknown>['onToggle'] | undefined;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
  readonly name: string;
}

/** Renders a row; only one whose data, selection or columns changed renders again. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { data, index, isOpen, columns, select, isSelected, isSelectable, name } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      className={[isOpen && styles.open, isSelected && styles.selected].filter(Boolean).join(' ') || undefined}
    >
      {select && (
        <td>
          <SelectRow name={name} isSelected={isSelected} isSelectable={isSelectable} onToggle={() => select(data)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={column.align === 'end' ? styles.end : undefined}>
          {column.render(data)}
        </td>
      ))}
    </tr>
  );
});

/** Stands for rows that are not mounted. */
export function Gap({ pixels, columns }: { readonly pixels: number; readonly columns: number }) {
  if (pixels <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ height: pixels }} />
    </tr>
  );
}
