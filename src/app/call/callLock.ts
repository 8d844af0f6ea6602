/** How long another tab may take to give a lock up, in milliseconds: it has the call open if it does not. */
const lockPatience = 500;

/**
 * Takes the lock that says which tab has a call open; it ends with the tab. False where another tab has it.
 * @param own the call that this tab had before a reload: where the browser has no locks (no secure context), only that one is
 * taken; any other may be open elsewhere.
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
