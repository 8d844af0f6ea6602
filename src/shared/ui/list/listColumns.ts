import type { ReactNode } from 'react';

/** A column of a list. The first one stays in view while the list is scrolled sideways; it can be neither hidden nor moved. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Pixels; a column that grows has at least these. */
  readonly width: number;
  readonly grows?: true;
  /** Numbers are aligned right (UX Look). */
  readonly align?: 'end';
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

/** The order after a column was moved by one place; unchanged at either end. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  // The first column stays.
  if (from < 1 || to < 1 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
