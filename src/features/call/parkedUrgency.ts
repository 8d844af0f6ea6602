import { parkingLimits } from '~config/limits/parking';
import type { ParkedMark, ParkingReason } from './parkedMark';

export function isDue({ dueAt }: ParkingReason, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) <= now.getTime();
}

/** Due ones first, then in the order in which they were parked. */
export function byUrgency(now: Date): (a: ParkedMark, b: ParkedMark) => number {
  return (a, b) => Number(isDue(b, now)) - Number(isDue(a, now)) || Date.parse(a.parkedAt) - Date.parse(b.parkedAt);
}

/** Whether the call was parked for so long that what it shows may have changed at the services. */
export function isStale({ parkedAt }: ParkedMark, now: Date): boolean {
  return now.getTime() - Date.parse(parkedAt) >= parkingLimits.parkedFresh;
}
