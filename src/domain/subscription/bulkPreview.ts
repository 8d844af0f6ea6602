import type { CsvCell } from '~/domain/common/csv';
import { nameOfSubscription, type Subscription } from './subscription';

/** Up to this many subscriptions a bulk action is sent without typing their number. */
export const unaskedBulk = 100;

/** A value and how often it occurs. */
export type ValueCount = readonly [value: string, count: number];

/** What a bulk action would change in the loaded subscriptions. `broughtForward`: how many get a delivery date that is earlier than now. */
export interface BulkPreview {
  readonly statuses: readonly (readonly [status: Subscription['status']['type'], count: number])[];
  readonly products: readonly ValueCount[];
  readonly dates: readonly ValueCount[];
  readonly broughtForward: number;
}

/** `day`: the new date, `YYYY-MM-DD`; null where it stays. Products and dates that occur most come first. */
export function bulkPreview(rows: readonly Subscription[], day: string | null): BulkPreview {
  return {
    statuses: countsOf(rows.map(({ status }) => status.type)),
    products: countsOf(rows.map(({ product }) => product.name)),
    dates: countsOf(rows.flatMap(({ aboInfo }) => aboInfo.nextOrderDate ?? [])),
    broughtForward: rows.filter(({ aboInfo: { nextOrderDate } }) => isEarlier(day, nextOrderDate)).length,
  };
}

/** The rows of the CSV file: the headings, then number, product, status, old and new date of each subscription. */
export function previewRows(
  rows: readonly Subscription[],
  day: string | null,
  { headings, statusOf }: { readonly headings: readonly string[]; readonly statusOf: (row: Subscription) => string },
): readonly (readonly CsvCell[])[] {
  const cells = rows.map((row) => {
    const { nextOrderDate } = row.aboInfo;
    return [nameOfSubscription(row), row.product.name, statusOf(row), nextOrderDate, day ?? nextOrderDate];
  });
  return [headings, ...cells];
}

function isEarlier(day: string | null, before: string | null): boolean {
  return day !== null && before !== null && day < before;
}

function countsOf<Value extends string>(values: readonly Value[]): readonly (readonly [Value, number])[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
