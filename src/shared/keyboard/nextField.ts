/** Marks a field whose content is only a suggestion until the agent has visited the field. */
const suggestedAttribute = 'data-suggested';
/** Marks a field that a lookup is about to fill. */
const lookupAttribute = 'data-looked-up';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isOpen(field: Field): boolean {
  if (field.disabled) return false;
  const isMissing = field.required && field.value.trim() === '';
  return isMissing || field.getAttribute('aria-invalid') === 'true' || field.hasAttribute(suggestedAttribute);
}

/**
 * The next field of the form, after `from`, that still has to be filled: required and empty, refused, or holding a
 * suggestion. One that a lookup fills counts only where nothing else is open. Null: the form can be submitted.
 */
function nextOpenField(from: Field): Field | null {
  const fields = [...(from.form?.querySelectorAll<Field>('input, select, textarea') ?? [])];
  const open = fields.slice(fields.indexOf(from) + 1).filter(isOpen);
  return open.find((field) => !field.hasAttribute(lookupAttribute)) ?? open[0] ?? null;
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * Enter in a field of a form goes to the next field that has to be filled and submits the form where none is left (UX
 * Keys). Enter on a button presses it.
 */
export function moveOnByEnter(event: Press): void {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  if (repeat) return;
  const next = nextOpenField(target);
  if (next === null) target.form?.requestSubmit();
  else goTo(next);
}

/** Goes to the next open field; stays where none is left. */
export function goToNextField(from: Field): void {
  const next = nextOpenField(from);
  if (next !== null) goTo(next);
}

function goTo(field: Field): void {
  field.focus();
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select();
}
