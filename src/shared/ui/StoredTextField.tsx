import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { TextField, type TextFieldProps } from './TextField';

interface StoredTextFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref'
> {
  /** What the store has. */
  readonly value: string;
  readonly onTyped: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement | null>;
}

/** Milliseconds without a key. */
const typingPause = 150;

/**
 * A text field whose words the store keeps. A key never waits for what the desk works out from it: the store hears of it when
 * the typing pauses, and in any case before Enter, a shortcut or another place on the screen does anything with it.
 */
export function StoredTextField({ value, onTyped, ref, ...field }: StoredTextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTold = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useLayoutEffect(() => {
    // What is being typed is newer than what the store says.
    if (isTold.current && input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  const tell = () => {
    clearTimeout(pause.current);
    if (isTold.current || input.current === null) return;
    isTold.current = true;
    onTyped(input.current.value);
  };
  return (
    <TextField
      ref={input}
      {...field}
      defaultValue={value}
      onChange={() => {
        isTold.current = false;
        clearTimeout(pause.current);
        pause.current = setTimeout(tell, typingPause);
      }}
      onBlur={tell}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key.length > 1 || ctrlKey || metaKey || altKey) tell();
      }}
    />
  );
}
