import { flushSync } from 'react-dom';
import { isTextField } from './choices';
import { lineTime } from './keyBuffer';
import { readingTime } from './openQuestion';
import { pressTimeOf } from './pressTime';
import { typeInto } from './typeInto';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The field that gets a number which is typed outside a text field: the one that the screen marks as home of the focus. */
export function numberField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[data-focus-home]');
}

export function isDigit({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Focuses the field for numbers and inserts the digits. Returns false where the screen has no such field. */
export function typeNumber(digits: string): boolean {
  const field = numberField();
  if (field === null) return false;
  field.focus();
  typeInto(field, digits);
  return true;
}

let stopWatching: () => void = () => undefined;

/**
 * Call it after a choice by `digit`. If the next key is a digit too and follows within `lineTime`, a number is being typed: undoes the
 * choice and types both digits into the field for numbers (UX Keys). Any other key or a click ends the watch. If the choice has moved the
 * focus to a text field, the digit belongs there; to a dialog, only if it was visible long enough to be read.
 */
export function watchForNumber(choice: {
  readonly digit: string;
  readonly at: number;
  readonly undo: () => void;
}): void {
  stopWatching();
  const onKeyDown = (event: KeyboardEvent) => {
    stopWatching();
    const sinceChoice = pressTimeOf(event) - choice.at;
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    const isInField = isTextField(event.target) && event.target !== numberField();
    const isElsewhere = isInField || (isInDialog && sinceChoice >= readingTime);
    if (!isDigit(event) || event.repeat || sinceChoice >= lineTime || isElsewhere || numberField() === null) return;
    event.preventDefault();
    event.stopPropagation();
    // Renders synchronously: a dialog that the choice has opened is closed before the field gets the focus.
    flushSync(choice.undo);
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
