import { isEnter, type Keystroke } from './keystroke';
import { notePressTime } from './pressTime';
import { typeInto, type TypedField } from './typeInto';

/** Replays each keystroke at the focused element with the effect that the browser gives a real key press. */
export async function replayKeys(next: () => Keystroke | undefined): Promise<void> {
  for (let stroke = next(); stroke !== undefined; stroke = next()) {
    const target = document.activeElement ?? document.body;
    await press(target, stroke);
    // Waits for a task, so that the application renders and moves the focus between two keys.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function press(target: Element, stroke: Keystroke): Promise<void> {
  if (stroke.kind === 'paste') {
    paste(target, stroke.text);
    return;
  }
  const key = stroke.kind === 'text' ? stroke.text : stroke.key;
  const modifiers = stroke.kind === 'text' ? {} : { ctrlKey: stroke.ctrlKey, shiftKey: stroke.shiftKey };
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  notePressTime(event, stroke.at);
  if (!target.dispatchEvent(event)) return;
  // Waits for microtasks, so that listeners' changes are rendered before the default action, as with a real key.
  await Promise.resolve();
  if (stroke.kind === 'text') {
    if (isTextField(target)) typeInto(target, stroke.text);
    else if (stroke.text === ' ' && target instanceof HTMLElement) target.click();
  } else if (isEnter(stroke)) pressEnter(target);
  else if (key === 'Backspace' && isTextField(target)) erase(target);
  else if (key === 'Tab') moveFocus(target, stroke.shiftKey ? -1 : 1);
}

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && isTextField(target)) typeInto(target, text);
}

function isTextField(target: Element): target is TypedField {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type))
  );
}

function erase(field: TypedField): void {
  const end = field.selectionEnd ?? 0;
  const start = field.selectionStart ?? 0;
  field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
}

function pressEnter(target: Element): void {
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) target.click();
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit();
}

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

function moveFocus(from: Element, step: 1 | -1): void {
  const places = [...document.querySelectorAll<HTMLElement>(focusable)].filter((place) => place.checkVisibility());
  const at = places.findIndex((place) => place === from);
  places.at((at + step) % places.length)?.focus();
}
