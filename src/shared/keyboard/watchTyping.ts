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
  return {
    /** True where the browser has something of its own to undo in the focused field. */
    isInTypedField: (): boolean => field !== null && field === document.activeElement && field.value === typed,
    listen: (target: Document): (() => void) => {
      target.addEventListener('focusin', onFocusIn);
      target.addEventListener('input', onInput, { capture: true });
      return () => {
        target.removeEventListener('focusin', onFocusIn);
        target.removeEventListener('input', onInput, { capture: true });
      };
    },
  };
}
