import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands on each key of what is being typed: a reload must not lose the last word (UX 5). */
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
