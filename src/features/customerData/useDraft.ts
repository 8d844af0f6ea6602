import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Dispatches the form values on every change, so that a reload loses no input (UX 5). */
export function useDraft<Input extends FieldValues>(
  { watch, getValues }: UseFormReturn<Input>,
  keep: (draft: Input) => void,
): void {
  useEffect(() => {
    const subscription = watch(() => {
      keep(getValues());
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [watch, getValues, keep]);
}
