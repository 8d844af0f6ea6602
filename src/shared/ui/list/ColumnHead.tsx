import type { ListColumn } from './listColumns';
import styles from './ListTable.module.css';

export type SortDirection = 'ASC' | 'DESC';

/** The column that a list is sorted by; its owner decides what pressing a head does. */
export interface ListSorting {
  readonly columnId: string | null;
  readonly direction: SortDirection;
  readonly onSort: (columnId: string) => void;
}

interface ColumnHeadProps {
  readonly column: ListColumn<unknown>;
  readonly sorting: ListSorting | undefined;
}

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;
const arrow = { ASC: '↑', DESC: '↓' } as const;

/** Renders the head of a column, as a button where the list can be sorted by it. */
export function ColumnHead({ column: { id, title, align, isSortable = false }, sorting }: ColumnHeadProps) {
  const isSorted = sorting?.columnId === id;
  return (
    <th
      scope="col"
      className={align === 'end' ? styles.end : undefined}
      aria-sort={isSorted ? ariaSort[sorting.direction] : undefined}
    >
      {isSortable && sorting !== undefined ? (
        <button type="button" className={styles.sort} onClick={() => sorting.onSort(id)}>
          {title}
          <span aria-hidden="true">{isSorted ? ` ${arrow[sorting.direction]}` : ''}</span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
