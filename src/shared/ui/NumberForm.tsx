import { useState } from 'react';
import { FieldForm } from './FieldForm';

interface NumberFormProps {
  readonly label: string;
  readonly hint: string;
  /** What stands in the field at first. */
  readonly initial: string;
  /** The number in what was typed; empty where there is none. */
  readonly read: (typed: string) => string;
  /** Shown on submit without a number; left out where none is needed. */
  readonly missingText?: string | undefined;
  /** What is known about this number. */
  readonly problemOf: (number: string) => string | undefined;
  readonly submitText: string;
  readonly onSubmit: (number: string) => void;
  readonly className?: string | undefined;
}

/** One number that the caller names, typed and submitted as the first thing of a screen. */
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
