/** Validates the PIN input: three digits are required, longer input is accepted (REQ B3.6, DECISIONS 6). */
export function isPinInput(text: string): boolean {
  return /^\d{3,20}$/.test(text);
}

export function pinIsExhausted(failedAttempts: number, maximum: number): boolean {
  return failedAttempts >= maximum;
}

const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Whole seconds until the next attempt (DECISIONS 7); 0 when `retryAt` is null, past or unreadable. */
export function secondsLeft(retryAt: string | null, now: Date): number {
  const end = retryAt !== null && isoTimestamp.test(retryAt) ? Date.parse(retryAt) : Number.NaN;
  return Number.isNaN(end) ? 0 : Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}
