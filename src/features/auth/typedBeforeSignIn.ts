import { sessionStorageKeys } from '~config/storageKeys';
import { lineTime } from '~/shared/keyboard/keyBuffer';
import { isText, keystrokeOf } from '~/shared/keyboard/keystroke';
import { readText, removeText, writeText } from '~/shared/storage/safeStorage';

/** Remembers in this tab that typed text was dropped because of a sign-in, so that the agent is told after it. */
export function noteDroppedText(): void {
  writeText('session', sessionStorageKeys.typedBeforeSignIn, 'dropped');
}

/** Returns whether text was dropped because of a sign-in, and resets that. */
export function takeDroppedText(): boolean {
  const wasDropped = readText('session', sessionStorageKeys.typedBeforeSignIn) !== null;
  removeText('session', sessionStorageKeys.typedBeforeSignIn);
  return wasDropped;
}

/** Records whether text is typed or pasted while no screen is rendered. The returned function stops it. */
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

/**
 * Listens to the keys of the window. The returned function tells whether the last one was a character of less than a second ago: then
 * the next ones may reach the page of the provider, where nothing notes them.
 */
export function watchLine(page: EventTarget): () => boolean {
  let lastCharacterAt = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: Event) => {
    const stroke = event instanceof KeyboardEvent ? keystrokeOf(event) : null;
    if (stroke !== null) lastCharacterAt = isText(stroke) ? performance.now() : Number.NEGATIVE_INFINITY;
  };
  page.addEventListener('keydown', onKeyDown, { capture: true });
  return () => performance.now() - lastCharacterAt < lineTime;
}
