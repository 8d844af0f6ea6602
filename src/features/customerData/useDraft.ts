import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keystrokes within this time are one draft. */
const draftDelay = 300;

/** Hands on what is being typed, so that a reload does not lose it (UX principle 5); also what stands there at the end. */
export function useDraft<Input extends FieldValues>(
  { watch, getValues }: UseFormReturn<Input>,
  keep: (draft: Input) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      timer = undefined;
      keep(getValues());
    };
    const subscription = watch(() => {
      timer ??= setTimeout(keepNow, draftDelay);
    });
    return () => {
      subscription.unsubscribe();
      if (timer !== undefined) keepNow();
    };
  }, [watch, getValues, keep]);
}
