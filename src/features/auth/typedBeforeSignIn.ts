import { sessionStorageKeys } from '~config/storageKeys';
import { isText, keystrokeOf } from '~/shared/keyboard/keystroke';
import { readText, remove, writeText } from '~/shared/storage/safeStorage';

/** Remembers in this tab that typed text was dropped because of a sign-in, so that the agent is told after it. */
export function noteDroppedText(): void {
  writeText('session', sessionStorageKeys.typedBeforeSignIn, 'dropped');
}

/** Whether text was dropped because of the sign-in; forgets it. */
export function takeDroppedText(): boolean {
  const wasDropped = readText('session', sessionStorageKeys.typedBeforeSignIn) !== null;
  remove('session', sessionStorageKeys.typedBeforeSignIn);
  return wasDropped;
}

/** Notes text that is typed or pasted while no screen takes it, until the returned function is called. */
export function noteTypedText(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isText(keystrokeOf(event) ?? undefined)) noteDroppedText();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', noteDroppedText, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('paste', noteDroppedText, { capture: true });
  };
}
