import { shortcutOf } from './keys';

/** One key press: a character, a key by its `KeyboardEvent.key`, or a pasted text. `at`: the time of its event (`performance.now()`). */
export type Keystroke = { readonly at: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean }
);

const editingKeys = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);

/**
 * Converts an event into a keystroke; null for modifiers alone, shortcuts of browser or system, and characters being
 * composed.
 */
export function keystrokeOf(event: KeyboardEvent): Keystroke | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, timeStamp: at } = event;
  if (isComposing || key === 'Dead') return null;
  const isAltGraph = event.getModifierState('AltGraph');
  if (key.length === 1 && (isAltGraph || (!ctrlKey && !metaKey && !altKey))) return { at, kind: 'text', text: key };
  const isEditing = editingKeys.has(key) && !ctrlKey && !metaKey && !altKey;
  return shortcutOf(event) !== undefined || isEditing
    ? { at, kind: 'key', key, ctrlKey: ctrlKey || metaKey, shiftKey }
    : null;
}

export function isEnter(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'key' && stroke.key === 'Enter' && !stroke.ctrlKey;
}

/** Whether a keystroke deletes what was typed. */
export function isCorrection(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'key' && (stroke.key === 'Backspace' || stroke.key === 'Delete');
}

/** Whether a keystroke acts on the page: a function key or a chord. */
export function isShortcut(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'key' && (stroke.ctrlKey || /^F\d/.test(stroke.key));
}

/** Whether a keystroke is text input; a blank alone is not, because it presses buttons. */
export function isText(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'paste' || (stroke?.kind === 'text' && stroke.text !== ' ');
}
