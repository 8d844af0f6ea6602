import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useIsNarrow } from '~/shared/hooks/useIsNarrow';
import cards from '../cards.module.css';
import { cardTitles } from '../cardTitles';
import type { ListColumn, ListSettings } from './listColumns';
import { ColumnHead, type ListSorting } from './ColumnHead';
import { RowGap, ListRow, RowShapes } from './ListRow';
import { SelectAll, type ListSelection } from './ListSelection';
import { useFittingColumns } from './useFittingColumns';
import { useListTable } from './useListTable';
import { useListWindow } from './useListWindow';
import styles from './ListTable.module.css';

export interface ListHandle {
  /** Focuses the first row, or as soon as there is one. */
  focusFirst: () => void;
  focusRow: (key: string) => void;
  scrollToTop: () => void;
}

/** What unfolds below a row. */
interface ListDetails<Row extends object> {
  /** Key of the row whose details are unfolded, if it is listed; null: none. */
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly render: (row: Row) => ReactNode;
}

interface ListTableProps<Row extends object> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Stable while nothing changes, like `keyOf` and `columns`. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first column renders the control that opens a row, marked `data-row-focus`. */
  readonly columns: readonly ListColumn<Row>[];
  readonly settings: ListSettings;
  readonly sorting?: ListSorting | undefined;
  /** Stable while nothing changes. */
  readonly selection?: ListSelection<Row> | undefined;
  /** The number of rows, loaded or not; null: not known. */
  readonly totalRows: number | null;
  readonly isBusy: boolean;
  /** Undefined for rows without details. */
  readonly details?: ListDetails<Row>;
  /** Called when the end comes near; undefined: everything is loaded. */
  readonly onNearEnd?: (() => void) | undefined;
  /** Below the last row: what is empty or failed. */
  readonly end: ReactNode;
  /** Stays at the bottom while the list scrolls, without moving a row: what can be done with the selection, what is going on. */
  readonly dock?: ReactNode;
  /** Renders the line below the list. `left`: the columns for which there is no room. */
  readonly renderFoot?: (left: readonly ListColumn<Row>[]) => ReactNode;
  readonly initialOffset?: number;
  readonly onScrolled?: ((offset: number) => void) | undefined;
  readonly ref?: Ref<ListHandle>;
}

const pageOfRows = 10;
/** Shapes of rows while the first ones are being loaded. */
const shapes = 10;
/** Pixels; the style sheet uses the same. */
const selectionWidth = 40;

/**
 * Renders rows as a table of which only the part in sight is mounted. Up, Down, Page Up, Page Down, Home and End move from row
 * to row, Enter presses the row's first control, Space selects the row, Right unfolds its details, Left and Escape fold them.
 * In a narrow window the rows are cards (UX Look); in a wide one columns for which there is no room are left out. Load it lazily.
 */
export function ListTable<Row extends object>({
  label,
  rows,
  keyOf,
  columns,
  settings,
  sorting,
  selection,
  totalRows,
  isBusy,
  details,
  onNearEnd,
  end,
  dock = null,
  renderFoot,
  initialOffset = 0,
  onScrolled,
  ref,
}: ListTableProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const table = useListTable(rows, keyOf, columns, settings);
  const hasCards = useIsNarrow();
  const { shown, left, widthRef } = useFittingColumns(
    table.columns,
    hasCards ? null : selection === undefined ? 0 : selectionWidth,
  );
  const keys = useMemo(() => table.rows.map(({ id }) => id), [table.rows]);
  const openIndex = keys.indexOf(details?.openKey ?? '');
  const openKey = keys[openIndex] ?? null;
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const part = useListWindow({
    scroll,
    keys,
    density: settings.density,
    hasCards,
    openIndex,
    keptIndex: focusedKey === null ? -1 : keys.indexOf(focusedKey),
    initialOffset,
    onNearEnd,
  });
  const { wantFocus } = useRowFocus(scroll, keys, (index) => {
    setFocusedKey(keys[index] ?? null);
    part.scrollToRow(index);
  });
  useImperativeHandle(ref, () => ({
    focusFirst: () => wantFocus(0),
    focusRow: (key) => wantFocus(Math.max(0, keys.indexOf(key))),
    scrollToTop: part.scrollToTop,
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
    const from = rowIndexAt(event.target);
    if (from === null) return;
    const to = targetOf(event.key, from, keys.length);
    const key = keys[from] ?? null;
    const row = table.rows[from]?.original;
    if (to !== null) wantFocus(to);
    else if (event.key === ' ' && selection !== undefined && isRowControl(event.target)) {
      if (row !== undefined && selection.isSelectable(row)) selection.onToggle(row);
    } else if (event.key === 'ArrowRight') details?.onOpen(key);
    else if (openKey !== null && (event.key === 'Escape' || event.key === 'ArrowLeft')) {
      wantFocus(Math.max(0, keys.indexOf(openKey)));
      details?.onOpen(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const columnCount = shown.length + (selection === undefined ? 0 : 1);
  const titles = shown.map(({ title }) => title);

  const list = (
    // The key handler moves between the rows' own controls.
    <div
      ref={scroll}
      role="presentation"
      className={[styles.scroll, styles[settings.density], selection && styles.selectable].filter(Boolean).join(' ')}
      data-density={settings.density}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // Firefox presses a button when Space is released, also where its press was handled.
        if (event.key === ' ' && selection !== undefined && isRowControl(event.target)) event.preventDefault();
      }}
      onFocus={({ target }) => {
        const index = rowIndexAt(target);
        setFocusedKey(index === null ? null : (keys[index] ?? null));
      }}
      onBlur={({ relatedTarget }) => {
        if (rowIndexAt(relatedTarget) === null) setFocusedKey(null);
      }}
      onScroll={({ currentTarget }) => onScrolled?.(currentTarget.scrollTop)}
    >
      <table
        className={`${styles.table} ${cards.cards}`}
        style={cardTitles(selection ? ['', ...titles] : titles)}
        aria-label={label}
        aria-rowcount={totalRows === null ? -1 : totalRows + 1}
      >
        <colgroup>
          {selection && <col style={{ width: selectionWidth }} />}
          {shown.map(({ id, width: pixels, grows }) => (
            <col key={id} style={grows === true ? undefined : { width: pixels }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col">
                <SelectAll selection={selection} />
              </th>
            )}
            {shown.map((column) => (
              <ColumnHead key={column.id} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {part.mounted.flatMap(({ kind, row, item, gap }) => {
            const data = table.rows[row]?.original;
            if (data === undefined) return [];
            const isOpen = row === openIndex;
            return [
              <RowGap key={`${String(item.key)} gap`} pixels={gap} columns={columnCount} />,
              kind === 'row' ? (
                <ListRow
                  key={item.key}
                  data={data}
                  index={row}
                  isOpen={isOpen}
                  columns={shown}
                  measure={hasCards ? part.measure : undefined}
                  item={item.index}
                  select={selection?.onToggle}
                  isSelected={selection?.isSelected(data) ?? false}
                  isSelectable={selection?.isSelectable(data) ?? false}
                  name={selection?.nameOf(data) ?? ''}
                />
              ) : (
                <tr key={item.key} ref={part.measure} data-index={item.index} data-row={row} className={styles.details}>
                  <td colSpan={columnCount}>
                    <div className={styles.inSight}>{details?.render(data)}</div>
                  </td>
                </tr>
              ),
            ];
          })}
          <RowGap pixels={part.gapBelow} columns={columnCount} />
          {isBusy && rows.length === 0 && <RowShapes rows={shapes} columns={columnCount} />}
        </tbody>
      </table>
      {end}
      <div ref={widthRef} className={styles.dock}>
        {dock}
      </div>
    </div>
  );
  return (
    <>
      {list}
      {renderFoot?.(left)}
    </>
  );
}

/** Moves the focus to a row; one that is not mounted or not there yet is focused as soon as it is. */
function useRowFocus(
  scroll: { readonly current: HTMLElement | null },
  keys: readonly string[],
  bringIntoSight: (index: number) => void,
) {
  const wanted = useRef<number | null>(null);
  const focusWanted = () => {
    const row =
      wanted.current === null ? null : scroll.current?.querySelector(`tr[data-row="${String(wanted.current)}"]`);
    const control = row?.querySelector<HTMLElement>('[data-row-focus]');
    if (control === undefined || control === null) return;
    wanted.current = null;
    control.focus();
  };
  // After each render, because the row may be mounted by any of them.
  useEffect(focusWanted);
  return {
    wantFocus: (index: number) => {
      wanted.current = index;
      if (index < keys.length) bringIntoSight(index);
      focusWanted();
    },
  };
}

function rowIndexAt(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('tr[data-row]') : null;
  return row instanceof HTMLElement ? Number(row.dataset['row']) : null;
}

/** A field in a row that handles arrows and Space itself; a tick box handles Space only. */
function isTextField(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function isRowControl(target: EventTarget): boolean {
  return target instanceof HTMLElement && 'rowFocus' in target.dataset;
}

/** The row that a key leads to; null for any other key, and where there is no such row. */
function targetOf(key: string, from: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageOfRows,
    PageUp: -pageOfRows,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), count - 1);
}
