/**
 * The service's clock (`Date`: CONTRACT 2; DECISIONS 18): 'now' of business rules is the client's time plus the offset
 * seen in the answers, so that an agent's computer with a wrong clock neither offers expired vouchers nor signs out.
 */
let offset: number | null = null;

/** `Date` has whole seconds, so an answer says at best "within this second". */
const resolution = 1_000;

/**
 * Learns from the `Date` header of an answer that was under way from `sentAt` to `receivedAt` (both milliseconds of the
 * client's clock). Unreadable dates are ignored; differences that the journey explains do not move the clock.
 */
export function learnServiceTime(date: string | undefined, sentAt: number, receivedAt: number): void {
  const serverTime = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const journey = Math.max(0, receivedAt - sentAt);
  const measured = serverTime + resolution / 2 - (sentAt + receivedAt) / 2;
  const tolerance = resolution + journey / 2;
  if (Math.abs(measured - (offset ?? 0)) > tolerance) offset = measured;
  else offset ??= 0;
}

/** The service's present time; the client's until an answer has been seen. */
export function serviceNow(): Date {
  return new Date(Date.now() + (offset ?? 0));
}

/** Whether an answer has told the service's time yet. */
export function serviceTimeKnown(): boolean {
  return offset !== null;
}

/** Forgets what was learned; for tests. */
export function resetServiceClock(): void {
  offset = null;
}
