import { matchesAnyKey } from './keys';

/** One buffered key press: a character, or a key by its `KeyboardEvent.key`. */
export type Keystroke =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean };

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
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || key === 'Dead') return null;
  const isAltGraph = event.getModifierState('AltGraph');
  if (key.length === 1 && (isAltGraph || (!ctrlKey && !metaKey && !altKey))) return { kind: 'text', text: key };
  const isEditing = editingKeys.has(key) && !ctrlKey && !metaKey && !altKey;
  return matchesAnyKey(event) || isEditing ? { kind: 'key', key, ctrlKey: ctrlKey || metaKey, shiftKey } : null;
}

export function isEnter(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'key' && stroke.key === 'Enter' && !stroke.ctrlKey;
}

/** Whether a keystroke is text input; a blank alone is not, because it presses buttons. */
export function isText(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'text' && stroke.text !== ' ';
}
