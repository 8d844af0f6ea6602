import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { orderColumns, type ListColumn, type ListSettings } from './listColumns';

// Version 9 has no features but the registered ones; filtering and sorting are the service's.
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });

/** Returns the rows and the shown columns of a list. Table builds the models; what is passed has to be stable. */
export function useListTable<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  columns: readonly ListColumn<Row>[],
  { order, hidden }: ListSettings,
) {
  const definitions = useMemo(
    () => columns.map(({ id, title }): ColumnDef<typeof features, Row> => ({ id, header: title })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: orderColumns(columns, order).map(({ id }) => id),
      columnVisibility: Object.fromEntries(columns.map(({ id }, index) => [id, index === 0 || !hidden.includes(id)])),
    }),
    [columns, order, hidden],
  );
  const table = useTable({ features, columns: definitions, data: rows, getRowId: keyOf, state });
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  const shown = ids.join(' ');
  return {
    rows: table.getRowModel().rows,
    columns: useMemo(
      () => shown.split(' ').flatMap((id) => columns.find((column) => column.id === id) ?? []),
      [shown, columns],
    ),
  };
}
