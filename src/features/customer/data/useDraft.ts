import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands the form values to `keep` on every change, so that a reload loses no input (UX 5). */
export function useDraft<Input extends FieldValues>(
  { watch, getValues }: UseFormReturn<Input>,
  keep: (draft: Input) => void,
): void {
  const onChange = useEffectEvent(keep);
  useEffect(() => {
    const subscription = watch(() => onChange(getValues()));
    return () => subscription.unsubscribe();
  }, [watch, getValues]);
}
