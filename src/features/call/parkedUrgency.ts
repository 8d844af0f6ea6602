import type { ParkedMark } from './parkedMark';

export function isDue({ dueAt }: ParkedMark, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) <= now.getTime();
}

/** Due ones first, then in the order in which they were parked. */
export function byUrgency(now: Date): (a: ParkedMark, b: ParkedMark) => number {
  return (a, b) => Number(isDue(b, now)) - Number(isDue(a, now)) || Date.parse(a.parkedAt) - Date.parse(b.parkedAt);
}
