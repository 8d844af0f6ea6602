import * as v from 'valibot';
import { amountOrZero, bareList, missingAsNull, numeric, optionalAmount, rowsOf } from './wireValues';

/* Readers that the first screens do not need, beside those of wireValues. */

/** Reads one of these numbers; a missing one is null, any other number makes the answer malformed. */
export function numberOf<const T extends number>(members: readonly T[]) {
  return missingAsNull(v.pipe(numeric, v.picklist(members)));
}

/** A number of pieces. */
export const pieces = v.pipe(numeric, v.safeInteger(), v.minValue(1));
/** Null also for what is no number of pieces. */
export const optionalPieces = v.fallback(missingAsNull(pieces), null);

/** Amounts that are only shown: null or 0 also for what cannot be read. */
export const shownAmount = v.fallback(optionalAmount, null);
export const shownAmountOrZero = v.fallback(amountOrZero, 0);

/** No body, an empty object, or the word OK. */
export const emptyAnswer = v.pipe(
  v.unknown(),
  v.check((sent) =>
    typeof sent === 'string'
      ? /^(?:ok[.!]?)?$/i.test(sent)
      : sent === null || (typeof sent === 'object' && !Array.isArray(sent) && Object.keys(sent).length === 0),
  ),
);

/** Reads the rows of a page; null for missing ones, which `pageOf` accepts only where the total is none. */
export function optionalRowsOf(row: v.GenericSchema) {
  return v.nullish(rowsOf(row), null);
}

/** A page that is a bare list; as the first page an empty one says too little. */
export function bareRows(isFirst: boolean) {
  return v.pipe(bareList, v.minLength(isFirst ? 1 : 0));
}

/**
 * A page with its rows under this key, or those rows alone, beside which nothing else is named. The rows may be missing only where the total
 * says that there are none.
 */
export function pageOf<Page extends { readonly total: number | null }>(
  schema: v.GenericSchema<unknown, Page>,
  rowsKey: keyof Page & string,
  isFirst: boolean,
) {
  const page = v.pipe(
    schema,
    v.check((read) => read[rowsKey] !== null || read.total === 0),
  );
  return v.union([
    v.pipe(
      bareRows(isFirst),
      v.transform((rows): unknown => ({ [rowsKey]: rows })),
      page,
    ),
    page,
  ]);
}

/** How many rows a full page has: the size that the answer names where it is smaller than the one asked for, as of a service with a limit. */
export function pageSizeOf(named: number | null, asked: number): number {
  return named !== null && named > 0 ? Math.min(named, asked) : asked;
}

/**
 * Returns the total of a paged list: the one that the service names, else the number of rows if this is the last page. Null: not known,
 * because another page may follow, or because this one is empty and may be behind the last page (DECISIONS 236).
 */
export function totalKnown(
  named: number | null,
  page: { readonly offset: number; readonly received: number; readonly mayHaveNext: boolean },
): number | null {
  const { offset, received, mayHaveNext } = page;
  if (named !== null) return named;
  return mayHaveNext || (received === 0 && offset > 0) ? null : offset + received;
}
