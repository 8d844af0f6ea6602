import { isTextField } from './choices';
import { lineTime } from './keyBuffer';
import { pressTimeOf } from './pressTime';
import { typeInto } from './typeInto';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where a number goes that is typed where none is expected: the field that the screen names as home of the focus. */
export function numberField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[data-focus-home]');
}

export function isDigit({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Types what was pressed into the field for numbers. Returns false where the screen has none. */
export function typeNumber(digits: string): boolean {
  const field = numberField();
  if (field === null) return false;
  field.focus();
  typeInto(field, digits);
  return true;
}

let stopWatching: () => void = () => undefined;

/**
 * Watches for the digit that shows that a choice by `digit` was the beginning of a number: pressed next, and within the time in
 * which a line is typed. Then undoes the choice and types both digits into the field for numbers (UX Keys).
 */
export function watchForNumber(choice: {
  readonly digit: string;
  readonly at: number;
  readonly undo: () => void;
}): void {
  stopWatching();
  const onKeyDown = (event: KeyboardEvent) => {
    stopWatching();
    const isLate = pressTimeOf(event) - choice.at >= lineTime;
    // A text field that the choice has led to takes the digit itself.
    const isElsewhere = isTextField(event.target) && event.target !== numberField();
    if (!isDigit(event) || event.repeat || isLate || isElsewhere || numberField() === null) return;
    event.preventDefault();
    event.stopPropagation();
    choice.undo();
    typeNumber(choice.digit + event.key);
  };
  const stop = () => stopWatching();
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('pointerdown', stop, { capture: true });
  stopWatching = () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('pointerdown', stop, { capture: true });
  };
}
