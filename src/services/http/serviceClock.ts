/**
 * The service's clock (`Date`: CONTRACT 2; DECISIONS 18): 'now' of business rules is the client's time plus the offset measured
 * in responses, so that an agent's computer with a wrong clock neither offers expired vouchers nor signs out.
 */
let offset: number | null = null;

/** Milliseconds: `Date` has whole seconds. */
const resolution = 1_000;

/**
 * Measures the offset with the `Date` header of a response that was requested at `sentAt` and received at `receivedAt` (both
 * milliseconds of the client's clock). Ignores unreadable dates, and differences that the duration of the request explains.
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

/** The service's present time; the client's until a response was received. */
export function serviceNow(): Date {
  return new Date(Date.now() + (offset ?? 0));
}

/** Whether a response has given the service's time yet. */
export function serviceTimeKnown(): boolean {
  return offset !== null;
}

/** Forgets the offset; for tests. */
export function resetServiceClock(): void {
  offset = null;
}
