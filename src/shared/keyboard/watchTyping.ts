/** Watches in which text field the agent has typed since it got the focus. */
export function watchTyping() {
  let field: HTMLInputElement | HTMLTextAreaElement | null = null;
  /** What the field held after the last key; another value means that the application has set it. */
  let typed = '';

  const onFocusIn = () => {
    field = null;
  };
  const onInput = ({ target }: Event) => {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    field = isText ? target : null;
    typed = isText ? target.value : '';
  };
  /** After Enter the application has what was typed, so the browser's own undo is not meant any more. */
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') field = null;
  };
  return {
    /** True where the browser has something of its own to undo in the focused field. */
    isInTypedField: (): boolean => field !== null && field === document.activeElement && field.value === typed,
    listen: (target: Document): (() => void) => {
      target.addEventListener('focusin', onFocusIn);
      target.addEventListener('keydown', onKeyDown, { capture: true });
      target.addEventListener('input', onInput, { capture: true });
      return () => {
        target.removeEventListener('focusin', onFocusIn);
        target.removeEventListener('keydown', onKeyDown, { capture: true });
        target.removeEventListener('input', onInput, { capture: true });
      };
    },
  };
}
