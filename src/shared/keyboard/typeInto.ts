export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Inserts text at the caret and dispatches the `input` event that React listens for. */
export function typeInto(field: TypedField, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
