import { readBerlinDateAndTime } from '../common/berlinTime';
import type { NotificationLine } from './notificationText';

export type NotificationKind = 'info' | 'warning' | 'other';

/** A notification of the content service, shown from `publishedFrom` to `publishedTo` (milliseconds; null: no limit). */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly publishedFrom: number | null;
  readonly publishedTo: number | null;
  readonly lines: readonly NotificationLine[];
}

/** Below this, a number is seconds since 1970, not milliseconds. */
const firstMilliseconds = 100_000_000_000;
const localTime = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/**
 * Reads a published time: ISO with offset, without one (Berlin; a day alone begins at 00:00 and ends at 24:00), or a number of
 * seconds or milliseconds. Null for a missing time, NaN for an unreadable one (DECISIONS 108).
 */
export function readPublished(value: unknown, bound: 'from' | 'to'): number | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{9,14}$/.test(value))) {
    const number = Number(value);
    // `getTime` is NaN for a number that no date can have.
    return new Date(Math.abs(number) < firstMilliseconds ? number * 1_000 : number).getTime();
  }
  if (typeof value !== 'string') return Number.NaN;
  const local = localTime.exec(value.trim());
  if (local === null) return Date.parse(value);
  const [, year = '', month = '', day = '', hour, minute = '00'] = local;
  const isLastMinute = hour === undefined && bound === 'to';
  const time = isLastMinute ? '23:59' : `${hour ?? '00'}:${minute}`;
  const instant = Date.parse(readBerlinDateAndTime(`${day}.${month}.${year} ${time}`) ?? '');
  return isLastMinute ? instant + 60_000 - 1 : instant;
}

export function notificationKind(type: unknown): NotificationKind {
  const word = typeof type === 'string' ? type.trim().toLowerCase() : '';
  if (word === 'info' || word === 'information') return 'info';
  return word === 'warning' || word === 'warn' ? 'warning' : 'other';
}

/** Newest first (REQ A10.5); of several with one id only the newest. */
export function newestFirst(items: readonly Notification[]): readonly Notification[] {
  const sorted = items.toSorted((a, b) => (b.publishedFrom ?? -Infinity) - (a.publishedFrom ?? -Infinity) || 0);
  const ids = new Set<string>();
  return sorted.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Whether the present lies between both times, these included (REQ A10.3). */
export function isPublished({ publishedFrom, publishedTo }: Notification, now: number): boolean {
  return (publishedFrom ?? -Infinity) <= now && now <= (publishedTo ?? Infinity);
}

/** Milliseconds until the next notification appears or ends; null where none will. */
export function untilNextChange(items: readonly Notification[], now: number): number | null {
  const moments = items.flatMap(({ publishedFrom, publishedTo }) => [
    publishedFrom ?? -Infinity,
    // Still shown at the last millisecond.
    publishedTo === null ? -Infinity : publishedTo + 1,
  ]);
  const next = Math.min(...moments.filter((moment) => moment > now));
  return Number.isFinite(next) ? next - now : null;
}

/** Reads the stored ids; anything else in the entry is dropped. Null where it is no list. */
export function readClosedIds(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter((id): id is string | number => ['string', 'number'].includes(typeof id)).map(String);
}

/** Adds an id and forgets those that the service no longer lists, so that the entry cannot grow for ever. */
export function withClosed(
  closed: readonly string[],
  id: string,
  listed: readonly Notification[],
  most: number,
): readonly string[] {
  const known = new Set(listed.map((item) => item.id));
  return [...closed.filter((other) => other !== id && known.has(other)), id].slice(-most);
}
