/** Returns an id for a record that the service does not know yet; only the call uses it (see `isLocalAddress`). */
export function newLocalId(): string {
  return `local-${crypto.randomUUID()}`;
}
