import { sessionStorageKeys } from '~config/storageKeys';
import { readText, removeText, writeText } from '~/shared/storage/safeStorage';

/** Remembers in this tab that something was not done because the session ended: its notice goes with the page to the sign-in. */
export function noteUndone(text: string): void {
  const before = readText('session', sessionStorageKeys.undoneBeforeSignIn);
  writeText('session', sessionStorageKeys.undoneBeforeSignIn, before === null ? text : `${before}\n${text}`);
}

/** Returns the texts of what was not done because of a sign-in, and forgets them. */
export function takeUndone(): readonly string[] {
  const texts = readText('session', sessionStorageKeys.undoneBeforeSignIn);
  removeText('session', sessionStorageKeys.undoneBeforeSignIn);
  return texts === null ? [] : [...new Set(texts.split('\n'))];
}

/** Remembers whose session has ended in this tab. */
export function noteEndedSession(username: string): void {
  writeText('session', sessionStorageKeys.endedSessionOf, username);
}

/** Whether the session that ended in this tab, if any, was this agent's: what was noted before the sign-in concerns nobody else. */
export function isOwnSession(username: string): boolean {
  return [null, username].includes(readText('session', sessionStorageKeys.endedSessionOf));
}
