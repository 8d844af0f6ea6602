import { useState } from 'react';
import { FieldForm } from './FieldForm';

interface NumberFormProps {
  readonly label: string;
  readonly hint: string;
  /** Initial value of the field. */
  readonly initial: string;
  /** Parses the typed text into the number; empty where it contains none. */
  readonly read: (typed: string) => string;
  /** Shown on submit without a number; omitted where none is required. */
  readonly missingText?: string | undefined;
  /** The known problem of a number, such as a failed request for it. */
  readonly problemOf: (number: string) => string | undefined;
  readonly submitText: string;
  readonly onSubmit: (number: string) => void;
  readonly className?: string | undefined;
}

/** Renders the form for a number that the caller names; the first input of a screen. */
export function NumberForm({ initial, read, missingText, problemOf, onSubmit, ...field }: NumberFormProps) {
  const [typed, setTyped] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const number = read(typed);
  return (
    <FieldForm
      {...field}
      inputMode="numeric"
      autoFocus
      value={typed}
      error={isMissing ? missingText : problemOf(number)}
      submitLook="primary"
      onType={(text) => {
        setTyped(text);
        setIsMissing(false);
      }}
      onSubmit={() => {
        const isRefused = missingText !== undefined && number === '';
        setIsMissing(isRefused);
        if (!isRefused) onSubmit(number);
      }}
    />
  );
}
