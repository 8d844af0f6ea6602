import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '~/shared/storage/safeStorage';

/** Notes that a sign-in which the application started because a session had ended has succeeded in this tab. */
export function noteReplacedSession(): void {
  writeText('session', sessionStorageKeys.sessionReplaced, String(Date.now()));
}

/**
 * Whether that was within `limits.sessionReplacedAge`. A session that ends so soon again is not replaced once more by itself: the provider
 * signs an agent in without a question while it has a session, so that a service which refuses every token would cause an endless loop.
 */
export function isSessionReplaced(): boolean {
  const at = readText('session', sessionStorageKeys.sessionReplaced);
  return at !== null && Math.abs(Date.now() - Number(at)) < limits.sessionReplacedAge;
}
