import * as v from 'valibot';
import { limits } from '~config/limits';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

/** How long to wait for a lock, in milliseconds; after that the call counts as open in another tab. */
const lockPatience = 500;

const lockName = (callId: string): string => `kontor.call.${callId}`;

/** The functions that release the locks held by this tab, by call id. */
const releases = new Map<string, () => void>();

function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Pick<Navigator, 'locks'>>).locks;
}

const Left = v.record(v.string(), v.number());

/** The calls whose tab was left within the time that a reload takes, with that moment (milliseconds since the epoch). */
function callsLeft(): v.InferOutput<typeof Left> {
  const left = readJson('local', localStorageKeys.callsLeft, (value) => v.parse(Left, value)) ?? {};
  return Object.fromEntries(Object.entries(left).filter(([, at]) => Math.abs(Date.now() - at) < limits.reloadTime));
}

/** Notes that the tab of a call is left: a reload brings the call back, a closed tab does not. */
export function noteTabLeft(callId: string): void {
  writeJson('local', localStorageKeys.callsLeft, { ...callsLeft(), [callId]: Date.now() });
}

/** Waits until the tab that left a call by a reload has opened it again, or its time for that is over. */
async function reloadEnded(callId: string): Promise<void> {
  while (callId in callsLeft() && !(await isOpenInAnotherTab(callId))) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * Acquires the lock of a call for this tab, until `releaseCall` or the end of the tab. Resolves with false when another tab
 * holds it; a call of another tab that is being reloaded is left to it.
 * @param own the id of the call that this tab had before a reload, null: none. Without `navigator.locks` (no secure context)
 * only this call can be opened, because any other may be open in another tab.
 */
export async function lockCall(callId: string, own: string | null): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) return callId === own;
  // Kept over a forced sign-out, so that no other tab takes the call until this one opens it again.
  if (releases.has(callId)) return true;
  if (callId !== own) await reloadEnded(callId);
  return new Promise((resolve) => {
    locks
      .request(lockName(callId), { signal: AbortSignal.timeout(lockPatience) }, () => {
        resolve(true);
        return new Promise<void>((release) => {
          releases.set(callId, release);
        });
      })
      .catch(() => resolve(false));
  });
}

/**
 * Releases the lock of a call that this tab does not have any more. Its journal is removed or parked: another tab that starts restores
 * every other one that it can lock.
 */
export function releaseCall(callId: string): void {
  releases.get(callId)?.();
  releases.delete(callId);
}

/** Whether a tab has opened the call; true where that cannot be known. */
export async function isOpenInAnotherTab(callId: string): Promise<boolean> {
  const locks = lockManager();
  if (locks === undefined) return true;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === lockName(callId));
}
