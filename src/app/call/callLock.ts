/** How long to wait for a lock, in milliseconds; after that the call counts as open in another tab. */
const lockPatience = 500;

const lockName = (callId: string): string => `kontor.call.${callId}`;

function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Pick<Navigator, 'locks'>>).locks;
}

/**
 * Acquires the lock of a call for this tab; the browser releases it when the tab closes. Resolves with false when another tab
 * holds it.
 * @param own the id of the call that this tab had before a reload, null: none. Without `navigator.locks` (no secure context)
 * only this call can be opened, because any other may be open in another tab.
 */
export async function lockCall(callId: string, own: string | null): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) return callId === own;
  return new Promise((resolve) => {
    locks
      .request(lockName(callId), { signal: AbortSignal.timeout(lockPatience) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        resolve(false);
      });
  });
}

/** Whether a tab has opened the call; true where that cannot be known. */
export async function isOpenInAnotherTab(callId: string): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) return true;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName(callId));
}
