/** An id for what the service does not know yet; it never leaves the call (see `isLocalAddress`). */
export function newLocalId(): string {
  return `local-${crypto.randomUUID()}`;
}
