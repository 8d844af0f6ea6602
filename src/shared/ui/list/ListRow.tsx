import { memo, type Ref } from 'react';
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
  /** Measures the row; undefined: its height is known. */
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  /** Index of the mounted item, which the measurement reads. */
  readonly item: number;
}

/** Renders a row; only one whose data, selection or columns changed renders again. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { data, index, isOpen, columns, select, isSelected, isSelectable, name, measure, item } = props;
  return (
    <tr
      ref={measure}
      data-index={item}
      aria-rowindex={index + 2}
      data-row={index}
      className={[isOpen && styles.open, isSelected && styles.selected].filter(Boolean).join(' ') || undefined}
    >
      {select && (
        <td>
          <SelectRow name={name} isSelected={isSelected} isSelectable={isSelectable} onToggle={() => select(data)} />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          // Says which row it is: a screen reader names it with every cell of the row.
          role={place === 0 ? 'rowheader' : undefined}
          className={column.align === 'end' ? styles.end : undefined}
        >
          {column.render(data)}
        </td>
      ))}
    </tr>
  );
});

interface ShapesProps {
  readonly rows: number;
  readonly columns: number;
}

/** Renders the shape of rows that are being loaded, as high as rows are (UX 4). */
export function RowShapes({ rows, columns }: ShapesProps) {
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} aria-hidden="true" className={styles.shape}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          <span />
        </td>
      ))}
    </tr>
  ));
}

/** Stands for rows that are not mounted. */
export function RowGap({ pixels, columns }: { readonly pixels: number; readonly columns: number }) {
  if (pixels <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} style={{ height: pixels }} />
    </tr>
  );
}
