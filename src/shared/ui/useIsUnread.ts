import { useEffect, useRef, type KeyboardEvent } from 'react';
import { readingTime } from '../keyboard/openQuestion';
import { pressTimeOf } from '../keyboard/pressTime';

/** A dialog or a step ends in the rendering that is being committed: what begins in it takes its place. */
let isReplacing = false;

/**
 * Returns whether a press of Enter comes too early for a dialog, or a step, that took the place of another one: it is the second press on
 * that one, and must not confirm or close what nobody could read yet.
 */
export function useIsUnread(step: string): (event: KeyboardEvent) => boolean {
  const shown = useRef({ step, readableAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const readableAt = isReplacing ? performance.now() + readingTime : Number.NEGATIVE_INFINITY;
    shown.current = { step, readableAt };
    return () => {
      isReplacing = true;
      queueMicrotask(() => {
        isReplacing = false;
      });
    };
  }, [step]);
  return (event) => event.key === 'Enter' && pressTimeOf(event.nativeEvent) < shown.current.readableAt;
}
