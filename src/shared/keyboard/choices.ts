/** Marks a control with the character that chooses it, or with several and blanks between them (UX Keys). */
export const choiceAttribute = 'data-choice';

const textFields = 'input:not([type=radio], [type=checkbox]), textarea, select';

export function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(textFields);
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target' | 'preventDefault'>;

/** The character of a choice by its position in the list: `1` to `9`, then `0`; none after ten choices. */
export function choiceOf(index: number): string | undefined {
  return index < 10 ? String((index + 1) % 10) : undefined;
}

/** The characters that choose something in `container` now. */
export function choicesIn(container: ParentNode | null): readonly string[] {
  const controls = container?.querySelectorAll(`[${choiceAttribute}]`) ?? [];
  return [...controls].flatMap((control) => control.getAttribute(choiceAttribute)?.split(' ') ?? []);
}

/**
 * Focuses and clicks the control in `container` whose character was pressed (`data-choice-focuses`: focuses it only). Ignores text fields, which take the
 * character, and modifiers. Returns the control, which may be disabled, or null.
 */
export function chooseByKey(container: ParentNode | null, event: Press): HTMLElement | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key.length !== 1 || ctrlKey || metaKey || altKey || isTextField(target)) return null;
  const control = container?.querySelector(`[${choiceAttribute}~="${CSS.escape(key.toLowerCase())}"]`);
  if (!(control instanceof HTMLElement)) return null;
  event.preventDefault();
  if (event.repeat) return null;
  control.focus();
  if (!control.hasAttribute('data-choice-focuses')) control.click();
  return control;
}
