import * as v from 'valibot';
import { berlinDay, isDay, withBerlinOffset } from '~/domain/common/berlinTime';
import { toCents, type Cents } from '~/domain/common/money';
import { memberOf } from '~/domain/common/memberOf';

/*
 * Readers of single values, for every wire schema (`npm run rules` refuses others in services): a service may write a number, a
 * flag or a code in more than one way, and may send one object where a list is documented (CONTRACT 5).
 */

const decimal = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i;

function toNumber(sent: unknown): unknown {
  return typeof sent === 'string' && decimal.test(sent.trim()) ? Number(sent) : sent;
}

/** A finite number, also as text. */
export const numeric = v.pipe(v.unknown(), v.transform(toNumber), v.number(), v.finite());

/** Reads null, a missing value and empty text as null; anything else has to fit. */
export function missingAsNull<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((sent) => (sent === '' ? null : sent)),
    v.nullable(schema),
  );
}

/** Null also for what is no number. */
export const optionalNumber = v.fallback(missingAsNull(numeric), null);
/** Null also for what is no whole number of at least 0. */
export const optionalCount = v.fallback(missingAsNull(v.pipe(numeric, v.safeInteger(), v.minValue(0))), null);

/** An amount on the wire as whole cents. One that is too large to be counted in cents is malformed. */
export const amount = v.pipe(
  numeric,
  v.transform((value): Cents => toCents(value)),
  v.safeInteger(),
);
/** A price, which is not below zero. */
export const price = v.pipe(amount, v.minValue(0));
/** A missing amount as null; one that cannot be read is malformed, because it would make a sum wrong. */
export const optionalAmount = missingAsNull(amount);
export const amountOrZero = v.pipe(
  optionalAmount,
  v.transform((value): Cents => value ?? 0),
);
/** The flag that a text writes; anything else as it is. */
export function toFlag(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const word = sent.trim().toLowerCase();
  return word === 'true' || (word === 'false' ? false : sent);
}

/** True or false, also as text. */
export const flag = v.pipe(v.unknown(), v.transform(toFlag), v.boolean());
export const optionalFlag = v.fallback(missingAsNull(flag), null);
/** `missing` also for what is neither true nor false. */
export function flagOr(missing: boolean) {
  return v.pipe(
    optionalFlag,
    v.transform((sent) => sent ?? missing),
  );
}

/** Identifiers are text; a service that sends a number means the same, unless it has too many digits to be read exactly. */
export const idText = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'number' && Math.abs(sent) <= Number.MAX_SAFE_INTEGER ? String(sent) : sent)),
  v.string(),
  // Removes marks of writing direction: one that the text does not close would reverse the words after it in the line.
  v.transform((sent) => sent.replaceAll(/\p{Bidi_Control}/gu, '')),
);
export const id = v.pipe(idText, v.nonEmpty());

/** A customer number. Where a service sends it as a JSON number, its leading 0 is restored (REQ B1.1, DECISIONS 217). */
const customerNumberText = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'number' && sent >= 100_000 ? `0${String(sent)}` : sent)),
  idText,
);
export const customerNumber = v.pipe(customerNumberText, v.nonEmpty());
export const optionalCustomerNumber = v.fallback(v.nullish(customerNumberText, null), null);
/** Null for missing text and for what is no text. */
export const optionalText = v.fallback(v.nullish(idText, null), null);
/** Empty for missing text and for what is no text. */
export const text = v.fallback(v.nullish(idText, ''), '');

const timeInParts =
  /^(?:(?<isoDay>\d{4}-\d{2}-\d{2})|(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4}))(?:[T ]+(?<minutes>\d{2}:\d{2})(?<seconds>:\d{2})?(?:[.,]\d+)?(?<zone>\s*(?:Z|[+-]\d{2}(?::?\d{2})?))?)?$/i;

/**
 * A time as text (DECISIONS 208): one without a zone is Berlin's, a day without a time stays a day, and on a day that no calendar has
 * there is none. Any other text as it is.
 */
function toTime(sent: string): string | null {
  const parts = timeInParts.exec(sent.trim())?.groups;
  if (parts === undefined) return sent;
  const { isoDay, day: ofMonth = '', month = '', year = '', minutes, seconds = ':00', zone } = parts;
  const day = isoDay ?? `${year}-${month}-${ofMonth}`;
  if (!isDay(day)) return null;
  if (minutes === undefined) return day;
  if (zone !== undefined) return sent;
  return withBerlinOffset(`${day}T${minutes}${seconds}`) ?? sent;
}

/**
 * The moment that a number means, counted in milliseconds since the epoch, or a text. Smaller numbers may be seconds or no moment at
 * all: they are no text and so are read as a missing one.
 */
function toMoment(sent: unknown): unknown {
  if (typeof sent === 'string') return toTime(sent);
  return typeof sent === 'number' && sent >= 100_000_000_000 && sent <= 8_640_000_000_000_000
    ? new Date(sent).toISOString()
    : sent;
}
const timestamp = v.pipe(v.unknown(), v.transform(toMoment), v.string());
/** A timestamp; null for a missing one. */
export const optionalTime = v.fallback(v.nullish(timestamp, null), null);
/** Empty for a missing timestamp. */
export const time = v.fallback(v.nullish(timestamp, ''), '');

/** A code as the requirement writes its codes, for those that are compared elsewhere: `to be archived` as `TO_BE_ARCHIVED`. */
export const capitals = (spelled: string) =>
  spelled
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

/** `other`: for a missing code and for one that this version does not know. */
export function codeOr<const T extends string, const O extends string | null>(members: readonly T[], other: O) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((sent): T | O => memberOf(members, sent) ?? other),
  );
}

/** A code that has to be known. */
export function code<const T extends string>(members: readonly T[]) {
  return v.pipe(codeOr(members, null), v.picklist(members));
}

/** A code that is only shown or compared: a known one in its own spelling, any other as it is, a missing one empty. */
export function codeText(members: readonly string[]) {
  return v.pipe(
    text,
    v.transform((sent) => memberOf(members, sent) ?? sent),
  );
}

/** Null for a missing code. */
export function optionalCode(members: readonly string[]) {
  return v.pipe(
    codeText(members),
    v.transform((sent) => (sent === '' ? null : sent)),
  );
}

const toList = (sent: unknown): readonly unknown[] =>
  Array.isArray(sent) ? sent : sent === null || sent === '' ? [] : [sent];

/** A list of which members may be left out; one value alone is a list of it, none an empty one. */
export const list = v.pipe(v.nullish(v.unknown(), null), v.transform(toList));
/** A list, with nothing else in its place. */
export const bareList = v.array(v.unknown());
/** A list without a member. */
export const emptyList = v.pipe(
  bareList,
  v.check((rows) => rows.length === 0),
);
/** Reads a list; a missing one is null, because it may mean something else than an empty one. */
export const optionalList = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => (sent === null ? null : toList(sent))),
);
/** The members of a list that fit; a malformed one does not hide the others. */
export function listOf<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    list,
    v.transform((sent) => readEach(schema, sent)),
  );
}
/** Reads a list member by member and leaves out those that do not fit the schema. */
export function readEach<S extends v.GenericSchema>(schema: S, sent: readonly unknown[]): v.InferOutput<S>[] {
  return sent.flatMap((candidate) => {
    const read = v.safeParse(schema, candidate);
    return read.success ? [read.output] : [];
  });
}

/**
 * The rows of an answer, or one that fits `row` alone. Anything else is malformed, and so are rows of which none fits: they must not be shown as
 * an empty list.
 */
export function rowsOf(row: v.GenericSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((sent): unknown => (!Array.isArray(sent) && v.is(row, sent) ? [sent] : sent)),
    bareList,
    v.check((rows) => rows.length === 0 || rows.some((each) => v.is(row, each))),
  );
}
/** Rows of which none may be left out: one that is malformed makes the list malformed. */
export function wholeListOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(rowsOf(row), v.array(row));
}
/** The rows of an answer, below its key or as the answer itself; text alone is no answer. */
export function rowsUnder(key: string, row: v.GenericSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((sent): unknown =>
      typeof sent === 'object' && sent !== null && key in sent ? Reflect.get(sent, key) : sent,
    ),
    v.check((sent) => typeof sent !== 'string'),
    rowsOf(row),
  );
}

/** An object that may be missing; null also for a malformed one. */
export function optionalPart<S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullish(schema, null), null);
}

function toDay(sent: string | null): string | null {
  if (sent === null || isDay(sent)) return sent;
  const written = sent.slice(0, 10);
  if (!isDay(written)) return null;
  const moment = new Date(sent);
  return Number.isNaN(moment.getTime()) ? written : berlinDay(moment);
}

/** The calendar day of a date or of a timestamp, whose day is that in Berlin; null for anything else. */
export const optionalDay = v.pipe(optionalTime, v.transform(toDay));
