import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { TextField, type TextFieldProps } from './TextField';

interface StoredTextFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref'
> {
  /** The value in the store. */
  readonly value: string;
  readonly onTyped: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement | null>;
}

/** Milliseconds without a key press before the value is dispatched. */
const typingPause = 150;

/**
 * Renders a text field whose value is in the store. Debounces the dispatch until typing pauses, so that no key press
 * waits for recalculations; flushes it before Enter, a shortcut or any interaction elsewhere.
 */
export function StoredTextField({ value, onTyped, ref, ...field }: StoredTextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDispatched = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useLayoutEffect(() => {
    // Text being typed is newer than the value in the store, and stays. Assigns `value` even if the field shows it already through
    // `defaultValue`: React fires `onChange` only for a text other than the one last assigned, and would miss that the field is cleared.
    if (isDispatched.current && input.current !== null) input.current.value = value;
  }, [value]);
  const flush = () => {
    clearTimeout(pause.current);
    if (isDispatched.current || input.current === null) return;
    isDispatched.current = true;
    onTyped(input.current.value);
  };
  return (
    <TextField
      ref={input}
      {...field}
      defaultValue={value}
      onChange={() => {
        isDispatched.current = false;
        clearTimeout(pause.current);
        pause.current = setTimeout(flush, typingPause);
      }}
      onBlur={flush}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key.length > 1 || ctrlKey || metaKey || altKey) flush();
      }}
    />
  );
}
