import type { ReactNode } from 'react';

/** A column of a list. The first one is shown at any width; it can be neither hidden nor moved. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Pixels; a column that grows has at least these. */
  readonly width: number;
  readonly grows?: true;
  /** Numbers are aligned right (UX Look). */
  readonly align?: 'end';
  /** Its head is a button that sorts the list. */
  readonly isSortable?: boolean;
  /** Shown at any width, such as what can be done with the row. */
  readonly isFixed?: true;
  render(row: Row): ReactNode;
}

/** `compact` shows each row in one line. */
export const densities = ['normal', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The columns that the agent chose, and their order. */
export interface ListSettings {
  /** Ids of the columns in their order; columns that are not named follow. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly density: Density;
}

export const defaultSettings: ListSettings = { order: [], hidden: [], density: 'normal' };

/** All columns in the agent's order, hidden ones included; the first column stays first. */
export function orderColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const placeOf = ({ id }: Column) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [first, ...others.toSorted((a, b) => placeOf(a) - placeOf(b))];
}

/**
 * Splits columns into those that fit beside each other in `width` pixels and those that do not: the first column and fixed ones always
 * fit, of the others as many as there is room for, in their order. 0: the width is not known, and all fit.
 */
export function fitColumns<Column extends Pick<ListColumn<never>, 'width' | 'isFixed'>>(
  columns: readonly Column[],
  width: number,
): { readonly shown: readonly Column[]; readonly left: readonly Column[] } {
  const isFixed = (column: Column, index: number) => index === 0 || column.isFixed === true;
  const fixedWidth = columns.filter(isFixed).reduce((sum, column) => sum + column.width, 0);
  let room = width === 0 ? Number.POSITIVE_INFINITY : width - fixedWidth;
  const isShown = columns.map((column, index) => {
    if (isFixed(column, index)) return true;
    // The first column that does not fit ends the row: a narrower one behind it would stand in another's place.
    room = column.width <= room ? room - column.width : -1;
    return room >= 0;
  });
  return { shown: columns.filter((_column, at) => isShown[at]), left: columns.filter((_column, at) => !isShown[at]) };
}

/** The ids of the columns after one was moved by a place; unchanged at either end. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  // The first column stays.
  if (from < 1 || to < 1 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The columns of an address, `number,total`: these are shown, in this order. Ids that the list does not have are ignored. */
export function columnsOfAddress(text: string, ids: readonly string[]): Pick<ListSettings, 'order' | 'hidden'> {
  const order = text.split(',').filter((id) => ids.includes(id));
  return { order, hidden: ids.filter((id) => !order.includes(id)) };
}

/** What the address says about the columns; null where they are the list's own. */
export function addressOfColumns({ order, hidden }: ListSettings, ids: readonly string[]): string | null {
  const shown = orderColumns(
    ids.map((id) => ({ id })),
    order,
  ).flatMap(({ id }) => (hidden.includes(id) ? [] : [id]));
  const text = shown.join(',');
  return text === ids.join(',') ? null : text;
}
