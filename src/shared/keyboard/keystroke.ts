import { matchesAnyKey } from './keys';

/** One key press, as it is kept and replayed: a character, or a key by its `KeyboardEvent.key`. */
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

/** Null for what belongs to the browser or the system: modifiers alone, its shortcuts, characters being composed. */
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

/** A character of a line being typed; a blank alone presses buttons. */
export function isText(stroke: Keystroke | undefined): boolean {
  return stroke?.kind === 'text' && stroke.text !== ' ';
}
