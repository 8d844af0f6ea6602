/** How long to wait for a lock, in milliseconds; after that the call counts as open in another tab. */
const lockPatience = 500;

/**
 * Acquires the lock of a call for this tab; the browser releases it when the tab closes. Resolves with false when another tab
 * holds it.
 * @param own the id of the call that this tab had before a reload, null: none. Without `navigator.locks` (no secure context)
 * only this call can be opened, because any other may be open in another tab.
 */
export async function lockCall(callId: string, own: string | null): Promise<boolean> {
  const { locks } = globalThis.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return callId === own;
  return new Promise((resolve) => {
    locks
      .request(`kontor.call.${callId}`, { signal: AbortSignal.timeout(lockPatience) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        resolve(false);
      });
  });
}
