export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Inserts text at the caret, with the event by which React hears of it. */
export function typeInto(field: TypedField, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
